import { expect, it } from 'vitest';
import { budgets, findSlow } from './budgets.mjs';

it('names the parts over budget', () => {
  const results = [
    { name: 'check', tookMs: 41_400 },
    { name: 'unit tests', tookMs: 160_000 },
    { name: 'build', tookMs: 30_000 },
  ];
  expect(findSlow(results)).toBe('SLOW: check took 41 s of 40 s; build took 30 s of 20 s');
  expect(findSlow(results.slice(1, 2))).toBeNull();
});

it('sums all budgets to fifteen minutes', () => {
  const seconds = Object.values(budgets).reduce((sum, each) => sum + each, 0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});
