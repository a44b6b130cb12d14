import { expect, it } from 'vitest';
import { readRetryAfter } from './send-request.ts';

const now = new Date('2026-01-31T08:30:00Z');

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['1.5', 2],
  [['7', '9'], 7],
  ['Sat, 31 Jan 2026 08:30:45 GMT', 45],
  ['Sat, 31 Jan 2026 08:29:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as %j seconds', (given, seconds) => {
  expect(readRetryAfter(given, now)).toBe(seconds);
});
