import type { FoundWord } from './recogniser.ts';

/** Orders words into lines from top to bottom, each from left to right. */
export function orderWords<W extends Pick<FoundWord, 'box'>>(words: W[]): W[] {
  const lines: { words: W[]; middle: number; height: number }[] = [];
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const middle = middleOf(word);
    const height = word.box.height;
    const line = lines.findLast((each) => Math.abs(each.middle - middle) < Math.min(each.height, height) * 0.5);
    if (!line) {
      lines.push({ words: [word], middle, height });
      continue;
    }
    const count = line.words.push(word);
    line.middle += (middle - line.middle) / count;
    line.height += (height - line.height) / count;
  }
  return lines
    .toSorted((one, other) => one.middle - other.middle)
    .flatMap((line) => line.words.toSorted((one, other) => one.box.x - other.box.x));
}

function middleOf({ box }: Pick<FoundWord, 'box'>): number {
  return box.y + box.height / 2;
}
