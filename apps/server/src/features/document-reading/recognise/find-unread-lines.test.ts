import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster.ts';
import { findUnreadLines } from './find-unread-lines.ts';

/** Letters 12 pixels wide and 24 high, each a ring, with white between words. */
function drawLine(page: Raster, left: number, top: number, text: string) {
  for (const [at, letter] of [...text].entries()) {
    if (letter === ' ') continue;
    for (let y = top; y < top + 24; y++)
      for (let x = left + at * 16; x < left + at * 16 + 12; x++)
        if (y < top + 4 || y >= top + 20 || x < left + at * 16 + 4 || x >= left + at * 16 + 8)
          page.data[y * page.width + x] = 20;
  }
}

const size = { width: 800, height: 400 };
const boxOf = (left: number, top: number, width: number) => ({
  x: left / size.width,
  y: top / size.height,
  width: width / size.width,
  height: 24 / size.height,
});

it('finds a line of print without a word, as one box', () => {
  const page = createRaster(size.width, size.height);
  drawLine(page, 100, 100, 'NO RECORD ON FILE');
  drawLine(page, 100, 200, 'REMARKS');
  const found = findUnreadLines([{ text: 'REMARKS', confidence: 95, box: boxOf(100, 200, 112) }], page);
  expect(found).toHaveLength(1);
  const [{ left, top, width, height }] = found as [(typeof found)[number]];
  expect(left).toBeLessThanOrEqual(100);
  expect(left + width).toBeGreaterThanOrEqual(100 + 17 * 16 - 4);
  expect(top).toBeLessThanOrEqual(100);
  expect(top + height).toBeGreaterThanOrEqual(124);
});

it('ignores bars, blocks and specks', () => {
  const page = createRaster(size.width, size.height);
  for (let y = 50; y < 150; y++) for (let x = 100; x < 400; x++) if (x % 8 < 4) page.data[y * size.width + x] = 20;
  for (let y = 200; y < 240; y++) page.data.fill(20, y * size.width + 100, y * size.width + 400);
  for (let y = 300; y < 308; y++) page.data.fill(20, y * size.width + 100, y * size.width + 108);
  expect(findUnreadLines([], page)).toEqual([]);
});
