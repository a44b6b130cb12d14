const digit = /\p{Nd}/u;

/** Converts full-width letters and the decimal digits of any script to ASCII: `１２` and `١٢` become `12`. */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (found) => String(digitValue(found.codePointAt(0)!)));
}

/** Unicode orders the ten digits of a script from 0 to 9 (Unicode 16, section 4.6). */
function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}

/** The digits of a pasted code, without separators. */
export function readDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}
