import { expect, it } from 'vitest';
import { evenOutSizes, toLetterSize } from './letter-size.ts';

/** A word whose ink reaches from `top` to `bottom`; letters are 12 wide. */
const word = (text: string, left: number, top: number, bottom: number) => ({
  text,
  left,
  right: left + text.length * 12,
  top,
  bottom,
});

it('gives capitals, small letters and descenders of one size the same height', () => {
  // Letters of size 30: capitals 21 high, lower case 15.6, descenders 6, with the baseline at 100.
  const words = [word('BRGY', 0, 79, 100), word('Ypil', 60, 79, 106), word('new', 120, 84.4, 100)].map(toLetterSize);
  for (const { top, bottom } of words) {
    expect(top).toBeCloseTo(76.6, 0);
    expect(bottom).toBeCloseTo(106.6, 0);
  }
});

it('ignores signs when it measures the size of letters', () => {
  const dash = word('–', 0, 90, 93);
  expect(toLetterSize(dash)).toBe(dash);
});

it('shrinks a box that reaches into other lines to the height of its phrase', () => {
  const line = [word('Emmanuel', 0, 60, 114), word('Jose', 104, 76, 106), word('Baluyot', 160, 76, 106)];
  expect(evenOutSizes(line).map(({ top, bottom }) => [top, bottom])).toEqual([
    [76, 106],
    [76, 106],
    [76, 106],
  ]);
});

it('keeps a large amount beside its label large', () => {
  const amount = { ...word('3,499.25', 400, 60, 114), right: 600 };
  const line = [word('Total', 0, 76, 106), word('amount', 68, 76, 106), word('due', 150, 76, 106), amount];
  expect(evenOutSizes(line).at(-1)).toEqual(amount);
});
