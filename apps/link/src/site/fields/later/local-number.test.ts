import { readTypedNumber } from '@smile/site-model/typed-number';
import { expect, it } from 'vitest';
import { dropUnit, toEnglishNumber, toLocalNumber } from './local-number.ts';

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

it.each([
  ['en', undefined, '1,000 PHP', 1000],
  ['en', undefined, '1,000.50₱', 1000.5],
  ['en', undefined, '₱ 1,000', 1000],
  ['de', undefined, '1.000,50 €', 1000.5],
  ['ja', undefined, '１，０００円', 1000],
  ['ar', undefined, '٥٠٠ ₱', 500],
  ['fil', 'PHP', 'php 1,000', 1000],
  ['fil', 'PHP', '1,000 Php', 1000],
  ['de', 'EUR', 'EUR 1.000,50', 1000.5],
  ['pl', 'PLN', '1 000,50 zł', 1000.5],
  ['pt-BR', 'BRL', 'R$ 1.000,50', 1000.5],
  ['en', 'BRL', 'R$ 1,000.50', 1000.5],
  ['sv', 'SEK', '−1 000,50 kr', -1000.5],
  ['en', 'IDR', 'Rp 16.200', 16200],
  ['id', 'IDR', 'Rp 16.200,50', 16200.5],
])('drops the unit of an amount in %s, in %s: %s', (language, currency, typed, number) => {
  expect(readTypedNumber(toEnglishNumber(dropUnit(typed, currency, language), language))).toBe(number);
});

it.each([
  [undefined, 'PHP'],
  ['PHP', '₱'],
  ['PHP', '1,000 EUR'],
])('reads no number in a bare or other unit, in %s: %s', (currency, typed) => {
  expect(readTypedNumber(toEnglishNumber(dropUnit(typed, currency, 'en'), 'en'))).toBeNull();
});

it('writes numbers without groups on request', () => {
  expect(toLocalNumber(25000.5, 'de', { isGrouped: false })).toBe('25000,5');
});
