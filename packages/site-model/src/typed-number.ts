import { numberOf } from './plain-number.ts';

const currency = /^([+-]?)\s*(?:\p{Sc}|php|p|rp)\s*/iu;
const grouped = /^[+-]?\d{1,3}([, '])\d{3}(\1\d{3})*(\.\d+)?$/;
/** `25.000` is 25 to some and 25,000 to others. */
const ambiguous = /^\d{1,3}\.000$/;

/** The number that a person typed in the notation of English, the language of sites; null when it is none, or two. */
export function readTypedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(currency, '$1');
  if (ambiguous.test(plain)) return null;
  return numberOf(grouped.test(plain) ? plain.replace(/[, ']/g, '') : plain);
}
