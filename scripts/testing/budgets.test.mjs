import { expect, it } from 'vitest';
import { findSlow, listBudgets } from './budgets.mjs';

it('names the parts over budget', () => {
  const results = [
    { name: 'check', tookMs: 41_400 },
    { name: 'unit tests', tookMs: 60_000 },
    { name: 'build', tookMs: 30_000 },
    { name: 'browser tests', tookMs: 100_000 },
  ];
  expect(findSlow(results, listBudgets(false))).toBe('SLOW: check took 41 s of 40 s; build took 30 s of 20 s');
  expect(findSlow(results.slice(3), listBudgets(true))).toBeNull();
});

it('sums all budgets to eight minutes', () => {
  const seconds = Object.values(listBudgets(false)).reduce((sum, each) => sum + each, 0);
  expect(seconds).toBeLessThanOrEqual(8 * 60);
});
