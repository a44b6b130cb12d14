import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { flattenLight } from './flatten-light.ts';

const width = 400;

/** A page with strokes in two rows and the given light at each position. */
function drawPage(light: (x: number, y: number) => number): Raster {
  const page = createRaster(width, 300);
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < width; x++) {
      const isInk = (y % 40 < 4 || x % 25 < 2) && y > 60 && y < 240;
      page.data[y * width + x] = light(x, y) * (isInk ? 0.3 : 1);
    }
  return page;
}

it('removes a shadow, and keeps letters in it as dark as beside it', () => {
  const flat = flattenLight(drawPage((x) => 230 - x * 0.3));
  for (const x of [30, 190, 390]) {
    expect(flat.data[110 * width + x]).toBeGreaterThan(235);
    expect(Math.abs(flat.data[121 * width + x]! - 75)).toBeLessThan(9);
  }
});

it('returns a page of white paper unchanged', () => {
  const page = drawPage(() => 255);
  expect(flattenLight(page)).toBe(page);
});

it('leaves no step where white paper begins', () => {
  const flat = flattenLight(drawPage((_, y) => (y < 150 ? 255 : 238)));
  const column = Array.from({ length: 300 }, (_, y) => flat.data[y * width + 12]!).filter((value) => value > 150);
  expect(Math.max(...column) - Math.min(...column)).toBeLessThan(20);
});
