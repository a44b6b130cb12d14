import { formatAmount } from '../../../ui/format/format-amount.ts';

/** Numbers that are no money. */
const counts = ['currentPeriodUsage', 'previousReading', 'presentReading'];

/** A value as it is shown: amounts with two decimals, "-" for what is missing. */
export function showValue(value: string | number | null, field?: string): string {
  if (typeof value !== 'number') return value || '-';
  return field && counts.includes(field) ? value.toLocaleString('en-US') : formatAmount(value);
}
