import { expect, it } from 'vitest';
import { eraseFrames } from './erase-frames.ts';
import { createRaster } from './raster.ts';

const side = 1600;

/** Boxes beside each other, each with a block for a digit in it. */
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

it.each([1, 2, 3, 4])('%d boxes of a form go, the digits in them stay', (count) => {
  const { data } = eraseFrames(draw(count));
  for (let box = 0; box < count; box++) {
    const left = 200 + box * 30;
    for (const x of [left, left + 1, left + 28]) expect(data[115 * side + x]).toBe(255);
    expect(data[101 * side + left + 15]).toBe(255);
    expect(data[132 * side + left + 15]).toBe(255);
    expect(data[115 * side + left + 12]).toBe(20);
  }
});

it('what is open on a side stays', () => {
  const page = draw(1);
  for (let y = 104; y < 130; y++) page.data.fill(255, y * side + 226, y * side + 232);
  expect(eraseFrames(page)).toBe(page);
});

it('the strokes of a large letter stay', () => {
  const page = draw(1, { width: 44, height: 50, thickness: 10 });
  expect(eraseFrames(page)).toBe(page);
});

it('what is filled stays', () => {
  const page = draw(1, { thickness: 16 });
  expect(eraseFrames(page)).toBe(page);
});

it('a frame that leans, as in a photo, goes too', () => {
  const page = draw(2);
  for (let y = 100; y < 134; y++)
    page.data.copyWithin(y * side + 150 + Math.floor((y - 100) / 12), y * side + 150, y * side + 400);
  const { data } = eraseFrames(page);
  for (const y of [105, 120, 130])
    for (const x of [201, 231, 259]) expect(data[y * side + x + Math.floor((y - 100) / 12)]).toBe(255);
  expect(data[115 * side + 213]).toBe(20);
});
