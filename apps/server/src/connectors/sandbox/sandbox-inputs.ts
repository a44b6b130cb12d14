import { type AccountErrorCode, accountErrors } from '@smile/contract/accounts';
import type { Person } from './persons.ts';

/** Inputs that trigger specific outcomes, as listed in `docs/connectors.md`. */
export const sandboxInputs = {
  rightCode: { input: '1234', effect: 'The verification code that is accepted.' },
  expiredCode: { input: '0000', effect: 'As a verification code: fails with MFA_TIMEOUT.' },
  loginError: { input: 'error:', effect: 'As the password, followed by an error code: the login fails with it.' },
  fetchError: {
    input: 'fetch-error:',
    effect: 'As the password, followed by an error code: the login works and reading the data fails with it.',
  },
  syncError: {
    input: 'sync-error:',
    effect: 'As the password, followed by an error code: all works on the first day, later readings fail with it.',
  },
  slow: {
    input: 'slow:',
    effect: 'At the end of any password, followed by seconds (at most 60): reading the data takes that long.',
  },
} as const;

const maxDelaySeconds = 60;

type PasswordMeaning =
  | { loginError: AccountErrorCode }
  | {
      loginError: null;
      fetchError: AccountErrorCode | null;
      syncError: AccountErrorCode | null;
      delaySeconds: number;
    };

export function interpretPassword(person: Person, password: string): PasswordMeaning {
  const [base, delaySeconds] = splitDelay(password);
  const loginError = readCode(base, sandboxInputs.loginError.input);
  if (loginError) return { loginError };
  const fetchError = readCode(base, sandboxInputs.fetchError.input);
  const syncError = readCode(base, sandboxInputs.syncError.input);
  const isRight = base === person.password || (base === '' && delaySeconds > 0);
  if (!fetchError && !syncError && !isRight) return { loginError: 'INVALID_CREDENTIALS' };
  return { loginError: null, fetchError, syncError, delaySeconds };
}

function splitDelay(password: string): [base: string, delaySeconds: number] {
  const match = new RegExp(`^(.*?)\\s*${sandboxInputs.slow.input}(\\d{1,3})$`).exec(password);
  return match ? [match[1]!, Math.min(Number(match[2]), maxDelaySeconds)] : [password, 0];
}

function readCode(password: string, prefix: string): AccountErrorCode | null {
  if (!password.startsWith(prefix)) return null;
  const code = password.slice(prefix.length);
  return Object.hasOwn(accountErrors, code) ? (code as AccountErrorCode) : null;
}
