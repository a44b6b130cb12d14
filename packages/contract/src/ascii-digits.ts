const digit = /\p{Nd}/u;

/**
 * Converts full-width letters and the decimal digits of any script to ASCII: `１２` and `١٢` become `12`. Drops
 * characters without width, which are invisible in copied text.
 */
export function toAsciiDigits(text: string): string {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return visible.replace(/\p{Nd}/gu, (found) => String(digitValue(found.codePointAt(0)!)));
}

/** Unicode orders the ten digits of a script from 0 to 9 (Unicode 16, section 4.6). */
function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}

/** Reads a code of `length` digits from pasted text, without separators; else the first digits. */
export function readCode(text: string, length: number): string {
  return findCode(text, length) ?? dropSeparators(toAsciiDigits(text)).slice(0, length);
}

/** The only group of `length` digits, as in "1 234 is valid for 5 minutes", or all digits if they are as many. */
export function findCode(text: string, length: number): string | null {
  const plain = toAsciiDigits(text);
  const groups = (plain.match(/\d+(?:[\s.\p{Pd}]\d+)*/gu) ?? []).map(dropSeparators);
  const codes = groups.filter((group) => group.length === length);
  if (codes.length === 1) return codes[0]!;
  const digits = dropSeparators(plain);
  return digits.length === length ? digits : null;
}

function dropSeparators(text: string): string {
  return text.replace(/\D/g, '');
}
