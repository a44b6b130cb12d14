import { expect, it } from 'vitest';
import { createRaster } from '../picture/raster.ts';
import { clipToNeighbours, widenToInk } from './widen-box.ts';

const size = { width: 1000, height: 200 };

/** Blocks of digit height, 20 pixels, between two positions. */
function draw(...blocks: readonly [from: number, to: number][]) {
  const page = createRaster(size.width, size.height);
  for (const [from, to] of blocks)
    for (let y = 100; y < 120; y++) page.data.fill(20, y * size.width + from, y * size.width + to);
  return page;
}

const boxOf = (from: number, to: number) => ({
  x: from / size.width,
  y: 0.5,
  width: (to - from) / size.width,
  height: 0.1,
});

it("widens a number's box to a sign and digits that a reader left out", () => {
  const page = draw([60, 90], [500, 524], [527, 541], [544, 547], [552, 620], [626, 640]);
  const { x, width } = widenToInk(page, boxOf(552, 620));
  expect(x).toBeCloseTo(0.5);
  expect(x + width).toBeCloseTo(0.64);
});

it('does not widen a box to words behind a space', () => {
  const box = boxOf(552, 620);
  expect(widenToInk(draw([400, 540], [552, 620], [634, 700]), box)).toBe(box);
});

it('does not widen a box to another line', () => {
  const page = draw([552, 620]);
  for (let y = 85; y < 102; y++) page.data.fill(20, y * size.width + 500, y * size.width + 550);
  const box = boxOf(552, 620);
  expect(widenToInk(page, box)).toBe(box);
});

it('leaves a sure separate word alone, but takes the rest of the number', () => {
  const [own, wide] = [boxOf(552, 620), boxOf(500, 700)];
  const beside = (text: string, confidence: number) => [{ text, confidence, box: boxOf(626, 700) }];
  const clipped = clipToNeighbours(wide, own, beside('Acacia', 96));
  expect(clipped.x).toBeCloseTo(0.5);
  expect(clipped.x + clipped.width).toBeCloseTo(0.626);
  expect(clipToNeighbours(wide, own, beside('5', 96))).toEqual(wide);
  expect(clipToNeighbours(wide, own, beside('5509', 40))).toEqual(wide);
});
