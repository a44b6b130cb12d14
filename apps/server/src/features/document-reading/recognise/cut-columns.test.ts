import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster.ts';
import { cutColumns } from './cut-columns.ts';

/** Two columns of 22-pixel lines; the right one is shifted up by so many pixels. */
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

it('does not cut columns whose lines are level', () => {
  expect(cutColumns(drawColumns(0))).toEqual([]);
  expect(cutColumns(drawColumns(3))).toEqual([]);
});

it.each([10, 19])('cuts columns whose lines are %d pixels apart', (raised) => {
  const [left, right] = cutColumns(drawColumns(raised)).filter(({ width }) => width < 1200);
  expect(left!.left + left!.width).toBeGreaterThan(600);
  expect(right!.left).toBeLessThan(900);
});

/** Table rows with a label and a value; with `tall`, the second value has two lines with its label between them. */
function drawRows(tall: boolean): Raster {
  const page = createRaster(1600, 600);
  const line = (left: number, right: number, top: number) => {
    for (let y = top; y < top + 22; y++) page.data.fill(20, y * 1600 + left, y * 1600 + right);
  };
  for (const row of [0, 1, 2]) {
    const top = 100 + row * 60;
    line(100, 220, top);
    for (const each of tall && row === 1 ? [top - 14, top + 14] : [top]) line(400, 900, each);
    line(1100, 1300, top);
  }
  return page;
}

it('cuts a label beside the middle of two lines from them, but no other rows', () => {
  expect(cutColumns(drawRows(false))).toEqual([]);
  const page = drawRows(true);
  // Remains of crossing lines.
  for (const [x, y] of [
    [300, 130],
    [302, 190],
    [600, 191],
  ] as const)
    for (let row = y; row < y + 5; row++) page.data.fill(60, row * 1600 + x, row * 1600 + x + 5);
  const regions = cutColumns(page);
  expect(regions).toHaveLength(5);
  const [, label, value, last] = regions;
  expect(label!.left + label!.width).toBeGreaterThan(220);
  expect(label!.left + label!.width).toBeLessThan(400);
  expect(value!.left).toBeLessThan(400);
  expect(value!.height).toBe(label!.height);
  expect(last!.left).toBeGreaterThan(900);
});

it('leaves out the white paper below the columns', () => {
  const bottoms = cutColumns(drawColumns(19)).map(({ top, height }) => top + height);
  expect(Math.max(...bottoms)).toBeLessThan(600);
});
