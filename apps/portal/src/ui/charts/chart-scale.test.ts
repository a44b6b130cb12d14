import { expect, it } from 'vitest';
import { countTicks, labelIndexes, linePath } from './chart-scale.ts';

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

it('draws a line through its points', () => {
  expect(
    linePath([
      { x: 0, y: 10 },
      { x: 5.25, y: 0 },
    ]),
  ).toBe('M0.0 10.0L5.3 0.0');
  expect(linePath([])).toBe('');
});
