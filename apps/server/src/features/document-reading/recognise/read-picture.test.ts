import { expect, it } from 'vitest';
import { createRaster } from '../picture/raster.ts';
import { readPicture } from './read-picture.ts';
import type { FoundWord } from './recogniser.ts';

const size = { width: 900, height: 400 };
const word = (text: string, left: number, top: number, confidence = 93): FoundWord => ({
  text,
  confidence,
  box: { x: left / size.width, y: top / size.height, width: (text.length * 16) / size.width, height: 24 / size.height },
});

/** A ring of letter height for each character except spaces. */
function drawPage(text: string, left: number, top: number) {
  const page = createRaster(size.width, size.height);
  for (const [at, letter] of [...text].entries()) {
    if (letter === ' ') continue;
    for (let y = top; y < top + 24; y++)
      for (let x = left + at * 16; x < left + at * 16 + 12; x++)
        if (y < top + 4 || y >= top + 20 || x < left + at * 16 + 4 || x >= left + at * 16 + 8)
          page.data[y * page.width + x] = 20;
  }
  return page;
}

it('reads an initial of a dropped line with its words, but not a single letter', async () => {
  const page = drawPage('RODEL C BAYANI', 100, 100);
  const body = Array.from({ length: 6 }, (_, row) => word('EMPLOYEES-OF-THE-HOUSE', 100, 200 + row * 30));
  const readAs = async (...line: FoundWord[]) => {
    const recognise = async (_: unknown, layout: string) => (layout === 'LINE' ? line : body);
    const { words } = await readPicture({ recognise, close: async () => undefined }, page);
    return words.map(({ text }) => text).filter((text) => !text.startsWith('EMPLOYEES'));
  };
  expect(await readAs(word('RODEL', 100, 100), word('C.', 196, 100), word('BAYANI', 244, 100))).toEqual([
    'RODEL',
    'C.',
    'BAYANI',
  ]);
  expect(await readAs(word('C', 196, 100))).toEqual([]);
});

it.each([
  ['once when a part of its words is clear', 24, 91, ['BLOCK']],
  ['in each rotation when none is clear', 24, 40, ['BLOCK', 'BLOCK', 'BLOCK', 'BLOCK', 'BLOCK', 'SPLIT']],
])('reads a poor page %s', async (_, left, confidence, layouts) => {
  const page = drawPage('RODEL C BAYANI', 100, 100);
  const row = (top: number) => [
    word('EMPLOYEES', left, top, confidence),
    word('OF-THE-HOUSE-AND-OTHERS', left + 160, top, 48),
  ];
  const words = [word('RODEL C BAYANI', 100, 100, 50), ...[200, 230, 260, 290].flatMap(row)];
  const asked: string[] = [];
  const recognise = async (_page: unknown, layout: string) => {
    asked.push(layout);
    return words;
  };
  await readPicture({ recognise, close: async () => undefined }, page);
  expect(asked.filter((layout) => layout !== 'LINE')).toEqual(layouts);
});
