import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from './read-lines.ts';

/** Words in a fixed-width font: every letter has the same width and is low for it. */
function printLine(text: string, ofStop = 0.6) {
  const page = typePage('x', 'PICTURE');
  const [letter, height] = [16 / page.width, 14 / page.height];
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const narrower = /[.,]$/.test(word) ? ofStop : 0.2;
    const box = { x: 0.05 + (index + 0.1) * letter, y: 0.1, width: (word.length - narrower) * letter, height };
    return { ...page.words[0]!, text: word, box };
  });
  return readLines([{ ...page, words }])[0]!.tokens.map(({ segment }) => segment);
}

it('does not split typed words at one space, however wide it is', () => {
  expect(printLine('SANTOS, JOSE MARI V. 0042')).toEqual([0, 0, 0, 0, 0]);
  expect(printLine('TABORADA, ROSE ANN', 0.95)).toEqual([0, 0, 0]);
  expect(printLine('118 - 207 - 5531')).toEqual([0, 0, 0, 0, 0]);
  expect(printLine('JUN 01 TO JUN 30, 2024')).toEqual([0, 0, 0, 0, 0, 0]);
});

it('splits typed words at two or more spaces', () => {
  expect(printLine('BASIC PAY   12,500.00  12')).toEqual([0, 0, 1, 2]);
});

it('splits words of proportional letters at the same width', () => {
  const page = typePage('x', 'PICTURE');
  const at = (text: string, x: number, width: number) => ({
    ...page.words[0]!,
    text,
    box: { x: x / page.width, y: 0.1, width: width / page.width, height: 14 / page.height },
  });
  const words = [at('Illinois', 50, 48), at('WINDOW', 125, 84)];
  expect(readLines([{ ...page, words }])[0]!.tokens.map(({ segment }) => segment)).toEqual([0, 1]);
});
