import type { AccountErrorCode } from '@smile/contract/accounts';
import { translate } from '../languages/translate.ts';

export interface AccountErrorText {
  title: string;
  advice: string;
  /** False if a retry with the same account can only fail. */
  canRetry: boolean;
}

/** Explains the error in plain words with advice; `provider` is the provider's name. */
export function describeAccountError(code: AccountErrorCode, provider: string): AccountErrorText {
  const [title, advice, canRetry = true] = texts[code] ?? texts.SYSTEM_ERROR;
  const fill = (text: string) => translate(text, { provider });
  return { title: fill(title), advice: fill(advice), canRetry };
}

const texts: Record<AccountErrorCode, [title: string, advice: string, canRetry?: false]> = {
  ACCOUNT_DISABLED: [
    'This account is disabled',
    '{provider} says that your account is disabled. Ask {provider} to turn it on again, or choose another account.',
  ],
  ACCOUNT_INACCESSIBLE: [
    'We could not open this account',
    '{provider} did not let us in. Check that you can sign in on its own website or app, then try again.',
  ],
  ACCOUNT_INCOMPLETE: [
    'Your account is not fully set up',
    'Finish setting up your account on the website or app of {provider}, then come back and try again.',
  ],
  ACCOUNT_LOCKED: [
    'Your account is locked',
    '{provider} has locked your account, often after several wrong passwords. Unlock it with {provider}, then try again.',
  ],
  AUTH_REQUIRED: [
    'Your sign-in details did not arrive',
    '{provider} did not receive your sign-in details. Please enter them again.',
  ],
  EXPIRED_CREDENTIALS: [
    'Your password has expired',
    'Set a new password on the website or app of {provider}, then sign in here with the new one.',
  ],
  INVALID_ACCOUNT_TYPE: [
    'This kind of account cannot be connected',
    'Your login at {provider} belongs to a kind of account that we cannot use. Choose another account.',
    false,
  ],
  INVALID_AUTH: [
    'Signing in did not work',
    'Something went wrong while signing in to {provider}, and your details may well be right. Please try again.',
  ],
  INVALID_CREDENTIALS: [
    'Wrong sign-in details',
    '{provider} did not accept them. Check what you entered, capital letters included, and try again.',
  ],
  INVALID_MFA: ['Wrong verification code', '{provider} did not accept the code. Start again to get a new one.'],
  MFA_TIMEOUT: ['The verification code has expired', 'The code was not entered in time. Start again to get a new one.'],
  SERVICE_UNAVAILABLE: [
    '{provider} is not available',
    'It may be down or under maintenance. Try again in a few minutes, or choose another account.',
  ],
  SYSTEM_ERROR: [
    'Something went wrong',
    'A problem on our side stopped the connection. It is not your fault. Please try again.',
  ],
  TOS_REQUIRED: [
    '{provider} has new terms for you',
    'Sign in on the website or app of {provider} and accept its terms, then come back and try again.',
  ],
  UNSUPPORTED_AUTH_TYPE: [
    'This way of signing in is not supported',
    'Your account at {provider} signs in in a way that we cannot use yet. Choose another account.',
    false,
  ],
  UNSUPPORTED_MFA_METHOD: [
    'This verification method is not supported',
    '{provider} wants to verify you in a way that we cannot use yet. If it can send you a code instead, switch to that and try again.',
  ],
};
