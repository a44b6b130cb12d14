import { formatAmount } from '../../../ui/format/format-amount.ts';

/** Numeric fields that are not amounts of money. */
const counts = ['currentPeriodUsage', 'previousReading', 'presentReading'];

/** Formats a value for display: amounts of money with two decimals, "-" if missing. */
export function formatFieldValue(value: string | number | null, field?: string): string {
  if (typeof value !== 'number') return value || '-';
  return field && counts.includes(field) ? value.toLocaleString('en-US') : formatAmount(value);
}
