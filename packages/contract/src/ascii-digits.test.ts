import { expect, it } from 'vitest';
import { readCode, toAsciiDigits } from './ascii-digits.ts';

it.each([
  ['1 234', '1234'],
  ['12-34', '1234'],
  ['12‑34', '1234'],
  ['12\u200b34\ufeff', '1234'],
  ['\u202a1234\u202c', '1234'],
  ['Your code: 1234.', '1234'],
  ['１２３４', '1234'],
  ['١٢٣٤', '1234'],
  ['۱۲۳۴', '1234'],
  ['१२३४', '1234'],
  ['１\u3000２ 3\u00a0４', '1234'],
  ['9٩９', '999'],
  ['12345', '1234'],
  ['12a34', '1234'],
  ['Ref. 77: your code is 12 34. It is valid for 5 minutes.', '1234'],
  ['G-1234 is your code from 2 PM', '1234'],
  ['1234 or 5678', '1234'],
  ['', ''],
])('reads the code in %j', (text, code) => {
  expect(readCode(text, 4)).toBe(code);
});

it('keeps letters', () => {
  expect(toAsciiDigits('ＡＢ１２-cd٣')).toBe('AB12-cd3');
});
