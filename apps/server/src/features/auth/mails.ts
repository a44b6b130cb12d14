import type { Config } from '../../config.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface LinkMail {
  to: string;
  firstName: string;
  token: string;
}

const ignore = 'If you did not ask for this, you can ignore this email.';

export function confirmMail(config: Config, { to, firstName, token }: LinkMail): Mail {
  return composeMail({
    to,
    subject: 'Confirm your email address',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Welcome to the Smile Developer Portal. Please confirm your email address to finish your registration.',
      'The link works once and expires in 10 minutes.',
    ],
    button: { label: 'Confirm email address', url: `${config.portalUrl}/confirm?token=${token}` },
    footnote: ignore,
  });
}

export function resetMail(config: Config, { to, firstName, token }: LinkMail): Mail {
  return composeMail({
    to,
    subject: 'Reset your password',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'You can set a new password for the Smile Developer Portal with the link below.',
      'The link works once and expires in 10 minutes.',
    ],
    button: { label: 'Reset password', url: `${config.portalUrl}/resetPassword?token=${token}` },
    footnote: ignore,
  });
}

export function alreadyRegisteredMail(config: Config, to: string, firstName: string): Mail {
  return composeMail({
    to,
    subject: 'You already have an account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Somebody tried to register at the Smile Developer Portal with this email address, which has an account already.',
      'If it was you, log in, or reset your password if you no longer know it.',
    ],
    button: { label: 'Log in', url: `${config.portalUrl}/login` },
    footnote: ignore,
  });
}

export function alreadyInvitedMail(config: Config, to: string): Mail {
  return composeMail({
    to,
    subject: 'An invitation is waiting for you',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody tried to register at the Smile Developer Portal with this email address, which has been invited to a team.',
      'Accept the invitation with the link of that email. Once it has expired you can register an organization of your own.',
    ],
    button: { label: 'Open the portal', url: `${config.portalUrl}/login` },
    footnote: ignore,
  });
}
