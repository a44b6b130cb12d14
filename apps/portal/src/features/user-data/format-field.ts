import type { FieldFormat, FieldValue } from '@smile/contract/account-fields';
import { formatAmount, formatCount } from '../../ui/format/format-amount.ts';
import { formatDate, formatMonth } from '../../ui/format/format-date.ts';

/** Formats a field's value for display; "-" if missing. */
export function formatField(value: FieldValue, format: FieldFormat): string {
  if (value === null) return '-';
  if (typeof value === 'number') {
    if (format === 'amount') return formatAmount(value);
    return `${formatCount(value)}${format === 'percent' ? '%' : ''}`;
  }
  if (format === 'date') return formatDate(value);
  return format === 'month' ? formatMonth(value) : value;
}

/** Title as part of an element id, which must not contain spaces. */
export function toSlug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
