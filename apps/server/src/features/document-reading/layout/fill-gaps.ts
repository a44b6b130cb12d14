import type { Token } from './lines.ts';

type Box = Pick<Token, 'left' | 'right' | 'top' | 'bottom'>;

/** Minimum shared height of a word and its line. */
const shared = 0.35;
/** Minimum shared height of words on one level. */
const level = 0.8;
/** Maximum gap to an adjacent word, minimum gap of a separate word, and tolerated overlap, in heights. */
const near = 0.8;
const minDistanceHeights = 1.5;
const maxOverlapHeights = 0.7;
/** Maximum ratio of word heights on one line. */
const maxHigher = 2;

/**
 * Moves misplaced words into gaps of nearby lines: a box found too high or too low puts its word on a line of its own.
 */
export function fillGaps<Word extends Box>(lines: readonly Word[][]): Word[][] {
  const filled = lines.map((line) => [...line]);
  for (const [at, line] of lines.entries())
    for (const word of line) {
      if (!hasGaps(word, filled[at]!)) continue;
      const others = [...filled.slice(Math.max(0, at - 2), at), ...filled.slice(at + 1, at + 3)];
      const home = others.find((other) => isMissing(word, other));
      if (!home) continue;
      filled[at]!.splice(filled[at]!.indexOf(word), 1);
      home.push(word);
      home.sort((one, other) => one.left - other.left);
    }
  return filled.filter(({ length }) => length > 0);
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

function hasGaps<Word extends Box>(word: Word, line: readonly Word[]): boolean {
  const distance = (other: Word) => Math.max(other.left - word.right, word.left - other.right);
  return line.every((other) => other === word || distance(other) > heightOf(word) * minDistanceHeights);
}

/** True when the word fits between two words of the line and is close to one of them. */
function isMissing<Word extends Box>(word: Word, line: readonly Word[]): boolean {
  const nextIndex = line.findIndex(({ left }) => left > word.left);
  const [before, after] = [line[nextIndex - 1], line[nextIndex]];
  if (!before || !after) return false;
  const height = Math.min(heightOf(word), heightOf(before), heightOf(after));
  if (Math.max(heightOf(word), heightOf(before), heightOf(after)) > height * maxHigher) return false;
  const [leftGap, rightGap] = [word.left - before.right, after.left - word.right];
  const min = Math.min(...[before, after].map((other) => sharedHeight(word, other)));
  // Text on one line never overlaps; when boxes do, one of them is too wide.
  const isOnLevel = min > height * level && word.right < after.right;
  const fits = Math.min(leftGap, rightGap) > -height * maxOverlapHeights || isOnLevel;
  return fits && Math.min(leftGap, rightGap) < height * near && min > height * shared;
}

function sharedHeight(one: Box, other: Box): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}
