import { expect, it } from 'vitest';
import { createRaster } from '../raster.ts';
import { eraseFrames } from './erase-frames.ts';

const side = 1600;

/** Adjacent boxes, each with a block for a digit. */
function draw(count: number, { width = 30, height = 34, thickness = 3 } = {}) {
  const page = createRaster(side, 300);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) page.data.fill(20, y * side + left, y * side + right);
  };
  for (let box = 0; box < count; box++) {
    const left = 200 + box * width;
    fill(left, 100, left + width, 100 + thickness);
    fill(left, 100 + height - thickness, left + width, 100 + height);
    fill(left, 100, left + thickness, 100 + height);
    fill(left + width - thickness, 100, left + width, 100 + height);
    fill(left + 10, 109, left + 18, 125);
  }
  return page;
}

it.each([1, 2, 3, 4])('erases %d boxes of a form, and keeps the digits in them', (count) => {
  const { data } = eraseFrames(draw(count));
  for (let box = 0; box < count; box++) {
    const left = 200 + box * 30;
    for (const x of [left, left + 1, left + 28]) expect(data[115 * side + x]).toBe(255);
    expect(data[101 * side + left + 15]).toBe(255);
    expect(data[132 * side + left + 15]).toBe(255);
    expect(data[115 * side + left + 12]).toBe(20);
  }
});

it('keeps a frame that is open on one side', () => {
  const page = draw(1);
  for (let y = 104; y < 130; y++) page.data.fill(255, y * side + 226, y * side + 232);
  expect(eraseFrames(page)).toBe(page);
});

it('keeps the strokes of a large letter', () => {
  const page = draw(1, { width: 44, height: 50, thickness: 10 });
  expect(eraseFrames(page)).toBe(page);
});

it('keeps a filled frame', () => {
  const page = draw(1, { thickness: 16 });
  expect(eraseFrames(page)).toBe(page);
});

it('erases a slanted frame of a photo', () => {
  const page = draw(2);
  for (let y = 100; y < 134; y++)
    page.data.copyWithin(y * side + 150 + Math.floor((y - 100) / 12), y * side + 150, y * side + 400);
  const { data } = eraseFrames(page);
  for (const y of [105, 120, 130])
    for (const x of [201, 231, 259]) expect(data[y * side + x + Math.floor((y - 100) / 12)]).toBe(255);
  expect(data[115 * side + 213]).toBe(20);
});

it('erases boxes that stand on a ruling line', () => {
  const page = draw(3);
  for (let y = 135; y < 140; y++) page.data.fill(20, y * side + 100, y * side + 900);
  const { data } = eraseFrames(page);
  for (const x of [201, 231, 289]) expect(data[115 * side + x]).toBe(255);
  expect(data[115 * side + 213]).toBe(20);
});

it('erases boxes that bold digits nearly fill', () => {
  const page = draw(3);
  for (let box = 0; box < 3; box++)
    for (let y = 109; y < 126; y++) page.data.fill(20, y * side + 208 + box * 30, y * side + 223 + box * 30);
  const { data } = eraseFrames(page);
  for (const x of [201, 231, 289]) expect(data[115 * side + x]).toBe(255);
  expect(data[115 * side + 213]).toBe(20);
});

it('erases a frame with a ragged upper side', () => {
  const page = draw(2);
  for (let x = 200; x < 260; x += 12) page.data.fill(20, 99 * side + x, 99 * side + x + 8);
  const { data } = eraseFrames(page);
  expect(data[115 * side + 231]).toBe(255);
});

it.each([1, 1.5, 2])('keeps the letter B, %d times as large as a line of print', (times) => {
  const page = createRaster(side, 300);
  const isInk = (x: number, y: number) => {
    const from = (middle: number) => Math.hypot(Math.max(0, x - middle), (y % 15) - 7);
    return x >= 0 && y >= 0 && y < 30 && from(18) <= 7.5 && (x < 6 || from(14) > 3);
  };
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 120; x++) if (isInk(x / times, y / times)) page.data[(100 + y) * side + 200 + x] = 20;
  expect(eraseFrames(page)).toBe(page);
});
