import type { Lattice } from './tag-lattice.ts';

/** Trained tagger: weights of features by tag, and of transitions between tags. */
export interface TagModel {
  /** `O`, and for each field `B field` and `I field`. */
  tags: readonly string[];
  start: Float64Array;
  transitions: Float64Array;
  /** Sorted; the weights of feature `n` are those from `offsets[n]` up to `offsets[n + 1]`. */
  features: Uint32Array;
  offsets: Uint32Array;
  tagOf: Uint8Array;
  weights: Float32Array;
}

/** `O`, and two tags for each field: for the beginning of a value, and for its continuation. */
export function tagsOf(fields: readonly string[]): string[] {
  return ['O', ...fields.flatMap((field) => [`B ${field}`, `I ${field}`])];
}

/** True when a value may continue here: only after its beginning or itself. */
export function mayFollow(before: string | null, tag: string): boolean {
  if (!tag.startsWith('I ')) return true;
  return before !== null && before.slice(2) === tag.slice(2);
}

/** Score of each tag at each word. */
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
