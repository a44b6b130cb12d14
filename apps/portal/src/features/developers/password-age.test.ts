import { expect, it } from 'vitest';
import { daysUntilExpiry, passwordState } from './password-age.ts';

const changedAt = '2026-01-01T00:00:00Z';
const after = (days: number, ms = 0) => Date.parse(changedAt) + days * 86_400_000 + ms;

it.each([
  [0, 0, 'SAFE'],
  [80, -1, 'SAFE'],
  [80, 0, 'WARNING'],
  [90, -1, 'WARNING'],
  [90, 0, 'RISK'],
  [400, 0, 'RISK'],
] as const)('is judged after %i days and %i ms: %s', (days, ms, state) => {
  expect(passwordState(changedAt, after(days, ms))).toBe(state);
});

it('counts the days that are left, the one that has begun included', () => {
  expect(daysUntilExpiry(changedAt, after(80))).toBe(10);
  expect(daysUntilExpiry(changedAt, after(80, 1))).toBe(10);
  expect(daysUntilExpiry(changedAt, after(89))).toBe(1);
  expect(daysUntilExpiry(changedAt, after(90, -1))).toBe(1);
});
