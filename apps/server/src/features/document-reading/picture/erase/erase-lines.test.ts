import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { eraseLines } from './erase-lines.ts';

const width = 1800;

/** A slightly rising dotted line, and close behind it a vertical stroke with a foot on the same level. */
function drawLeader(): Raster {
  const page = createRaster(width, 2500);
  for (let x = 100; x < 900; x++) {
    const y = 500 + Math.round(x / 300);
    if (x % 4 < 2) for (const row of [y, y + 1]) page.data[row * width + x] = 120;
  }
  for (let x = 910; x < 1040; x += 20) {
    for (let y = 480; y < 504; y++) for (let at = x + 5; at < x + 9; at++) page.data[y * width + at] = 20;
    for (let y = 501; y < 504; y++) for (let at = x; at < x + 15; at++) page.data[y * width + at] = 20;
  }
  return page;
}

it('erases a dotted line, and keeps the letters behind it', () => {
  const page = drawLeader();
  const erased = eraseLines(page);
  const inkOf = (raster: Raster, from: number, to: number) => {
    let ink = 0;
    for (let y = 470; y < 520; y++) for (let x = from; x < to; x++) if (raster.data[y * width + x]! < 200) ink++;
    return ink;
  };
  expect(inkOf(erased, 100, 880)).toBe(0);
  expect(inkOf(erased, 905, 1060)).toBe(inkOf(page, 905, 1060));
});

it('erases the frame of a table, and keeps letters and thick bars', () => {
  const page = createRaster(width, 1200);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) page.data.fill(30, y * width + left, y * width + right);
  };
  for (const y of [200, 300, 400]) fill(200, y, 1401, y + 3);
  for (const x of [200, 800, 1400]) fill(x, 200, x + 3, 403);
  fill(300, 230, 306, 260);
  fill(300, 500, 900, 520);
  const erased = eraseLines(page);
  const darkIn = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (erased.data[y * width + x]! < 200) count++;
    return count;
  };
  expect(darkIn(150, 150, 1500, 450)).toBe(6 * 30);
  expect(darkIn(250, 480, 950, 540)).toBe(600 * 20);
});

it('erases a low box with its sides, and keeps letters on a line', () => {
  const page = createRaster(width, 2500);
  const fill = (left: number, right: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) page.data.fill(40, y * width + left, y * width + right);
  };
  for (const top of [500, 537]) fill(100, 500, top, top + 3);
  for (const left of [100, 497]) fill(left, left + 3, 500, 540);
  fill(200, 204, 512, 540);
  const { data } = eraseLines(page);
  for (const x of [101, 498]) expect(data[520 * width + x]).toBe(255);
  expect(data[520 * width + 202]).toBe(40);
});

it('keeps the strokes of letters that are large for their sheet', () => {
  const card = createRaster(1500, 1780);
  for (let y = 700; y < 740; y++) card.data.fill(20, y * 1500 + 300, y * 1500 + 305);
  expect(eraseLines(card).data[720 * 1500 + 302]).toBe(20);
});
