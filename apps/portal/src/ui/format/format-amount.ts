import { isSentinel } from '@smile/contract/sentinels';

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `1,234.50`; "-" if missing. */
export function formatAmount(value: number | null): string {
  return formatWith(amountFormat, value);
}

/** A count or score with separators, and decimals only if there are any. */
export function formatCount(value: number | null): string {
  return formatWith(countFormat, value);
}

function formatWith(format: Intl.NumberFormat, value: number | null): string {
  return value === null || !Number.isFinite(value) || isSentinel(value) ? '-' : format.format(value);
}

/** Change of a count, such as `+12 %`; `new` if it was 0 before, null if both are 0. */
export function describeChange(now: number, before: number): string | null {
  if (before === 0) return now > 0 ? 'new' : null;
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent).toLocaleString('en-US')} %`;
}
