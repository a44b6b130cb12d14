import { expect, it } from 'vitest';
import { fillGaps } from './fill-gaps.ts';

const word = (text: string, [left, right]: [number, number], [top, bottom] = [100, 120]) => ({
  text,
  left,
  right,
  top,
  bottom,
});
const textsOf = (lines: { text: string }[][]) => lines.map((line) => line.map(({ text }) => text).join(' '));

const street = [word('Villa', [0, 50]), word('Marcela', [56, 120]), word('Brgy.', [182, 230])];

it('puts a word with a high box into the gap of its line', () => {
  const raised = word('Subd.,', [126, 176], [90, 110]);
  expect(textsOf(fillGaps([[raised, word('Total', [600, 650], [88, 108])], street]))).toEqual([
    'Total',
    'Villa Marcela Subd., Brgy.',
  ]);
});

it('puts a word as high as two lines into the gap when it overlaps the word before', () => {
  const name = [word('THERESA', [0, 100]), word('CORPUZ', [128, 200])];
  expect(textsOf(fillGaps([name, [word('V.', [84, 122], [96, 132])]]))).toEqual(['THERESA V. CORPUZ']);
});

it('keeps a word of another line', () => {
  const isKept = (other: ReturnType<typeof word>) =>
    expect(textsOf(fillGaps([[other], street]))).toEqual([other.text, 'Villa Marcela Brgy.']);
  isKept(word('above', [126, 176], [70, 90]));
  isKept(word('under', [60, 110], [92, 112]));
  isKept(word('beside', [260, 300], [90, 110]));
  isKept(word('smear', [126, 176], [60, 160]));
});

it('keeps adjacent words together', () => {
  const pair = [word('Subd.,', [126, 176], [90, 110]), word('Phase', [181, 230], [90, 110])];
  expect(textsOf(fillGaps([pair, street]))).toEqual(['Subd., Phase', 'Villa Marcela Brgy.']);
});
