import { foldWord } from '../layout/fold-text.ts';
import { type Box, boxAround } from '../word.ts';
import type { FoundWord } from './recogniser.ts';

/** Minimum overlap of two readings of one word, as shares of the narrower width and the lower height. */
const within = { across: 0.5, upright: 0.7 };

/** Below this confidence any overlapping word wins; above it only one that contains the text. */
const guess = 60;
/** Minimum confidence of a word that removes guesses inside its box, such as the dots of its "i". */
const certain = 85;
const minSharedShare = 0.8;

/** Removes duplicate readings of overlapping blocks; the more confident one takes over both boxes. */
export function dropDoubles(words: readonly FoundWord[]): FoundWord[] {
  const kept: FoundWord[] = [];
  for (const word of words.toSorted((one, other) => other.confidence - one.confidence)) {
    const at = kept.findIndex(
      (sure) =>
        (isOver(sure.box, word.box) && (word.confidence < guess || isPart(word.text, sure.text))) ||
        (word.confidence < guess && sure.confidence >= certain && isInside(sure.box, word.box)),
    );
    if (at < 0) kept.push(word);
    else kept[at] = { ...kept[at]!, box: boxAround([kept[at]!.box, word.box]) };
  }
  return kept;
}

function isPart(part: string, whole: string): boolean {
  const [one, other] = [part, whole].map((text) => foldWord(text));
  return one !== '' && other!.includes(one!);
}

function isInside(outer: Box, { x, y, width, height }: Box): boolean {
  const wide = Math.min(outer.x + outer.width, x + width) - Math.max(outer.x, x);
  const high = Math.min(outer.y + outer.height, y + height) - Math.max(outer.y, y);
  return wide > width * minSharedShare && high > height * minSharedShare;
}

function isOver(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const [narrower, lower] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const isAsHigh = Math.max(one.height, other.height) < lower * 2;
  return isAsHigh && wide > narrower * within.across && high > lower * within.upright;
}
