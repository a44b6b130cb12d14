import { describe, expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { turnDarkBars } from './turn-dark-bars.ts';

function drawBar(ground: number, letters: number) {
  const page = createRaster(640, 480, 235);
  for (let y = 100; y < 148; y++) for (let x = 37; x < 601; x++) page.data[y * 640 + x] = ground;
  for (let y = 115; y < 132; y++) for (let x = 80; x < 200; x++) if (x % 9 < 3) page.data[y * 640 + x] = letters;
  return page;
}

it('inverts a dark bar with light letters, and leaves no edge', () => {
  const { data } = turnDarkBars(drawBar(70, 250));
  expect(data[120 * 640 + 81]!).toBeLessThan(60);
  expect(data[120 * 640 + 300]!).toBeGreaterThan(220);
  for (const y of [99, 100, 147, 148]) expect(data[y * 640 + 300]!, `row ${y}`).toBeGreaterThan(220);
  for (const x of [36, 37, 600, 601]) expect(data[120 * 640 + x]!, `column ${x}`).toBeGreaterThan(220);
});

it('returns a page without dark bars unchanged', () => {
  const page = drawBar(228, 40);
  expect(turnDarkBars(page)).toBe(page);
});

it('does not invert large bold digits', () => {
  const page = createRaster(640, 480, 235);
  for (let y = 100; y < 164; y++) for (let x = 192; x < 352; x++) if (x % 16 < 10) page.data[y * 640 + x] = 30;
  expect(turnDarkBars(page)).toBe(page);
});

/** Bold letters that touch each other except the first: as dense as a bar. */
function drawWord(apart: number) {
  const page = createRaster(640, 480, 235);
  for (let y = 100; y < 148; y++)
    for (let x = 192; x < 352; x++)
      if (x % 32 < 32 - apart && (y < 110 || y >= 138 || x % 8 < 5)) page.data[y * 640 + x] = 30;
  for (let y = 100; y < 148; y++) for (let x = 160; x < 186; x++) if (x % 13 < 8) page.data[y * 640 + x] = 30;
  return page;
}

it.each([
  ['between which paper shows', 6],
  ['that touch, beside another', 0],
])('does not invert bold letters %s', (_, apart) => {
  const page = drawWord(apart);
  expect(turnDarkBars(page)).toBe(page);
});

it('inverts a bar between ruling lines', () => {
  const page = drawBar(70, 250);
  for (const [left, wide] of [
    [606, 7],
    [625, 3],
  ] as const)
    for (let y = 60; y < 200; y++) page.data.fill(40, y * 640 + left, y * 640 + left + wide);
  const { data } = turnDarkBars(page);
  expect(data[120 * 640 + 300]!).toBeGreaterThan(220);
});

it('does not invert bold letters on a grey bar in the shade', () => {
  const page = drawBar(170, 170);
  const tones = [40, 60, 80, 100, 120, 170, 170, 170];
  for (let y = 102; y < 146; y++) for (let x = 192; x < 352; x++) page.data[y * 640 + x] = tones[x % 8]!;
  expect(turnDarkBars(page)).toBe(page);
});

/** A bar along the left side of the page; its letters are `tone` of the bar's brightness. */
function drawSide(tone: (x: number, y: number) => number) {
  const page = createRaster(640, 480, 235);
  for (let y = 0; y < 480; y++) for (let x = 0; x < 200; x++) page.data[y * 640 + x] = tone(x, y);
  for (let y = 115; y < 132; y++) for (let x = 40; x < 160; x++) if (x % 9 < 3) page.data[y * 640 + x] = 250;
  return page;
}

it('inverts a bar of one colour at the edge of the page', () => {
  const { data } = turnDarkBars(drawSide(() => 60));
  expect(data[120 * 640 + 46]!).toBeLessThan(60);
  expect(data[300 * 640 + 100]!).toBeGreaterThan(220);
});

it('does not invert the background of a photo at its edge', () => {
  const page = drawSide((x, y) => 20 + ((x * 31 + y * 17) % 97));
  expect(turnDarkBars(page)).toBe(page);
});

it('inverts a bar that fades sideways and downwards', () => {
  const fading = (x: number, y: number) => 20 + x / 8 + y / 12;
  const { data } = turnDarkBars(drawSide(fading));
  expect(data[120 * 640 + 46]!).toBeLessThan(70);
  for (const [x, y] of [
    [20, 60],
    [180, 60],
    [20, 440],
    [180, 440],
  ] as const)
    expect(data[y * 640 + x]!, `${x} ${y}`).toBeGreaterThan(215);
});

it('keeps a white box on a bar, with its text', () => {
  const page = drawSide(() => 60);
  for (let y = 240; y < 340; y++) page.data.fill(235, y * 640 + 30, y * 640 + 170);
  for (let y = 270; y < 300; y++) for (let x = 50; x < 150; x++) if (x % 9 < 3) page.data[y * 640 + x] = 40;
  const { data } = turnDarkBars(page);
  expect(data[280 * 640 + 54]!).toBeLessThan(60);
  expect(data[320 * 640 + 100]!).toBe(235);
  expect(data[400 * 640 + 100]!).toBeGreaterThan(220);
  expect(data[120 * 640 + 46]!).toBeLessThan(60);
});

it('does not join bars through a strip of background around the sheet', () => {
  const page = drawSide(() => 60);
  for (let x = 0; x < 640; x++) for (const y of [0, 5, 475, 479]) page.data[y * 640 + x] = 60;
  for (let y = 0; y < 480; y++) page.data.fill(50, y * 640 + 624, y * 640 + 640);
  for (let y = 464; y < 480; y++) page.data.fill(50, y * 640, y * 640 + 640);
  const { data } = turnDarkBars(page);
  expect(data[120 * 640 + 46]!).toBeLessThan(60);
  expect(data[300 * 640 + 100]!).toBeGreaterThan(220);
});

describe('a box of another colour on a bar', () => {
  const drawBox = (letters: number) => {
    const page = drawSide(() => 40);
    for (let y = 240; y < 400; y++) for (let x = 32; x < 176; x++) page.data[y * 640 + x] = 140;
    for (let y = 300; y < 320; y++) for (let x = 60; x < 150; x++) if (x % 9 < 3) page.data[y * 640 + x] = letters;
    return turnDarkBars(page).data;
  };

  it('keeps its dark letters and becomes as light as paper', () => {
    const data = drawBox(30);
    expect(data[310 * 640 + 64]!).toBeLessThan(70);
    expect(data[270 * 640 + 64]!).toBeGreaterThan(220);
    expect(data[120 * 640 + 46]!).toBeLessThan(60);
  });

  it('is inverted by itself when its letters are light', () => {
    const data = drawBox(250);
    expect(data[310 * 640 + 64]!).toBeLessThan(70);
    expect(data[270 * 640 + 64]!).toBeGreaterThan(220);
  });
});

it('lightens a dark box whose letters are darker, without inverting it', () => {
  const { data } = turnDarkBars(drawBar(130, 20));
  expect(data[120 * 640 + 81]!).toBeLessThan(60);
  expect(data[120 * 640 + 300]!).toBeGreaterThan(220);
});

describe('a background around white boxes', () => {
  /** A dark page, or its upper part, with light letters and boxes with dark letters. */
  function drawPage(bottom: number, boxes: readonly [top: number, bottom: number][]) {
    const page = createRaster(800, 640, 250);
    for (let y = 0; y < bottom; y++) page.data.fill(40, y * 800, y * 800 + 800);
    for (let y = 24; y < 40; y++) for (let x = 64; x < 300; x++) if (x % 9 < 3) page.data[y * 800 + x] = 240;
    for (const [top, end] of boxes)
      for (let y = top; y < end; y++)
        for (let x = 64; x < 736; x++) page.data[y * 800 + x] = y % 48 < 12 && x % 7 < 2 ? 30 : 250;
    return page;
  }

  it.each([
    ['over its lower end', 200, [[112, 280]]],
    [
      'all over it',
      640,
      [
        [64, 224],
        [256, 384],
        [416, 592],
      ],
    ],
  ] as const)('is inverted around boxes that lie %s', (_, bottom, boxes) => {
    const { data } = turnDarkBars(
      drawPage(
        bottom,
        boxes.map(([top, end]) => [top, end]),
      ),
    );
    expect(data[10 * 800 + 20]!).toBeGreaterThan(220);
    expect(data[30 * 800 + 64]!).toBeLessThan(70);
    const [top] = boxes[0];
    expect(data[(top + 20) * 800 + 400]!).toBe(250);
    expect(data[(top + 32) * 800 + 399]!).toBe(30);
  });
});
