import { expect, it } from 'vitest';
import { createRaster } from '../../picture/raster.ts';
import { readDashes } from './read-dashes.ts';

const size = { width: 600, height: 100 };

function draw(...blocks: readonly [left: number, top: number, width: number, height: number][]) {
  const page = createRaster(size.width, size.height);
  for (const [left, top, width, height] of blocks)
    for (let y = top; y < top + height; y++) page.data.fill(20, y * size.width + left, y * size.width + left + width);
  return page;
}

const word = (text: string, left: number, right: number, top = 40, height = 20, confidence = 95) => ({
  text,
  confidence,
  box: {
    x: left / size.width,
    y: top / size.height,
    width: (right - left) / size.width,
    height: height / size.height,
  },
});
const days = [word('May', 100, 140), word('23', 176, 196)];
const texts = (words: ReturnType<typeof readDashes>) =>
  words.toSorted((one, other) => one.box.x - other.box.x).map(({ text }) => text);

it('adds a lost dash between its words', () => {
  expect(texts(readDashes(days, draw([150, 50, 14, 3])))).toEqual(['May', '–', '23']);
});

it('replaces a doubtful dash with a sure one', () => {
  const found = readDashes([...days, word('-', 150, 164, 50, 3, 12)], draw([150, 50, 14, 3]));
  expect(texts(found)).toEqual(['May', '–', '23']);
  expect(found.find(({ text }) => text === '–')!.confidence).toBe(80);
});

it.each([
  ['nothing', []],
  ['a stroke down', [[156, 40, 3, 20]]],
  ['a line under both', [[150, 58, 14, 2]]],
  ['a point', [[156, 50, 4, 4]]],
  ['two signs', [[150, 44, 10, 3] as const, [150, 54, 10, 3] as const]],
])('ignores %s', (_, blocks) => {
  const picture = draw(...(blocks as [number, number, number, number][]));
  expect(texts(readDashes(days, picture))).toEqual(['May', '23']);
});

it('ignores a line between distant columns', () => {
  const columns = [word('May', 100, 140), word('23', 300, 320)];
  expect(texts(readDashes(columns, draw([200, 50, 14, 3])))).toEqual(['May', '23']);
});
