/** A linear-chain conditional random field for one page. */
export interface Lattice {
  /** Log weights of each tag at each word (words × tags). */
  nodes: Float64Array;
  /** Log weights of tag (row) followed by tag (column); -Infinity where forbidden. */
  transitions: Float64Array;
  /** Log weights of the first tag. */
  start: Float64Array;
  tags: number;
}

export interface Marginals {
  /** Probability of each tag at each word (words × tags). */
  probabilities: Float64Array;
  /** Scaled forward and backward sums, and their scale per word. */
  forward: Float64Array;
  backward: Float64Array;
  scales: Float64Array;
  /** Exponentials of `nodes`, divided by each word's maximum. */
  weights: Float64Array;
  logPartition: number;
}

/** Probability of each tag at each word, over all taggings of the page (scaled forward-backward). */
export function sumLattice({ nodes, transitions, start, tags }: Lattice): Marginals {
  const words = nodes.length / tags;
  const steps = transitions.map(Math.exp);
  const weights = new Float64Array(nodes.length);
  const [forward, backward] = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
  const scales = new Float64Array(words);
  let logPartition = 0;
  for (let word = 0; word < words; word++) {
    const row = word * tags;
    let max = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tags; tag++) max = Math.max(max, nodes[row + tag]!);
    for (let tag = 0; tag < tags; tag++) weights[row + tag] = Math.exp(nodes[row + tag]! - max);
    let sum = 0;
    for (let tag = 0; tag < tags; tag++) {
      let into = word === 0 ? Math.exp(start[tag]!) : 0;
      if (word > 0)
        for (let from = 0; from < tags; from++) into += forward[row - tags + from]! * steps[from * tags + tag]!;
      const value = into * weights[row + tag]!;
      forward[row + tag] = value;
      sum += value;
    }
    for (let tag = 0; tag < tags; tag++) forward[row + tag]! /= sum;
    scales[word] = sum;
    logPartition += Math.log(sum) + max;
  }
  for (let tag = 0; tag < tags; tag++) backward[(words - 1) * tags + tag] = 1;
  for (let word = words - 2; word >= 0; word--) {
    const [row, next] = [word * tags, (word + 1) * tags];
    for (let from = 0; from < tags; from++) {
      let sum = 0;
      for (let tag = 0; tag < tags; tag++)
        sum += steps[from * tags + tag]! * weights[next + tag]! * backward[next + tag]!;
      backward[row + from] = sum / scales[word + 1]!;
    }
  }
  const probabilities = forward.map((value, at) => value * backward[at]!);
  return { probabilities, forward, backward, scales, weights, logPartition };
}

/** The most likely tags of the page (Viterbi). */
export function findBestTags({ nodes, transitions, start, tags }: Lattice): Uint8Array {
  const words = nodes.length / tags;
  const best = new Float64Array(nodes.length);
  const from = new Uint8Array(nodes.length);
  for (let word = 0; word < words; word++) {
    for (let tag = 0; tag < tags; tag++) {
      let max = word === 0 ? start[tag]! : Number.NEGATIVE_INFINITY;
      if (word > 0)
        for (let before = 0; before < tags; before++) {
          const score = best[(word - 1) * tags + before]! + transitions[before * tags + tag]!;
          if (score > max) {
            max = score;
            from[word * tags + tag] = before;
          }
        }
      best[word * tags + tag] = max + nodes[word * tags + tag]!;
    }
  }
  const path = new Uint8Array(words);
  let tag = 0;
  for (let other = 1; other < tags; other++)
    if (best[(words - 1) * tags + other]! > best[(words - 1) * tags + tag]!) tag = other;
  for (let word = words - 1; word >= 0; word--) {
    path[word] = tag;
    tag = from[word * tags + tag]!;
  }
  return path;
}
