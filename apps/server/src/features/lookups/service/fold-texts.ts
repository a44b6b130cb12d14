import { foldAccents } from '../../../platform/text.ts';

/** An ñ that a system with another encoding has damaged: `MU?OZ`, `Mu\uFFFDoz`, `MuÃ±oz`. */
const damagedEnye = /(?<=\p{L})(?:[?\uFFFD]|Ã[‘±\u0091])(?=\p{L})/gu;

/**
 * Splits a text into words for comparison: removes accents and apostrophes, lower-cases, and treats other punctuation
 * as spaces. `Ma. Cristina D’Angelo-Peña` becomes `ma`, `cristina`, `dangelo`, `pena`.
 */
export function foldWords(text: string): string[] {
  return foldAccents(text.replace(damagedEnye, 'n'))
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}

/** A phone number without plus and leading spaces, or its MD5 in lower case. */
export function foldPhone(phone: string): string {
  return phone.replace(/^[+\s]+/, '').toLowerCase();
}

export function foldEmailAddress(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}
