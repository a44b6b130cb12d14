import { expect, it } from 'vitest';
import { describeChange, formatAmount, formatCount } from './format-amount.ts';

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

it.each([
  [12, 10, '+20 %'],
  [5, 10, '−50 %'],
  [10, 10, '±0 %'],
  [0, 3, '−100 %'],
  [30_000, 10, '+299,900 %'],
  [4, 0, 'new'],
  [0, 0, null],
])('says how %s compares with %s', (now, before, said) => expect(describeChange(now, before)).toBe(said));
