import type { Lattice } from './tag-lattice.ts';

/** A trained tagger: feature weights by tag, and transitions between tags. */
export interface TagModel {
  /** `O`, and `B field` and `I field` for each field. */
  tags: readonly string[];
  start: Float64Array;
  transitions: Float64Array;
  /** Sorted; the weights of feature `n` are at `offsets[n]` up to `offsets[n + 1]`. */
  features: Uint32Array;
  offsets: Uint32Array;
  tagOf: Uint8Array;
  weights: Float32Array;
}

/** The tags in BIO notation: `O`, and for each field its beginning and continuation. */
export function tagsOf(fields: readonly string[]): string[] {
  return ['O', ...fields.flatMap((field) => [`B ${field}`, `I ${field}`])];
}

/** True unless a continuation tag follows anything but its own field. */
export function mayFollow(before: string | null, tag: string): boolean {
  if (!tag.startsWith('I ')) return true;
  return before !== null && before.slice(2) === tag.slice(2);
}

/** Log weight of each tag at each word. */
export function weighWords(model: TagModel, words: readonly Uint32Array[]): Lattice {
  const count = model.tags.length;
  const nodes = new Float64Array(words.length * count);
  for (const [word, features] of words.entries()) {
    for (const feature of features) {
      const at = findFeature(model.features, feature);
      if (at < 0) continue;
      for (let entry = model.offsets[at]!; entry < model.offsets[at + 1]!; entry++)
        nodes[word * count + model.tagOf[entry]!]! += model.weights[entry]!;
    }
  }
  return { nodes, transitions: model.transitions, start: model.start, tags: count };
}

function findFeature(features: Uint32Array, wanted: number): number {
  let [low, high] = [0, features.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (features[middle] === wanted) return middle;
    if (features[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
