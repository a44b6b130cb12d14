import { z } from 'zod';

/** Digits, with or without the leading plus of an international number; `label` begins both messages. */
export function phoneNumberSchema(label: string) {
  return z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .regex(/^\+?\d{1,20}$/, `${label} must be a number`);
}

/** A phone number on a screen: with "+" however it was sent; its MD5 and local numbers stay as they are. */
export function showMobileNumber(number: string): string {
  return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : number;
}
