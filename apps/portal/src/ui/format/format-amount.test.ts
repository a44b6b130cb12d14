import { expect, it } from 'vitest';
import { formatAmount, formatCount } from './format-amount.ts';

it.each([
  [1234.5, '1,234.50'],
  [1_234_567.891, '1,234,567.89'],
  [0, '0.00'],
  [-250, '-250.00'],
  [-997, '-997.00'],
  [null, '-'],
  [-999, '-'],
  [-998, '-'],
  [Number.NaN, '-'],
])('shows the amount %s as %s', (value, text) => {
  expect(formatAmount(value)).toBe(text);
});

it.each([
  [1234, '1,234'],
  [4.85, '4.85'],
  [0, '0'],
  [null, '-'],
  [-999, '-'],
  [-998, '-'],
])('shows the count %s as %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});
