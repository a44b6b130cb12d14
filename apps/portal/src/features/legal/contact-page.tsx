import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'Production Mode, higher allowances, help',
    text: 'This installation has named no contact page of its own. Ask the person or team that gave you its address: they run it, can switch on Production Mode for your organization and raise its allowances.',
  },
  {
    heading: 'You run this installation',
    text: 'Set CONTACT_URL to a web page or a mailto: address, and every contact link in the portal leads there instead of here. Production Mode and allowances are set with the operator’s command line: npm run operator.',
  },
];

/** Where contact links lead while the operator has named no page. */
export function ContactPage() {
  return <LegalLayout title="Contact us" lead="How to reach who runs this portal." sections={sections} />;
}
