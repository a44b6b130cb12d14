import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster.ts';
import { cutColumns } from './cut-columns.ts';

/** Two columns of lines of 22 pixels, those on the right so many pixels higher. */
function drawColumns(raised: number): Raster {
  const page = createRaster(1600, 1200);
  for (let line = 0; line < 6; line++) {
    for (const [left, top] of [
      [100, 300 + line * 38],
      [900, 300 + line * 38 - raised],
    ] as const)
      for (let y = top; y < top + 22; y++) page.data.fill(20, y * 1600 + left, y * 1600 + left + 500);
  }
  return page;
}

it('columns whose lines are level are read together', () => {
  expect(cutColumns(drawColumns(0))).toEqual([]);
  expect(cutColumns(drawColumns(3))).toEqual([]);
});

it.each([10, 19])('columns whose lines are %d pixels apart are read one by one', (raised) => {
  const [left, right] = cutColumns(drawColumns(raised)).filter(({ width }) => width < 1200);
  expect(left!.left + left!.width).toBeGreaterThan(600);
  expect(right!.left).toBeLessThan(900);
});
