import { expect, it } from 'vitest';
import { drawOverview } from './overview.ts';
import { preparePicture } from './prepare-picture.ts';
import { createRaster, type Raster } from './raster.ts';

const size = { width: 900, height: 1200 };
const sheet = { left: 90, top: 120, right: 810, bottom: 1080 };

/** Reproducible sensor noise. */
function noiseAt(at: number): number {
  return ((Math.imul(at + 1, 2654435761) >>> 16) % 13) - 6;
}

/** A sheet photographed in the dark: strokes of a label in the given grey, and below them those of a value. */
function photographInTheDark(label: number): Raster {
  const picture = createRaster(size.width, size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const isPaper = x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
      const isStroke = x > 200 && x < 700 && x % 12 < 5;
      const row = y % 120;
      const ink = row < 14 ? label : row > 40 && row < 60 ? 20 : null;
      const value = isPaper ? (isStroke && y > 200 && y < 1000 && ink !== null ? ink : 95) : 30;
      picture.data[y * size.width + x] = Math.max(0, value + noiseAt(y * size.width + x));
    }
  return picture;
}

/** The darkest tenth of the rows with the label of the fourth pair. */
function darkOf({ width, height, data }: Raster): number {
  const scale = height / (sheet.bottom - sheet.top);
  const [top, bottom] = [600, 614].map((y) => Math.round((y - sheet.top) * scale)) as [number, number];
  return [...data.subarray(top * width, bottom * width)].sort((one, other) => one - other)[
    Math.floor(((bottom - top) * width) / 10)
  ]!;
}

it('darkens pale print of a photo taken in the dark, and keeps its paper white', () => {
  const picture = photographInTheDark(62);
  const { even, clean, hasCorners } = preparePicture(picture, drawOverview(picture.data, { ...picture, channels: 1 }));
  expect(hasCorners).toBe(true);
  expect(darkOf(clean)).toBeLessThan(darkOf(even) - 50);
  const paper = [...clean.data].sort((one, other) => one - other)[clean.data.length >> 1];
  expect(paper).toBe(255);
});

it('keeps a prepared page unchanged by later ones, and prepares the same in reused memory', () => {
  const prepare = (label: number) => {
    const picture = photographInTheDark(label);
    return preparePicture(picture, drawOverview(picture.data, { ...picture, channels: 1 }));
  };
  const { even, clean } = prepare(62);
  const before = { even: even.data.slice(), clean: clean.data.slice() };
  const others = [prepare(40), prepare(80)];
  expect(
    new Set([even, clean, ...others.flatMap((each) => [each.even, each.clean])].map(({ data }) => data.buffer)).size,
  ).toBe(6);
  expect(Buffer.compare(even.data, before.even)).toBe(0);
  expect(Buffer.compare(clean.data, before.clean)).toBe(0);
  const again = prepare(62);
  expect(Buffer.compare(again.even.data, before.even)).toBe(0);
  expect(Buffer.compare(again.clean.data, before.clean)).toBe(0);
});
