import { maxMobileDigits, mobilePrefix } from '@smile/contract/lookups';

/** Digits after the fixed +63, without the prefix or leading zero of a pasted number. */
export function toMobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isWhole = digits.length === mobilePrefix.length + maxMobileDigits && digits.startsWith(mobilePrefix);
  const hasZero = digits.length === maxMobileDigits + 1 && digits.startsWith('0');
  return digits.slice(isWhole ? mobilePrefix.length : hasZero ? 1 : 0).slice(0, maxMobileDigits);
}

/** A number in the format of the results filter: with country code, or as MD5. */
export function toPhoneFilter(typed: string): string {
  const text = typed.trim();
  if (/^[0-9a-f]{32}$/i.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  return /^0?9\d{9}$/.test(digits) ? mobilePrefix + toMobileDigits(digits) : digits;
}
