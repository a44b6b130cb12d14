import { readTypedNumber } from '@smile/site-model/typed-number';
import { expect, it } from 'vitest';
import { toEnglishNumber, toLocalNumber } from './local-number.ts';

it.each([
  ['de', '1.234,56', 1234.56],
  ['de', '1.234', 1234],
  ['de', '25.000', 25000],
  ['de', '0,5', 0.5],
  ['de', '1.234,56 €', 1234.56],
  ['de', '25,000.50', 25000.5],
  ['de', '1.50', 1.5],
  ['id', '16.200.000', 16200000],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['sv', '\u22121 234,5', -1234.5],
  ['ar', '١٢٣٤٫٥', 1234.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['fa', '۱۲۳۴', 1234],
  ['en', '٣', 3],
  ['en', '1,234.56', 1234.56],
])('reads a number typed in %s: %s', (language, typed, number) => {
  expect(readTypedNumber(toEnglishNumber(typed, language))).toBe(number);
});

it.each([
  ['de', 'viel'],
  ['de', '1.23,4'],
  ['de', '1,2,3'],
  ['en', '1.234,56'],
])('reads no number in %s: %s', (language, typed) => {
  expect(readTypedNumber(toEnglishNumber(typed, language))).toBeNull();
});

it.each(['en', 'de', 'de-CH', 'fr', 'es', 'pl', 'ar', 'ar-EG', 'fa', 'hi', 'bn', 'sv', 'vi'])(
  'reads its own notation in %s',
  (language) => {
    for (const number of [0, -1, 0.25, 1234.5, 25000, -1234567.89])
      expect(readTypedNumber(toEnglishNumber(toLocalNumber(number, language), language))).toBe(number);
  },
);
