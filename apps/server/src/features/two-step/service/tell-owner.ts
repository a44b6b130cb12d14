import type { Developer } from '@smile/contract/developers';
import type { TenantContext } from '../../../context.ts';
import { composeMail } from '../../../platform/mail/compose.ts';
import { sendMail } from '../../../platform/mail/mail.ts';

const news = {
  'totp-added': ['An authenticator app was added to your account', 'From now on you sign in with a code of it.'],
  'totp-removed': ['The authenticator app was removed from your account', 'Its codes stop working.'],
  'passkey-added': ['A passkey was added to your account', 'It can be used as the second step of signing in.'],
  'passkey-removed': ['A passkey was removed from your account', 'You can no longer sign in with it.'],
  'codes-renewed': ['Your recovery codes were replaced', 'The earlier ones no longer work.'],
  'code-used': [
    'A recovery code was used to sign in',
    'It does not work again. Create new codes before you run out of them.',
  ],
  reset: [
    'Two-step sign-in was reset for your account',
    'An administrator of your organization removed all your second steps, and all your sessions were ended. You sign in with your password alone until you set up a new one.',
  ],
  'wrong-codes': [
    'Somebody entered wrong codes for your account',
    'The password was right, the codes of the second step were not. If that was not you, somebody knows your password.',
  ],
} as const;
export type TwoStepNews = keyof typeof news;

/** Mails the account's owner about a second-factor event. */
export async function tellOwner(
  tx: TenantContext,
  owner: Pick<Developer, 'emailAddress' | 'firstName'>,
  kind: TwoStepNews,
): Promise<void> {
  const [subject, text] = news[kind];
  await sendMail(
    tx,
    composeMail({
      to: owner.emailAddress,
      subject,
      greeting: `Hello ${owner.firstName},`,
      paragraphs: [`${subject}. ${text}`],
      button: { label: 'Open your account', url: `${tx.config.portalUrl}/account/organization?changePassword=true` },
      footnote: 'If it was not you, change your password now and tell an administrator of your organization.',
    }),
  );
}
