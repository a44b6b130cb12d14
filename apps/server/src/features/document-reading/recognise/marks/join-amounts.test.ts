import { expect, it } from 'vitest';
import { joinAmounts } from './join-amounts.ts';

const shape = { width: 1000, height: 1000 };
const word = (text: string, left: number, right: number, [top, bottom] = [0.1, 0.13]) => ({
  text,
  confidence: 90,
  box: { x: left, y: top!, width: right - left, height: bottom! - top! },
});
const textsOf = (...words: ReturnType<typeof word>[]) => joinAmounts(words, shape).map(({ text }) => text);

it('joins the pieces of a large amount, whatever its comma and stop were read as', () => {
  const pieces = [
    word('3', 0.2, 0.215),
    word('773', 0.222, 0.265),
    word('42', 0.275, 0.3),
    word('’', 0.215, 0.219, [0.128, 0.135]),
    word(':', 0.267, 0.27, [0.125, 0.13]),
  ];
  expect(textsOf(...pieces)).toEqual(['3,773.42']);
  expect(textsOf(word('154,', 0.2, 0.23), word('834', 0.235, 0.26), word('.44', 0.265, 0.28))).toEqual(['154,834.44']);
  expect(textsOf(word('500,', 0.2, 0.23), word('’', 0.232, 0.234), word('005.60', 0.236, 0.28))).toEqual([
    '500,005.60',
  ]);
  expect(textsOf(word('£1', 0.2, 0.22), word(',952.40', 0.225, 0.28))).toEqual(['£1,952.40']);
});

it('keeps times, dates and grouped numbers unchanged', () => {
  expect(textsOf(word('12', 0.2, 0.22), word(':', 0.222, 0.224), word('30', 0.226, 0.25))).toEqual(['12', ':', '30']);
  expect(textsOf(word('1', 0.2, 0.21), word('952', 0.215, 0.25))).toEqual(['1', '952']);
  expect(textsOf(word('1', 0.2, 0.21), word(',952.40', 0.25, 0.3))).toEqual(['1', ',952.40']);
});
