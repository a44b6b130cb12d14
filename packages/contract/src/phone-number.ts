import { z } from 'zod';

/** Digits, with or without the leading plus of an international number; `label` begins both messages. */
export function phoneNumberSchema(label: string) {
  return z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .regex(/^\+?\d{1,20}$/, `${label} must be a number`);
}
