import { expect, it } from 'vitest';
import { readDigits, toAsciiDigits } from './ascii-digits.ts';

it.each([
  ['1 234', '1234'],
  ['12-34', '1234'],
  ['Your code: 1234.', '1234'],
  ['１２３４', '1234'],
  ['١٢٣٤', '1234'],
  ['۱۲۳۴', '1234'],
  ['१२३४', '1234'],
  ['１\u3000２ 3\u00a0４', '1234'],
  ['9٩９', '999'],
  ['', ''],
])('reads the digits of %j', (text, digits) => {
  expect(readDigits(text)).toBe(digits);
});

it('keeps letters', () => {
  expect(toAsciiDigits('ＡＢ１２-cd٣')).toBe('AB12-cd3');
});
