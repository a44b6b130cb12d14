/** Numbers with an optional sign and fraction; no exponents, ASCII digits only. */
const numeric = /^[+-]?\d+(\.\d+)?$/;

/** Parses a plain number; null if it is none or beyond the exact range. */
export function parsePlainNumber(text: string): number | null {
  if (!numeric.test(text)) return null;
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** Canonical notation, so that numbers also compare equal as text: no plus sign, no exponent. */
export function plainNumber(number: number): string {
  const text = String(number === 0 ? 0 : number);
  return text.includes('e')
    ? number
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
    : text;
}
