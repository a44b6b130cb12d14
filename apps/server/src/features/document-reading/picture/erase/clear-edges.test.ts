import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { clearEdges } from './clear-edges.ts';

const width = 800;

it('erases slivers of the background at the edge, and keeps print there', () => {
  const sheet = createRaster(width, 1000, 250);
  for (let y = 100; y < 900; y++) sheet.data.fill(90, y * width, y * width + 3);
  for (let x = 0; x < width; x++) for (let y = 990 + (x % 7); y < 1000; y++) sheet.data[y * width + x] = 60;
  for (let y = 300; y < 340; y++) sheet.data.fill(40, y * width + 12, y * width + 60);
  for (let y = 500; y < 540; y++) sheet.data.fill(40, y * width + 700, y * width + width);
  const cleared = clearEdges(sheet);
  const darkIn = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (cleared.data[y * width + x]! < 200) count++;
    return count;
  };
  expect(darkIn(0, 100, 10, 900)).toBe(0);
  expect(darkIn(0, 950, width, 1000)).toBe(0);
  expect(darkIn(12, 300, 60, 340)).toBe(48 * 40);
  expect(darkIn(700, 500, width, 540)).toBe(100 * 40);
});
