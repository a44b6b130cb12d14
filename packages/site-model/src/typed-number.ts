import { parsePlainNumber } from './plain-number.ts';

const currency = /^([+-]?)\s*(?:\p{Sc}|php|p|rp\.?)\s*/iu;
/** Indonesian rupiah amounts use dots as thousands separators. */
const rupiah = /^[+-]?rp\.?\s*[1-9]\d{0,2}(\.\d{3})+$/i;
const grouped = /^[+-]?\d{1,3}([, '])\d{3}(\1\d{3})*(\.\d+)?$/;
/** `25.500` means 25½ to some and 25,500 to others; few decimals end in 0. */
const ambiguous = /^[+-]?[1-9]\d?\d?\.\d\d0$/;

/** Parses a number typed in English notation, the language of sites; null if it is not a number or ambiguous. */
export function readTypedNumber(text: string): number | null {
  const typed = text.normalize('NFKC');
  const plain = (rupiah.test(typed) ? typed.replace(/\./g, '') : typed).replace(currency, '$1');
  if (ambiguous.test(plain)) return null;
  return parsePlainNumber(grouped.test(plain) ? plain.replace(/[, ']/g, '') : plain);
}
