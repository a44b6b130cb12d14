import { z } from 'zod';

/** Digits with an optional leading plus; `label` starts both error messages. */
export function phoneNumberSchema(label: string) {
  return z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .regex(/^\+?\d{1,20}$/, `${label} must be a number`);
}

/** Display form of a phone number: always with "+"; MD5 hashes and local numbers stay unchanged. */
export function showMobileNumber(number: string): string {
  return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : number;
}
