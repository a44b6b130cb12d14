import { expect, it } from 'vitest';
import { formatDate, formatMonth, readTime, toLocalTime } from './format-date.ts';

it.each([
  ['2026-01-31', 'January 31, 2026'],
  ['1990-12-01', 'December 1, 1990'],
  [null, '-'],
  ['', '-'],
  ['unknown', '-'],
])('shows the date %s as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

it('writes a month', () => {
  expect(formatMonth('2026-02')).toBe('February 2026');
});

it('writes a moment as fields for times hold it, and reads it again', () => {
  const time = new Date(2026, 0, 5, 0, 4, 9);
  expect(toLocalTime(time)).toBe('2026-01-05 00:04:09');
  expect(readTime(toLocalTime(time))).toEqual(time);
});
