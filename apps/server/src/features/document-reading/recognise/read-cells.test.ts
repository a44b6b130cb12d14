import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster.ts';
import { clearCells, joinCells, putBack } from './read-cells.ts';
import type { FoundWord } from './recogniser.ts';

const row = {
  top: 50,
  bottom: 84,
  cells: [0, 1, 2].map((index) => ({ left: 100 + index * 40, right: 136 + index * 40 })),
};

/** A block for a digit in each of the three boxes. */
function draw() {
  const page = createRaster(400, 200);
  for (const { left } of row.cells)
    for (let y = 56; y < 78; y++) page.data.fill(20, y * 400 + left + 10, y * 400 + left + 22);
  return page;
}

const words = (text: string, { width, height }: Raster): FoundWord[] => [
  { text, confidence: 95, box: { x: 24 / width, y: 26 / height, width: 44 / width, height: 22 / height } },
];

it('joins characters in boxes for reading, and puts the result back into the boxes', () => {
  const page = draw();
  const sheet = joinCells(page, [row])!;
  const { width, data } = sheet.picture;
  const across = data.subarray(35 * width, 36 * width);
  expect(across.lastIndexOf(20) - across.indexOf(20)).toBeLessThan(50);
  const found = putBack(words('384', sheet.picture), sheet, page);
  expect(found.map(({ text, confidence }) => `${text} ${confidence}`)).toEqual(['3 95', '8 95', '4 95']);
  expect(found.map(({ box }) => Math.round(box.x * 400))).toEqual([110, 150, 190]);
});

it('widens the gaps on request', () => {
  const widthOf = (gap?: number) => joinCells(draw(), [row], gap)!.picture.width;
  expect(widthOf(0.5)).toBeGreaterThan(widthOf() + 20);
});

it('returns one doubtful word when the number of characters differs', () => {
  const page = draw();
  const sheet = joinCells(page, [row])!;
  const found = putBack(words('38', sheet.picture), sheet, page);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ text: '38', confidence: 30 });
});

it('erases characters in boxes from the page, and ignores empty boxes', () => {
  expect(clearCells(draw(), [row]).data.every((value) => value === 255)).toBe(true);
  const empty = createRaster(400, 200);
  expect(clearCells(empty, [row])).toBe(empty);
  expect(joinCells(empty, [row])).toBeNull();
});
