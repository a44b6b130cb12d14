import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { hasNoise, whitenPaper } from './whiten-paper.ts';

function drawPage(noise: number) {
  const page = createRaster(200, 200, 244);
  for (let at = 0; at < page.data.length; at++) page.data[at]! -= ((at * 7919) % 101) % (noise + 1);
  for (let x = 40; x < 160; x++) page.data[100 * 200 + x] = 70;
  return page;
}

it('whitens the noise of paper, and keeps ink dark', () => {
  const { data } = whitenPaper(drawPage(12));
  expect(data.filter((value) => value === 255).length).toBeGreaterThan(data.length * 0.95);
  expect(data[100 * 200 + 50]).toBeLessThan(90);
});

it('returns clean paper unchanged', () => {
  const page = drawPage(0);
  expect(whitenPaper(page).data).toBe(page.data);
});

it('detects noise in a photo taken in the dark, and none on clean paper', () => {
  expect(hasNoise(drawPage(12))).toBe(true);
  expect(hasNoise(drawPage(0))).toBe(false);
});
