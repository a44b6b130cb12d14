import { expect, it } from 'vitest';
import { createRaster } from '../../picture/raster.ts';
import { readTildes } from './read-tildes.ts';

/** A word of letters 20 pixels wide and 24 high, each a ring, with a mark above one of them. */
function draw(letters: number, mark: { over: number; width: number; height: number }) {
  const page = createRaster(400, 120);
  const fill = (left: number, top: number, width: number, height: number, value = 20) => {
    for (let y = top; y < top + height; y++) page.data.fill(value, y * 400 + left, y * 400 + left + width);
  };
  for (let letter = 0; letter < letters; letter++) {
    fill(100 + letter * 20, 50, 17, 24);
    fill(104 + letter * 20, 54, 9, 16, 255);
  }
  fill(100 + mark.over * 20 + Math.round((17 - mark.width) / 2), 42, mark.width, mark.height);
  return page;
}

const word = (text: string, letters: number) => ({
  text,
  confidence: 90,
  box: { x: 100 / 400, y: 41 / 120, width: (letters * 20 - 3) / 400, height: 34 / 120 },
});
const read = (text: string, letters: number, mark: { over: number; width: number; height: number }) =>
  readTildes([word(text, letters)], draw(letters, mark))[0]!.text;
const tilde = { width: 13, height: 4 };

it.each([
  ['Pefia', 4, 2, 'Peña'],
  ['Nifo,', 4, 2, 'Niño,'],
  ['PERNA', 4, 2, 'PEÑA'],
  ['Pena', 4, 2, 'Peña'],
  ['Parafiaque', 9, 4, 'Parañaque'],
])('reads %s of %d letters with a tilde above letter %d as %s', (text, letters, over, wanted) => {
  expect(read(text, letters, { over, ...tilde })).toBe(wanted);
});

it('does not take the dot of an i for a tilde', () => {
  expect(read('Fina', 4, { over: 1, width: 4, height: 4 })).toBe('Fina');
});

it('ignores the trace of a crease above letters behind a consonant', () => {
  expect(read('Greenfield', 9, { over: 5, ...tilde })).toBe('Greenfield');
});

it('ignores a tilde above another letter', () => {
  expect(read('Fondoso', 7, { over: 6, ...tilde })).toBe('Fondoso');
});

it('ignores the accent above an i with serifs', () => {
  const page = createRaster(400, 120);
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) page.data.fill(20, y * 400 + left, y * 400 + left + width);
  };
  for (const left of [100, 120, 160]) fill(left, 50, 17, 24);
  // The stem of the "i" with a serif, and the accent above it.
  fill(145, 50, 6, 24);
  fill(142, 71, 13, 3);
  fill(144, 42, 10, 5);
  expect(readTildes([word('Paci', 4)], page)[0]!.text).toBe('Paci');
});
