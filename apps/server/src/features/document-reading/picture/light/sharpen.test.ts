import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { sharpen } from './sharpen.ts';

const [width, height] = [60, 40];
const middle = (height / 2) * width;

it('brightens the gap that two blurred lines darkened', () => {
  const page = createRaster(width, height, 250);
  const blurred = [215, 120, 120, 200, 120, 120, 215];
  for (let y = 0; y < height; y++) page.data.set(blurred, y * width + 20);
  const { data } = sharpen(page);
  expect(page.data[middle + 23]).toBeLessThan(205);
  expect(data[middle + 23]).toBe(255);
  expect(data[middle + 21]).toBeLessThan(60);
});

it('keeps an even area up to its edges', () => {
  const page = createRaster(width, height, 137);
  expect(sharpen(page).data).toEqual(page.data);
});
