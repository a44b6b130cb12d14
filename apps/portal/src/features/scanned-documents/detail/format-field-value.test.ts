import { expect, it } from 'vitest';
import { formatFieldValue } from './format-field-value.ts';

it.each([
  [4099, 'presentReading', '4,099'],
  [12.5, 'currentPeriodUsage', '12.5'],
  [0, 'dueAmount', '0.00'],
  [4099, undefined, '4,099.00'],
  ['', 'supplier', '-'],
  [null, 'supplier', '-'],
])('formats %s of %s as %s', (value, field, shown) => {
  expect(formatFieldValue(value, field)).toBe(shown);
});
