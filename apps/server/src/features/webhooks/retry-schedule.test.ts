import { describe, expect, it } from 'vitest';
import { secondsUntilRetry } from './retry-schedule.ts';

const now = new Date('2026-01-31T08:30:00Z');

describe('secondsUntilRetry', () => {
  it.each([
    [1, undefined, 30],
    [2, undefined, 60],
    [3, undefined, null],
    [3, '120', null],
    [1, '5', 30],
    [1, '120', 120],
    [2, '999999', 3600],
    [1, '99999999999999999999999', 3600],
    [1, 'Sat, 31 Jan 2026 08:32:00 GMT', 120],
    [1, 'Sat, 31 Jan 2026 08:00:00 GMT', 30],
    [1, 'soon', 30],
    [1, '-5', 30],
  ])('returns after attempt %i with Retry-After %s a wait of %s', (attempt, retryAfter, seconds) => {
    expect(secondsUntilRetry([30, 60], { attempt, retryAfter, now })).toBe(seconds);
  });
});
