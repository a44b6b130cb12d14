import { expect, it } from 'vitest';
import { formatDateTime, formatRelativeTime } from './format-time.ts';

it('writes a moment in the browser zone', () => {
  expect(formatDateTime('2026-01-05T00:00:00')).toBe('January 5, 2026, 12:00 AM');
});

it('writes a moment as seen from now, and its date after seven days', () => {
  const now = new Date('2026-01-10T12:00:00');
  expect(formatRelativeTime('2026-01-10T10:00:00', now)).toBe('2 hours ago');
  expect(formatRelativeTime('2026-01-03T12:00:00', now)).toBe('7 days ago');
  expect(formatRelativeTime('2026-01-03T11:59:00', now)).toBe('January 3, 2026');
});
