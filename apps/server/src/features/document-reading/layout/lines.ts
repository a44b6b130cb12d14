import type { Word } from '../word.ts';

/** A word in its line, with its box in page units. */
export interface Token {
  word: Word;
  text: string;
  folded: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  line: Line;
  /** Index in its line, from the left. */
  index: number;
  /** Index of its segment: a run of words without a wide gap. */
  segment: number;
  /** True when its text was guessed from the context. */
  isGuessed?: boolean;
}

export interface Line {
  page: number;
  /** Line number over all pages. */
  number: number;
  tokens: Token[];
  top: number;
  bottom: number;
  /** Median height of its words. */
  height: number;
}

/** A number of lines after one, also those of the next page. */
export function linesAfter(lines: readonly Line[], { number }: Line, count: number): Line[] {
  return lines.slice(number + 1, number + 1 + count);
}

/** The segments of a line: runs of words without a wide gap. */
export function segmentsOf({ tokens }: Line): Token[][] {
  return [...groupBy(tokens, ({ segment }) => segment).values()];
}

/** The leading words of one segment. */
export function firstSegment(tokens: readonly Token[]): Token[] {
  const [first] = tokens;
  return first ? tokens.filter(({ segment }) => segment === first.segment) : [];
}

/** The words after a word in its segment. */
export function restOfSegment(last: Token): Token[] {
  return last.line.tokens.slice(last.index + 1).filter(({ segment }) => segment === last.segment);
}

/** The words before a word in its segment. */
export function startOfSegment({ line, index, segment }: Token): Token[] {
  return line.tokens.filter((token) => token.segment === segment && token.index < index);
}

/** Segments of the line that overlap the words horizontally. */
export function overlapping(line: Line, tokens: readonly Token[]): Token[][] {
  if (line.page !== tokens[0]!.line.page) return [];
  return segmentsOf(line).filter(
    (segment) => segment[0]!.left < tokens.at(-1)!.right && segment.at(-1)!.right > tokens[0]!.left,
  );
}

/** Groups items by key, in order of first occurrence. */
export function groupBy<Item, Key>(items: Iterable<Item>, key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
