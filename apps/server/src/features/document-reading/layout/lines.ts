import type { Word } from '../word.ts';

/** A word in its place: shapes in the page's units, and where it stands in its line. */
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
  /** Number of the run of words that no wide gap parts; counted in the line. */
  segment: number;
  /** True when it was guessed from its surroundings. */
  isGuessed?: boolean;
}

export interface Line {
  page: number;
  /** Counted over all pages. */
  number: number;
  tokens: Token[];
  top: number;
  bottom: number;
  /** The usual height of its words. */
  height: number;
}

/** The runs of words of a line that no wide gap parts. */
export function segmentsOf({ tokens }: Line): Token[][] {
  return [...groupBy(tokens, ({ segment }) => segment).values()];
}

/** Words after a word in its cell. */
export function restOfSegment(last: Token): Token[] {
  return last.line.tokens.slice(last.index + 1).filter(({ segment }) => segment === last.segment);
}

/** Words before a word in its cell. */
export function startOfSegment({ line, index, segment }: Token): Token[] {
  return line.tokens.filter((token) => token.segment === segment && token.index < index);
}

/** Segments of a line above or below the words. */
export function overlapping(line: Line, tokens: readonly Token[]): Token[][] {
  if (line.page !== tokens[0]!.line.page) return [];
  return segmentsOf(line).filter(
    (segment) => segment[0]!.left < tokens.at(-1)!.right && segment.at(-1)!.right > tokens[0]!.left,
  );
}

/** The items by what `key` says of them, in the order in which each key first came. */
export function groupBy<Item, Key>(items: Iterable<Item>, key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
