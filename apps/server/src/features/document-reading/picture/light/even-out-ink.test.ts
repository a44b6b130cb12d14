import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { evenOutInk, isBright } from './even-out-ink.ts';

const [width, height] = [640, 160];

/** Noisy paper with a line of letters above another one of a different darkness. */
function draw(upper: number, lower: number) {
  const page = createRaster(width, height, 250);
  for (let at = 0; at < page.data.length; at++) page.data[at] = 250 - ((at * 7919) % 11);
  for (const [top, value] of [
    [40, upper],
    [80, lower],
  ] as const)
    for (let y = top; y < top + 16; y++)
      for (let x = 40; x < 600; x += 12) page.data.fill(value, y * width + x, y * width + x + 4);
  return page;
}

it('darkens pale print, and keeps dark print unchanged', () => {
  const { data } = evenOutInk(draw(170, 40));
  expect(data[48 * width + 306]).toBeLessThan(100);
  expect(data[88 * width + 306]).toBe(40);
});

it('whitens the noise of blank paper', () => {
  const { data } = evenOutInk(draw(170, 40));
  for (const y of [5, 20, 140]) for (let x = 0; x < width; x++) expect(data[y * width + x]).toBe(255);
});

it('keeps pixels that are paler than ink', () => {
  const { data } = evenOutInk(draw(218, 40));
  expect(data[48 * width + 306]).toBeGreaterThan(200);
});

it('distinguishes a sheet in the shade from a bright one, despite its print', () => {
  const inShade = draw(170, 40);
  inShade.data.forEach((value, at) => {
    inShade.data[at] = value * 0.4;
  });
  expect([isBright(draw(170, 40)), isBright(inShade)]).toEqual([true, false]);
});
