import { toAsciiDigits } from '@smile/contract/ascii-digits';
import { numberOf } from './plain-number.ts';

const currency = String.raw`(?:\p{Sc}|php|p|rp\.?|idr|usd)`;
const around = new RegExp(String.raw`^([+-]?)\s*${currency}?\s*([+-]?)(\d.*|\.\d+)$`, 'iu');
const behind = new RegExp(String.raw`^([\d.,' ]*\d)\s*${currency}$`, 'iu');
/** Thousands, or lakhs and crores, with commas, spaces or apostrophes. */
const grouped = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(\.\d+)?$/;
/** `25.000` is 25 to some and 25,000 to others. */
const ambiguous = /^\d{1,3}\.000$/;

/** The number that a person typed in the notation of English, the language of sites; null when it is none, or two. */
export function readTypedNumber(text: string): number | null {
  const plain = toAsciiDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/\u2212/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s/gu, ' ')
    .trim();
  const [, outer = '', inner = '', rest = ''] = around.exec(plain) ?? [];
  if (outer && inner) return null;
  const digits = behind.exec(rest)?.[1] ?? rest;
  if (ambiguous.test(digits)) return null;
  const ungrouped = grouped.test(digits) ? digits.replace(/[, ']/g, '') : digits;
  return numberOf(outer + inner + (ungrouped.startsWith('.') ? `0${ungrouped}` : ungrouped));
}
