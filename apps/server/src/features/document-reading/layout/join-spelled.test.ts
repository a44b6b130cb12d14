import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from './read-lines.ts';

const wordsOf = (text: string) => readLines([typePage(text)])[0]!.tokens.map(({ text }) => text);

it('joins the letters of a spaced title', () => {
  expect(wordsOf('P A Y S L I P')).toEqual(['PAYSLIP']);
});

it.each([
  ['JAN UARY 15, 2026', ['JANUARY', '15,', '2026']],
  ['Septem ber 3, 2025', ['September', '3,', '2025']],
])('joins a month that was read in two parts: %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each(['MAR CH 15', 'AUG 15', 'DECEM 15'])('keeps short words and words that are no month: %s', (text) => {
  expect(wordsOf(text)).toEqual(text.split(' '));
});
