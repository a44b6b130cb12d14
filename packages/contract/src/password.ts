import { z } from 'zod';

export const passwordMessage =
  'Password must have at least 8 characters and contain a mix of uppercase and lowercase alphanumeric and special characters (i.e. a-z, A-Z, 0-9, !@#$%^&*()-+ etc.)';

/** In characters; the maximum keeps hashing cheap. */
const passwordLimits = { min: 8, max: 200 } as const;

const rules = [/[a-z]/, /[A-Z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** At least 8 characters with a lowercase and an uppercase ASCII letter, a digit and ASCII punctuation. */
export function isStrongPassword(value: string): boolean {
  return (
    value.length >= passwordLimits.min && value.length <= passwordLimits.max && rules.every((rule) => rule.test(value))
  );
}

/** A new password; `required` is the message for an empty field. */
export function newPasswordSchema(required: string) {
  return z
    .string()
    .min(1, { error: required, abort: true })
    .refine(isStrongPassword, { message: passwordMessage, abort: true });
}
