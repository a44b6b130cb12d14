import { isStrongPassword } from '@smile/contract/password';
import { z } from 'zod';

export function repeatedPasswordSchema(required: string) {
  return z.string().min(1, required);
}

/**
 * The confirm field must repeat the password. Checked whatever the other fields contain, but only if the password
 * itself is valid: equality then implies strength.
 */
export function mustRepeat(passwordField: string, confirmField: string, message: string) {
  const isJudged = (values: Record<string, unknown>) =>
    isStrongPassword(String(values[passwordField] ?? '')) && Boolean(values[confirmField]);
  return {
    isRepeated: (values: Record<string, unknown>) => values[passwordField] === values[confirmField],
    options: { message, path: [confirmField], when: ({ value }: { value: unknown }) => isJudged(value as never) },
  };
}
