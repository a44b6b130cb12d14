import { expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster.ts';
import { findJoined } from './part-lines.ts';

const size = { width: 800, height: 400 };

/** Letters 10 pixels wide and 16 high, with white between words. */
function drawLine(page: Raster, left: number, top: number, text: string) {
  for (const [at, letter] of [...text].entries()) {
    if (letter === ' ') continue;
    for (let y = top; y < top + 16; y++)
      page.data.fill(20, y * size.width + left + at * 13, y * size.width + left + at * 13 + 10);
  }
}

const word = (text: string, confidence: number, [left, top, right, bottom]: [number, number, number, number]) => ({
  text,
  confidence,
  box: {
    x: left / size.width,
    y: top / size.height,
    width: (right - left) / size.width,
    height: (bottom - top) / size.height,
  },
});

function drawForm() {
  const page = createRaster(size.width, size.height);
  drawLine(page, 100, 50, '736-082-415');
  drawLine(page, 100, 76, 'Name of Employee');
  drawLine(page, 100, 200, 'Registered Address');
  return page;
}
const sure = [word('Registered', 96, [100, 200, 227, 216]), word('Address', 95, [243, 200, 331, 216])];

it('splits two lines that were read as one, and gives each its words', () => {
  const across = word('73', 69, [100, 50, 136, 92]);
  const found = findJoined(
    [across, word('og', 41, [152, 50, 179, 92]), word('mployee', 57, [204, 80, 290, 92]), ...sure],
    drawForm(),
  );
  expect(found.map(({ top, height }) => [top, top + height])).toEqual([
    [47, 69],
    [73, 95],
  ]);
  expect(found.map(({ left, width }) => left < 101 && left + width > 238)).toEqual([true, true]);
  expect(found[0]!.words).toContain(across);
  expect(found[1]!.words.map(({ text }) => text)).toContain('mployee');
});

it('finds a line whose reading is lower or narrower than its print', () => {
  const low = word('Nane ef Enplopee', 57, [100, 84, 305, 92]);
  const hollow = word('Na', 91, [100, 76, 305, 92]);
  for (const read of [low, hollow]) expect(findJoined([read, ...sure], drawForm())).toMatchObject([{ words: [read] }]);
});

it('keeps sure words, and doubtful ones as high and wide as their line', () => {
  expect(findJoined([word('Name of Employee', 95, [100, 76, 305, 92]), ...sure], drawForm())).toEqual([]);
  expect(findJoined([word('Nane ef Enplopee', 57, [100, 76, 305, 92]), ...sure], drawForm())).toEqual([]);
  expect(findJoined([], drawForm())).toEqual([]);
});
