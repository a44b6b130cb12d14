import type { Config } from '../../config.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface Invitation {
  to: string;
  inviterName: string;
  organization: string;
  url: string;
}

export function inviteMail({ to, inviterName, organization, url }: Invitation): Mail {
  return composeMail({
    to,
    subject: `${inviterName} invited you to the Smile Developer Portal`,
    greeting: 'Hello,',
    paragraphs: [
      `${inviterName} invited you to join ${organization} on the Smile Developer Portal.`,
      'The link works once and expires in 7 days.',
    ],
    button: { label: 'Accept invitation', url },
    footnote: 'If you did not expect this, you can ignore this email.',
  });
}

export function passwordChangedMail(to: string, firstName: string, portalUrl: string): Mail {
  return composeMail({
    to,
    subject: 'Your password was changed',
    greeting: `Hello ${firstName},`,
    paragraphs: ['The password of your Smile Developer Portal account was changed, and every session was ended.'],
    button: { label: 'Log in', url: `${portalUrl}/login` },
    footnote: 'If it was not you, reset your password now and tell an administrator of your organization.',
  });
}

export function confirmNewEmailMail(
  config: Config,
  { to, firstName, token }: { to: string; firstName: string; token: string },
): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new email address',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Please confirm that this is your new email address for the Smile Developer Portal. You log in with it from then on.',
      'The link works once and expires in 10 minutes.',
    ],
    button: { label: 'Confirm email address', url: `${config.portalUrl}/confirm?token=${token}&change=true` },
    footnote: 'If you did not ask for this, you can ignore this email.',
  });
}

/** Sent to the current address, since its owner may not have requested the change. */
export function emailChangeAskedMail(to: string, firstName: string, portalUrl: string): Mail {
  return composeMail({
    to,
    subject: 'A change of your email address was requested',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Another email address was entered for your Smile Developer Portal account. It takes effect once it is confirmed; until then you log in with this one.',
    ],
    button: { label: 'Open your account', url: `${portalUrl}/account/organization` },
    footnote: 'If it was not you, change your password now and tell an administrator of your organization.',
  });
}

/** Sent to the previous address, since its owner may not have requested the change. */
export function emailChangedMail(to: string, firstName: string, portalUrl: string): Mail {
  return composeMail({
    to,
    subject: 'Your email address was changed',
    greeting: `Hello ${firstName},`,
    paragraphs: ['You now log in to the Smile Developer Portal with another email address than this one.'],
    button: { label: 'Log in', url: `${portalUrl}/login` },
    footnote: 'If it was not you, tell an administrator of your organization.',
  });
}
