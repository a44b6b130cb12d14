import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { eraseDashes } from './erase-dashes.ts';

const side = 400;

/** Dashes of equal width and height in a column, at equal distances. */
function draw({ count, wide, high, step }: Record<'count' | 'wide' | 'high' | 'step', number>) {
  const page = createRaster(side, 900);
  for (let at = 0; at < count; at++)
    for (let y = 20 + at * step; y < 20 + at * step + high; y++)
      page.data.fill(90, y * side + 100, y * side + 100 + wide);
  for (let y = 300; y < 330; y++) page.data.fill(20, y * side + 160, y * side + 200);
  return page;
}

it('erases a dashed vertical line, and keeps the text beside it', () => {
  const erased = eraseDashes(draw({ count: 60, wide: 3, high: 6, step: 12 }));
  for (let y = 0; y < 900; y++) expect(erased.data[y * side + 101]).toBe(255);
  expect(erased.data[310 * side + 170]).toBe(20);
});

it.each([
  ['a column of strokes of letters', { count: 28, wide: 4, high: 20, step: 30 }],
  ['a short one', { count: 10, wide: 3, high: 6, step: 12 }],
  ['a column of bars', { count: 60, wide: 30, high: 6, step: 12 }],
])('keeps %s', (_, strokes) => {
  const page = draw(strokes);
  expect(eraseDashes(page)).toBe(page);
});
