import { expect, it } from 'vitest';
import { formatDateTime, formatExactTime, formatRelativeTime } from './format-time.ts';

it('writes a moment in the browser zone', () => {
  expect(formatDateTime('2026-01-05T00:00:00')).toBe('January 5, 2026, 12:00 AM');
});

it('writes a moment as seen from now, and its date after seven days', () => {
  const now = new Date('2026-01-10T12:00:00');
  expect(formatRelativeTime('2026-01-10T10:00:00', now)).toBe('2 hours ago');
  expect(formatRelativeTime('2026-01-03T12:00:00', now)).toBe('7 days ago');
  expect(formatRelativeTime('2026-01-03T11:59:00', now)).toBe('January 3, 2026');
});

it('writes a moment to the second', () => {
  expect(formatExactTime('2026-01-05T15:04:09')).toBe('January 5, 2026, 3:04:09 PM');
});

it.each([
  ['2026-01-10T11:59:16', 'a few seconds ago'],
  ['2026-01-10T11:59:15', 'a minute ago'],
  ['2026-01-10T11:58:30', '2 minutes ago'],
  ['2026-01-10T11:16:00', '44 minutes ago'],
  ['2026-01-10T11:15:00', 'an hour ago'],
  ['2026-01-10T10:30:00', '2 hours ago'],
  ['2026-01-09T14:00:00', 'a day ago'],
  ['2026-01-09T00:00:00', '2 days ago'],
  ['2026-01-10T12:30:00', 'in 30 minutes'],
])('writes %s, seen from noon of January 10, as %s', (time, text) => {
  expect(formatRelativeTime(time, new Date('2026-01-10T12:00:00'))).toBe(text);
});
