import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { eraseCombs } from './erase-combs.ts';

const side = 1800;

/** Vertical lines from `top` to `bottom` with a block for a digit between them. */
function draw(teeth: readonly number[], { top, bottom, digitTop = 112, digitBottom = 130 }: Record<string, number>) {
  const page = createRaster(side, 300);
  for (const x of teeth) {
    for (let y = top!; y < bottom!; y++) for (const at of [x, x + 1]) page.data[y * side + at] = 140;
    for (let y = digitTop; y < digitBottom; y++) for (let at = x + 9; at < x + 20; at++) page.data[y * side + at] = 20;
  }
  return page;
}

it('erases the lines between the digits of a form, and keeps the digits', () => {
  const erased = eraseCombs(draw([100, 132, 164, 196], { top: 105, bottom: 137 }));
  for (const x of [100, 132, 164, 196]) expect(erased.data[120 * side + x]).toBe(255);
  expect(erased.data[120 * side + 112]).toBe(20);
});

it.each([
  ['letters as tall as they are', { top: 105, bottom: 137, digitTop: 105, digitBottom: 137 }, [100, 132, 164, 196]],
  ['at different distances', { top: 105, bottom: 137 }, [100, 132, 178, 200]],
  ['short ones', { top: 112, bottom: 130 }, [100, 132, 164, 196]],
])('keeps uprights: %s', (_, rows, teeth) => {
  const page = draw(teeth, rows);
  expect(eraseCombs(page)).toBe(page);
});
