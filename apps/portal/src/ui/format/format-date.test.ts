import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it.each([
  ['2026-01-31', 'January 31, 2026'],
  ['1990-12-01', 'December 1, 1990'],
  [null, '-'],
  ['', '-'],
  ['unknown', '-'],
])('shows the date %s as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
