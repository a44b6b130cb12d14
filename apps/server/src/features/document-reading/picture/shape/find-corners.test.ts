import { expect, it } from 'vitest';
import { drawOverview } from '../overview.ts';
import { createRaster, type Raster } from '../raster.ts';
import { findCorners } from './find-corners.ts';

/** An overview without colours. */
const findIn = (picture: Raster) => findCorners(drawOverview(picture.data, { ...picture, channels: 1 }));

/** A printed sheet on a background; the brightness falls by `loss` from top to bottom. */
function drawSheet(loss: number) {
  const picture = createRaster(600, 800);
  for (let y = 0; y < 800; y++) {
    for (let x = 0; x < 600; x++) {
      const isPaper = x > 80 && x < 520 && y > 90 && y < 710;
      const isPrint = x > 150 && x < 450 && y > 200 && y < 600 && y % 40 < 6;
      picture.data[y * 600 + x] = (isPrint ? 60 : isPaper ? 235 : 130) * (1 - (loss * y) / 800);
    }
  }
  return picture;
}

it.each([0, 0.45])('finds the corners of a sheet when %d of the light is lost', (loss) => {
  const corners = findIn(drawSheet(loss))!;
  const expected = [
    [80, 90],
    [520, 90],
    [520, 710],
    [80, 710],
  ];
  for (const [index, { x, y }] of corners.entries()) {
    expect(Math.abs(x - expected[index]![0]!)).toBeLessThan(9);
    expect(Math.abs(y - expected[index]![1]!)).toBeLessThan(9);
  }
});

it('finds no corners for a shaded box on a page', () => {
  const page = createRaster(600, 800, 250);
  for (let y = 300; y < 700; y++) page.data.fill(150, y * 600 + 60, y * 600 + 540);
  expect(findIn(page)).toBeNull();
});

it('finds no corners when the page fills the picture', () => {
  expect(findIn(createRaster(600, 800, 240))).toBeNull();
});

it('finds no corners for the blank part of a page below a coloured one', () => {
  const page = createRaster(600, 800, 255);
  for (let y = 0; y < 370; y++) page.data.fill(215, y * 600, y * 600 + 600);
  for (let y = 40; y < 330; y++) if (y % 40 < 4) page.data.fill(60, y * 600 + 60, y * 600 + 400);
  expect(findIn(page)).toBeNull();
});

it('finds no corners for the part of a page beside a coloured side', () => {
  const page = createRaster(600, 800, 255);
  for (let y = 0; y < 800; y++) page.data.fill(40, y * 600, y * 600 + 190);
  for (let y = 40; y < 760; y++) if (y % 40 < 6) page.data.fill(60, y * 600 + 240, y * 600 + 560);
  expect(findIn(page)).toBeNull();
});

it('finds the corners of a form that is covered with dark bars and boxes', () => {
  const picture = createRaster(600, 800, 110);
  for (let y = 40; y < 760; y++) picture.data.fill(235, y * 600 + 40, y * 600 + 560);
  for (let y = 80; y < 720; y++) if (y % 60 < 24) picture.data.fill(90, y * 600 + 70, y * 600 + 530);
  const corners = findIn(picture)!;
  expect(corners).not.toBeNull();
  expect(Math.abs(corners[0].x - 40)).toBeLessThan(9);
  expect(Math.abs(corners[2].y - 760)).toBeLessThan(9);
});

it('finds no corners for the part of a card below a wavy bar', () => {
  const card = createRaster(800, 500, 252);
  for (let x = 0; x < 800; x++) {
    const end = 190 - Math.round(x / 14) + Math.round(6 * Math.sin(x / 130));
    for (let y = 0; y < end; y++) card.data[y * 800 + x] = 60;
  }
  for (let y = 230; y < 460; y++) if (y % 40 < 6) card.data.fill(50, y * 800 + 240, y * 800 + 640);
  expect(findIn(card)).toBeNull();
});

/** Printed boxes on a dark page whose background has `noise`. */
function drawBoxes(noise: number) {
  const page = createRaster(600, 800);
  for (let at = 0; at < page.data.length; at++) page.data[at] = 22 + ((at * 7919) % 13) * noise;
  const fill = (top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) page.data.fill(y % 40 < 5 ? 80 : 252, y * 600 + 60, y * 600 + 540);
  };
  fill(60, 400);
  fill(430, 700);
  return page;
}

it('finds no corners for one of several boxes on a dark page, but for one on a photographed background', () => {
  expect(findIn(drawBoxes(0))).toBeNull();
  expect(findIn(drawBoxes(5))).not.toBeNull();
});
