import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'Production Mode, higher allowances, help',
    text: 'Write to the person or team that gave you the address of this portal: they can switch on Production Mode for your organization, raise its allowances and help with an account. Name your organization, and the request ID where something failed.',
  },
  {
    heading: 'Before you write',
    text: 'The documentation answers how to connect an account, read its data and receive webhooks, and the service status says whether something is out of order at the moment.',
  },
];

/** Where contact links lead while the operator has named no page. */
export function ContactPage() {
  return <LegalLayout title="Contact us" lead="How to reach who runs this portal." sections={sections} />;
}
