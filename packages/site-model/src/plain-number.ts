/** Numbers with an optional sign and fraction; neither exponents nor other scripts' digits. */
const numeric = /^[+-]?\d+(\.\d+)?$/;

/** The number that a text writes; null when it writes none, or one beyond what is counted exactly. */
export function numberOf(text: string): number | null {
  if (!numeric.test(text)) return null;
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** A number in the one notation that is compared as text too: no sign for plus, no exponent. */
export function plainNumber(number: number): string {
  const text = String(number === 0 ? 0 : number);
  return text.includes('e')
    ? number
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
    : text;
}
