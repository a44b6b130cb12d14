import type { Sized } from './letter-size.ts';

interface Placed extends Sized {
  folded: string;
}

/** Minimum number of colons in a column. */
const min = 2;
/** Maximum horizontal offset of colons in a column, in line heights. */
const aside = 0.4;

/** Corrects single characters read in a column of colons: payslips align their colons. */
export function alignColons<Word extends Placed>(words: readonly Word[]): Word[] {
  const colons = words.filter(({ text }) => text === ':');
  if (colons.length < min) return [...words];
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  const max = heights[heights.length >> 1]! * aside;
  const middle = ({ left, right }: Placed) => (left + right) / 2;
  return words.map((word) => {
    const isOne = [...word.text].length === 1 && word.text !== ':';
    if (!isOne || colons.filter((colon) => Math.abs(middle(colon) - middle(word)) < max).length < min) return word;
    return { ...word, text: ':', folded: '' };
  });
}
