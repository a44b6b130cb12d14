/** -999 stands for no data, -998 for a value that could not be computed (specification 001 §5). */
const sentinels: readonly number[] = [-999, -998];

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `1,234.50`; "-" for what is missing. */
export function formatAmount(value: number | null): string {
  return formatWith(amountFormat, value);
}

/** A number of things, or a score: separators, and decimals only where it has some. */
export function formatCount(value: number | null): string {
  return formatWith(countFormat, value);
}

function formatWith(format: Intl.NumberFormat, value: number | null): string {
  return value === null || !Number.isFinite(value) || sentinels.includes(value) ? '-' : format.format(value);
}
