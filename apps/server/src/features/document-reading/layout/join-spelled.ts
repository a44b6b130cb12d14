import { boxAround, type Word } from '../word.ts';

/** A single capital letter; the last one may have a punctuation mark. */
const letter = /^\p{Lu}$/u;
const lastLetter = /^\p{Lu}[:.,]?$/u;
const minLetters = 3;
const minJoined = 2;
/** Maximum gap between spaced letters in heights, and maximum ratio of the gaps. */
const widestGap = 1.6;
const maxGapRatio = 1.7;

interface Placed {
  word: Word;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Joins words set letter by letter, as in titles, and months read in two parts. `words` are one line, left to right.
 */
export function joinSpelled<Item extends Placed>(words: readonly Item[], fold: (text: string) => string): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const count = isSplitMonth(words[at]!, words[at + 1]) ? 2 : countLetters(words, at);
    if (count < minJoined) {
      joined.push(words[at]!);
      at += 1;
      continue;
    }
    joined.push(toWord(words.slice(at, at + count), fold));
    at += count;
  }
  return joined;
}

/** Months long enough to be split. */
const longMonths = new Set(
  'JANUARY|FEBRUARY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|PEBRERO|AGOSTO|SETYEMBRE|OKTUBRE|NOBYEMBRE|DISYEMBRE'.split(
    '|',
  ),
);

/** True for a month split by wide letters: "JAN UARY". */
function isSplitMonth(one: Placed, next: Placed | undefined): boolean {
  const isClose = next !== undefined && next.left - one.right < (one.bottom - one.top) * widestGap;
  return isClose && longMonths.has(`${one.text}${next.text.replace(/[.,]$/, '')}`.toUpperCase());
}

/** Number of spaced letters from here that form one word; 0 when too few. */
function countLetters(words: readonly Placed[], from: number): number {
  if (!letter.test(words[from]!.text)) return 0;
  const gaps: number[] = [];
  let at = from;
  while (at + 1 < words.length && letter.test(words[at]!.text) && lastLetter.test(words[at + 1]!.text)) {
    const [one, next] = [words[at]!, words[at + 1]!];
    const gap = (next.left + next.right - one.left - one.right) / 2;
    const limit = Math.min(...gaps, gap) * maxGapRatio;
    if (next.left - one.right > (one.bottom - one.top) * widestGap || Math.max(...gaps, gap) > limit) break;
    gaps.push(gap);
    at += 1;
  }
  const count = at - from + 1;
  return count < minLetters ? 0 : count;
}

function toWord<Item extends Placed>(letters: readonly Item[], fold: (text: string) => string): Item {
  const text = letters.map((each) => each.text).join('');
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const confidence = Math.min(...letters.map(({ word }) => word.confidence));
  const word: Word = { ...first.word, text, confidence, box: boxAround(letters.map((each) => each.word.box)) };
  const top = Math.min(...letters.map((each) => each.top));
  const bottom = Math.max(...letters.map((each) => each.bottom));
  return { ...first, word, text, folded: fold(text), right: last.right, top, bottom };
}
