import { afterEach, expect, test } from 'vitest';
import { setTextLanguage, textLanguage } from '../languages/language-codes.ts';
import { readAddress, readText } from '../values.ts';
import '../calculations/calculate.ts';
import { formatValue } from './format-value.ts';

afterEach(() => setTextLanguage('en'));

test.each([
  ['en', 'January 5, 2026', '1,234.5', '₱1,234.50'],
  ['fil', 'Enero 5, 2026', '1,234.5', '₱1,234.50'],
  ['de', '5. Januar 2026', '1.234,5', '1.234,50\u00a0₱'],
  ['zh-Hant', '2026年1月5日', '1,234.5', '₱1,234.50'],
])('writes days, numbers and money in %s', (language, day, number, money) => {
  setTextLanguage(language);
  expect(formatValue('2026-01-05', 'date')).toBe(day);
  expect(formatValue('1234.5', 'number')).toBe(number);
  expect(formatValue('1234.5', 'PHP')).toBe(money);
  expect(formatValue('31 February', 'date')).toBe('31 February');
});

test('writes English for codes that cannot be formatted', () => {
  for (const code of ['', 'x', 'en-a1', '"><b>', '__proto__', 'fil\r\nx: y']) {
    setTextLanguage(code);
    expect(textLanguage).toBe('en');
  }
  setTextLanguage('xx');
  expect(formatValue('2026-01-05', 'date')).toMatch(/2026/);
});

test('writes addresses in English in every language, as the server does', () => {
  setTextLanguage('de');
  const values = { answers: {}, linked: {}, query: { pay: '1234.5' } };
  const part = { source: { kind: 'query', key: 'pay' }, as: 'number' } as const;
  expect(readAddress(['https://example.com/?pay=', part], values)).toBe('https://example.com/?pay=1%2C234.5');
  expect(readText(['Pay: ', part], values)).toBe('Pay: 1.234,5');
});
