import { expect, it } from 'vitest';
import { barSpan, countTicks, labelIndexes } from './chart-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [999, [0, 500, 1000]],
])('has round ticks up to %i', (highest, ticks) => {
  expect(countTicks(highest)).toEqual(ticks);
});

it('shows as many labels as there is room for, the last one always', () => {
  expect(labelIndexes(5, 500, 60)).toEqual([0, 1, 2, 3, 4]);
  expect(labelIndexes(31, 600, 60)).toEqual([2, 6, 10, 14, 18, 22, 26, 30]);
  expect(labelIndexes(0, 600, 60)).toEqual([]);
});

it('places the bars of a day side by side around its middle', () => {
  const bars = [0, 1, 2].map((order) => barSpan(100, 60, order, 3));
  expect(bars).toEqual([
    { x: 79, width: 13 },
    { x: 93, width: 13 },
    { x: 107, width: 13 },
  ]);
  expect(barSpan(5, 3, 2, 3).x + barSpan(5, 3, 2, 3).width).toBeLessThan(6.5);
});
