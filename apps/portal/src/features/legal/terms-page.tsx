import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: '1. Who these terms bind',
    text:
      'These terms apply between the operator of this portal and the organization you register. By creating an ' +
      'account you confirm that you may act for that organization. Everyone your organization invites uses the ' +
      'portal under the same terms.',
  },
  {
    heading: '2. What you get',
    text:
      'The portal gives your organization API keys, settings, and access to the employment, income, identity, ' +
      'account and document data that end users choose to share with you. Sandbox Mode works with test people ' +
      'and test data. Production Mode works with real people and is switched on for your organization on ' +
      'request.',
  },
  {
    heading: '3. Your account',
    text:
      'Give correct details, keep passwords and API secrets to yourself, and deactivate a key at once when you ' +
      'believe that someone else knows it. What is done with your keys and accounts counts as done by your ' +
      'organization. Passwords have to be changed every 90 days.',
  },
  {
    heading: '4. End users and their consent',
    text:
      'Ask for data only with the informed consent of the person concerned, only for the purpose you named, ' +
      'and only as much as that purpose needs. Let people withdraw their consent as easily as they gave it. ' +
      'Never ask for, store or use the sign-in details with which they connect their accounts.',
  },
  {
    heading: '5. What is not allowed',
    text:
      'Do not sell the data, use it to discriminate unlawfully, try to identify people in test data, probe or ' +
      'overload the service, go around its limits, or give access to organizations that are not bound by these ' +
      'terms.',
  },
  {
    heading: '6. Availability and changes',
    text:
      'Features labelled Alpha or Beta may change or end. Other features change only with notice. Data comes ' +
      'from third parties and from documents that people upload: check it before you take a decision that ' +
      'affects a person.',
  },
  {
    heading: '7. Ending the agreement',
    text:
      'Your organization may stop using the portal at any time. The operator may suspend access that breaks ' +
      'these terms or endangers others. When the agreement ends, keys stop working and stored data is deleted ' +
      'as the Privacy Policy says, unless the law requires it to be kept.',
  },
];

export function TermsPage() {
  return (
    <LegalLayout
      title="Terms and Conditions"
      lead="The rules for using the Smile Developer Portal and its API."
      sections={sections}
    />
  );
}
