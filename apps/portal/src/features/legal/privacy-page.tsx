import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: '1. What this policy covers',
    text:
      'It covers the personal data of the people who use this portal, and explains how the data of end users ' +
      'who connect an account or upload a document is handled on behalf of the organization that asked for it.',
  },
  {
    heading: '2. Portal users',
    text:
      'The portal keeps your name, email address, job title, organization, role, optional mobile number and ' +
      'picture, and a record of security-relevant actions such as logins, key changes and deletions. They are ' +
      'used to run your account, to keep it secure and to answer your questions.',
  },
  {
    heading: '3. What stays in your browser',
    text:
      'After you log in, your browser keeps the tokens of your login, the chosen mode and the chosen colour ' +
      'theme in its local storage. Logging out removes the tokens. The portal sets no advertising cookies and ' +
      'loads nothing from third parties.',
  },
  {
    heading: '4. End users',
    text:
      'The organization that asks for the data decides about its purpose and is responsible for it. The ' +
      'platform fetches it only after the person has consented, shows which kinds of data are shared, and ' +
      'stores it for that organization alone. The sign-in details a person enters to connect an account are ' +
      'encrypted, used only for the connection, and never shown to the organization.',
  },
  {
    heading: '5. Who receives data',
    text: 'Data goes to the organization the person consented to share it with, and to the providers of hosting and email that the operator of this portal uses under contract. It is not sold.',
  },
  {
    heading: '6. How long data is kept',
    text:
      'Data is kept as long as the account it belongs to, and deleted when a person or an organization revokes ' +
      'the connection. Confirmation and reset links end after 10 minutes. Records that the law requires are ' +
      'kept for the required time.',
  },
  {
    heading: '7. Your rights',
    text:
      'You may ask what is stored about you, have it corrected, exported or deleted, and withdraw a consent at ' +
      'any time. Portal users ask the operator of this portal; end users ask the organization they shared ' +
      'their data with, or revoke the connection themselves.',
  },
];

export function PrivacyPage() {
  return (
    <LegalLayout
      title="Privacy Policy"
      lead="Which personal data the Smile Developer Portal handles, why, and for how long."
      sections={sections}
    />
  );
}
