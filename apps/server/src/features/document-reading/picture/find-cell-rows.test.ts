import { expect, it } from 'vitest';
import { findFrames } from './erase/erase-frames.ts';
import { findCellRows } from './find-cell-rows.ts';
import { createRaster } from './raster.ts';

const side = 1600;

/** A frame 34 pixels high, with vertical lines at equal distances. */
function draw(cells: number, width: number) {
  const page = createRaster(side, 300);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) page.data.fill(20, y * side + left, y * side + right);
  };
  fill(200, 100, 200 + cells * width + 3, 103);
  fill(200, 131, 200 + cells * width + 3, 134);
  for (let line = 0; line <= cells; line++) fill(200 + line * width, 100, 203 + line * width, 134);
  return page;
}

it.each([2, 4, 8])('joins %d boxes with common sides to one row', (count) => {
  const page = draw(count, 30);
  const rows = findCellRows(page, findFrames(page));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.cells).toHaveLength(count);
  for (const [index, { left, right }] of rows[0]!.cells.entries()) {
    expect(left).toBeGreaterThan(200 + index * 30);
    expect(right).toBeLessThanOrEqual(203 + (index + 1) * 30);
  }
});

it.each([
  [1, 120],
  [3, 110],
])('ignores %d boxes that are %d pixels wide, because they hold several characters', (count, width) => {
  const page = draw(count, width);
  expect(findCellRows(page, findFrames(page))).toEqual([]);
});
