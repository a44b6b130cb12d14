import { isSentinel } from '@smile/contract/sentinels';

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
  return value === null || !Number.isFinite(value) || isSentinel(value) ? '-' : format.format(value);
}
