import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { extendCorners } from './extend-corners.ts';
import type { Quad } from './homography.ts';

const size = { width: 300, height: 400 };
/** A sheet whose first rows are a bar. */
const paper: Quad = [
  { x: 50, y: 90 },
  { x: 250, y: 90 },
  { x: 250, y: 360 },
  { x: 50, y: 360 },
];

/** Background, the paper on it, and above that a bar with a line of letters. */
function draw(ground: (x: number, y: number) => number, bar: number | null): Raster {
  const picture = createRaster(size.width, size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const isAcross = x >= 50 && x <= 250;
      const isLetter = y > 65 && y < 75 && x > 70 && x < 200 && x % 4 < 2;
      const ofBar = bar !== null && isAcross && y >= 50 && y < 90 ? (isLetter ? 230 : bar) : null;
      picture.data[y * size.width + x] = isAcross && y >= 90 && y <= 360 ? 220 : (ofBar ?? ground(x, y));
    }
  return picture;
}

/** A background of squares in several tones, like planks or a carpet. */
const carpet = (x: number, y: number) => 90 + (((x >> 4) * 31 + (y >> 4) * 17) % 5) * 12;
const planks = (x: number) => 70 + ((x >> 3) % 4) * 14;

it.each([
  ['a dark bar', 20],
  ['a bar lighter than the ground', 180],
])('extends the sheet by %s above the paper', (_, tone) => {
  const [a, b, c, d] = extendCorners(paper, [draw(carpet, tone)]);
  for (const { y } of [a, b]) expect(Math.abs(y - 50)).toBeLessThanOrEqual(3);
  expect([a.x, b.x]).toEqual([50, 250]);
  expect([c, d]).toEqual([paper[2], paper[3]]);
});

it('finds a bar in the second picture when it matches the background in the first', () => {
  const [a] = extendCorners(paper, [draw(() => 30, 30), draw(() => 90, 40)]);
  expect(Math.abs(a.y - 50)).toBeLessThanOrEqual(3);
});

it('finds a bar by one end when the other lies outside the picture', () => {
  const shifted: Quad = [
    { x: -12, y: 90 },
    { x: 250, y: 90 },
    { x: 250, y: 360 },
    { x: -12, y: 360 },
  ];
  const picture = draw(carpet, 20);
  for (let y = 50; y <= 360; y++) picture.data.fill(y < 90 ? 20 : 220, y * size.width, y * size.width + 50);
  const [a, b] = extendCorners(shifted, [picture]);
  for (const { y } of [a, b]) expect(Math.abs(y - 50)).toBeLessThanOrEqual(3);
});

it.each([
  ['carpet', carpet],
  ['planks', planks],
  ['one tone', () => 110],
  ['a light that falls off', (x: number, y: number) => 150 - (x + y) / 8],
])('does not extend the sheet into the background: %s', (_, ground) => {
  expect(extendCorners(paper, [draw(ground, null)])).toEqual(paper);
});

it('does not extend the sheet by a strip that reaches the edge of the picture', () => {
  const picture = draw(carpet, 20);
  for (let y = 0; y < 90; y++) picture.data.fill(20, y * size.width + 50, y * size.width + 251);
  expect(extendCorners(paper, [picture])).toEqual(paper);
});
