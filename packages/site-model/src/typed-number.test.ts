import { expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

it.each([
  ['25000', 25000],
  ['25,000', 25000],
  ['₱1,000', 1000],
  ['₱ 1,000.50', 1000.5],
  ['PHP 1,000', 1000],
  ['P25,000', 25000],
  ['$3500', 3500],
  ['-1,234,567.89', -1234567.89],
  ['-₱5', -5],
  ['25 000', 25000],
  ['25\u00a0000', 25000],
  ["25'000", 25000],
  ['２５，０００', 25000],
])('reads %j', (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});

it.each([
  '',
  'abc',
  '25.000',
  '1.000,50',
  '1,00',
  '1,0000',
  '1 00',
  ',100',
  '1,000,',
  '--5',
  '-₱-5',
  '1e5',
  '5 6',
  '₱',
  '1,234 567',
])('reads no number in %j', (text) => {
  expect(readTypedNumber(text)).toBeNull();
});
