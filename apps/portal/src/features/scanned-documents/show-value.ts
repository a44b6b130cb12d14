import { formatAmount } from '../../ui/format-amount.ts';

/** A value as it is shown: amounts with two decimals, "-" for what is missing. */
export function showValue(value: string | number | null): string {
  return typeof value === 'number' ? formatAmount(value) : value || '-';
}
