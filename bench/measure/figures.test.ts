import { expect, it } from 'vitest';
import { wilsonInterval } from './figures.ts';

it('gives the interval of Wilson', () => {
  const { low, high } = wilsonInterval(9, 10);
  expect(low).toBeCloseTo(0.5958, 3);
  expect(high).toBeCloseTo(0.9821, 3);
});

it('returns the whole range without samples', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
