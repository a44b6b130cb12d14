import type { Line, Token } from '../layout/lines.ts';
import { describeWords } from './describe-words.ts';
import { findBestTags, sumLattice } from './tag-lattice.ts';
import { type TagModel, weighWords } from './tag-model.ts';

/** A run of words tagged as a field's value. */
export interface TaggedRun {
  field: string;
  tokens: Token[];
  /** 0–1: probability that the value begins and ends here, over all taggings of the page. */
  probability: number;
}

export interface Tagging {
  /** At most one per field: the most likely, the first of equals. */
  runs: TaggedRun[];
  /** 0–1: probability that a word belongs to no field. */
  outside: ReadonlyMap<Token, number>;
}

/** The most likely values of a page. */
export function tagWords(model: TagModel, lines: readonly Line[]): Tagging {
  const { tokens, features } = describeWords(lines);
  if (tokens.length === 0) return { runs: [], outside: new Map() };
  const lattice = weighWords(model, features);
  const path = findBestTags(lattice);
  const { probabilities } = sumLattice(lattice);
  const count = model.tags.length;
  const best = new Map<string, TaggedRun>();
  for (let at = 0; at < path.length; at++) {
    const tag = model.tags[path[at]!]!;
    if (!tag.startsWith('B ')) continue;
    const field = tag.slice(2);
    const inside = model.tags.indexOf(`I ${field}`);
    let end = at + 1;
    while (path[end] === inside && !isNextCell(tokens[end - 1]!, tokens[end]!)) end += 1;
    const likely = Array.from({ length: end - at }, (_, by) => probabilities[(at + by) * count + path[at + by]!]!);
    const endsHere = path[end] !== inside && end < path.length ? 1 - probabilities[end * count + inside]! : 1;
    const probability = Math.min(...likely, endsHere);
    if (probability > (best.get(field)?.probability ?? 0))
      best.set(field, { field, tokens: tokens.slice(at, end), probability });
  }
  return { runs: [...best.values()], outside: new Map(tokens.map((token, at) => [token, probabilities[at * count]!])) };
}

/** Minimum gap between cells, in line heights; smaller gaps come from justified text. */
const cellGap = 2.5;

/** Values continue on the next line, but not in the next cell. */
function isNextCell(before: Token, token: Token): boolean {
  return before.line === token.line && token.left - before.right > token.line.height * cellGap;
}
