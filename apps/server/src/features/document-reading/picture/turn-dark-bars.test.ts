import { expect, it } from 'vitest';
import { createRaster } from './raster.ts';
import { turnDarkBars } from './turn-dark-bars.ts';

function drawBar(ground: number, letters: number) {
  const page = createRaster(640, 480, 235);
  for (let y = 100; y < 148; y++) for (let x = 37; x < 601; x++) page.data[y * 640 + x] = ground;
  for (let y = 115; y < 132; y++) for (let x = 80; x < 200; x++) if (x % 9 < 3) page.data[y * 640 + x] = letters;
  return page;
}

it('light letters on a dark bar become dark ones on paper, and the bar leaves no edge', () => {
  const { data } = turnDarkBars(drawBar(70, 250));
  expect(data[120 * 640 + 81]!).toBeLessThan(60);
  expect(data[120 * 640 + 300]!).toBeGreaterThan(220);
  for (const y of [99, 100, 147, 148]) expect(data[y * 640 + 300]!, `row ${y}`).toBeGreaterThan(220);
  for (const x of [36, 37, 600, 601]) expect(data[120 * 640 + x]!, `column ${x}`).toBeGreaterThan(220);
});

it('a page without dark bars stays as it is', () => {
  const page = drawBar(228, 40);
  expect(turnDarkBars(page)).toBe(page);
});

it('large bold digits are no bar', () => {
  const page = createRaster(640, 480, 235);
  for (let y = 100; y < 164; y++) for (let x = 192; x < 352; x++) if (x % 16 < 10) page.data[y * 640 + x] = 30;
  expect(turnDarkBars(page)).toBe(page);
});

it('bold letters on a grey bar in the shade stay as they are', () => {
  const page = drawBar(170, 170);
  const tones = [40, 60, 80, 100, 120, 170, 170, 170];
  for (let y = 102; y < 146; y++) for (let x = 192; x < 352; x++) page.data[y * 640 + x] = tones[x % 8]!;
  expect(turnDarkBars(page)).toBe(page);
});

/** A bar down the left side of the page, with letters that fall to `tone` of the bar. */
function drawSide(tone: (x: number, y: number) => number) {
  const page = createRaster(640, 480, 235);
  for (let y = 0; y < 480; y++) for (let x = 0; x < 200; x++) page.data[y * 640 + x] = tone(x, y);
  for (let y = 115; y < 132; y++) for (let x = 40; x < 160; x++) if (x % 9 < 3) page.data[y * 640 + x] = 250;
  return page;
}

it('a bar of one colour at the edge of the page is turned, too', () => {
  const { data } = turnDarkBars(drawSide(() => 60));
  expect(data[120 * 640 + 46]!).toBeLessThan(60);
  expect(data[300 * 640 + 100]!).toBeGreaterThan(220);
});

it('the ground of a photograph at its edge is not', () => {
  const page = drawSide((x, y) => 20 + ((x * 31 + y * 17) % 97));
  expect(turnDarkBars(page)).toBe(page);
});
