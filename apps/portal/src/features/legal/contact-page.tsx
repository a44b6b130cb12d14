import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'Write to us',
    text: 'Your contact person at Smile, or whoever introduced you to this portal, is happy to hear from you. Tell us the name of your organization and what you have in mind: we switch on Production Mode, raise your allowances and help with your account.',
  },
  {
    heading: 'When something does not work',
    text: 'Tell us what you were doing, and the request ID that stands below the message; the button beside it copies it. The service status, in the menu of the portal, shows whether something is out of order at the moment.',
  },
  {
    heading: 'Find it yourself',
    text: 'The documentation, in the menu of the portal, shows step by step how to connect an account, read its data and receive webhooks.',
  },
];

/** Where contact links lead while the operator has named no page. */
export function ContactPage() {
  return (
    <LegalLayout
      title="Contact us"
      lead="Questions about Production Mode, your allowances or your account? We are glad to help."
      sections={sections}
    />
  );
}
