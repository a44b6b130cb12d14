/** Exact rational number `n / d`, with d above 0. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export const zero: Fraction = { n: 0n, d: 1n };

/** Maximum digits before and after the decimal point. */
const decimal = /^([+-]?)0*(\d{1,15})(?:\.(\d{1,20}))?$/;
/** At most 15 digits before the decimal point, so that results are exact as JavaScript numbers too. */
const resultLimit = 10n ** 15n;

/** Parses a decimal number; null if the text is not a number or has too many digits. */
export function readFraction(text: string): Fraction | null {
  const [, sign, whole, part = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  const n = BigInt(whole + part);
  return { n: sign === '-' ? -n : n, d: 10n ** BigInt(part.length) };
}

export function add(left: Fraction, right: Fraction): Fraction {
  if (left.d === right.d) return { n: left.n + right.n, d: left.d };
  const [fine, coarse] = left.d < right.d ? [right, left] : [left, right];
  // Reuses the larger denominator if it is a multiple, which keeps sums of decimals small.
  if (fine.d % coarse.d === 0n) return { n: fine.n + coarse.n * (fine.d / coarse.d), d: fine.d };
  return { n: left.n * right.d + right.n * left.d, d: left.d * right.d };
}

export function subtract(left: Fraction, right: Fraction): Fraction {
  return add(left, { n: -right.n, d: right.d });
}

export function multiply(left: Fraction, right: Fraction): Fraction {
  return { n: left.n * right.n, d: left.d * right.d };
}

/** Null for a division by zero. */
export function divide(left: Fraction, right: Fraction): Fraction | null {
  if (right.n === 0n) return null;
  const sign = right.n < 0n ? -1n : 1n;
  return { n: left.n * right.d * sign, d: left.d * right.n * sign };
}

/** Negative, 0 or positive, like a sort comparator. */
export function compareFractions(left: Fraction, right: Fraction): number {
  const difference = left.n * right.d - right.n * left.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds half away from zero and writes a plain decimal without trailing zeros; null if too large. */
export function writeFraction({ n, d }: Fraction, decimals: number): string | null {
  const size = n < 0n ? -n : n;
  const scale = 10n ** BigInt(decimals);
  const rounded = (size * scale * 2n + d) / (d * 2n);
  if (rounded >= resultLimit * scale) return null;
  const part = String(rounded % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  const sign = n < 0n && rounded > 0n ? '-' : '';
  return `${sign}${rounded / scale}${decimals > 0 && part ? `.${part}` : ''}`;
}
