import {
  type Lattice,
  type Marginals,
  sumLattice,
} from '../../../apps/server/src/features/document-reading/tagging/tag-lattice.ts';
import {
  mayFollow,
  type TagModel,
  tagsOf,
} from '../../../apps/server/src/features/document-reading/tagging/tag-model.ts';
import { createRandom } from '../random.ts';

/** A training page: the features of its words, and the tag number of each. */
export interface Lesson {
  features: Uint32Array[];
  tags: Uint8Array;
}

/** Training epochs. */
const rounds = 6;
/** Rarer features are ignored as noise. */
const minLessons = 6;
/** Dropout: share of a word's features omitted in each pass. */
const leftOut = 0.5;
const rate = 0.3;
const decay = 0.0005;
/** Smaller gradients are skipped. */
const minGradient = 1e-4;
/** Smaller weights are pruned. */
const minWeight = 0.1;

interface Weights {
  tags: string[];
  /** Matrix of features × tags. */
  words: Float32Array;
  wordSquares: Float32Array;
  transitions: Float64Array;
  transitionSquares: Float64Array;
  start: Float64Array;
}

/**
 * Trains a linear-chain CRF by stochastic gradient descent (AdaGrad, with feature dropout). Deterministic: the same
 * lessons give the same model.
 */
export function trainTagger(lessons: readonly Lesson[], fields: readonly string[]): TagModel {
  const rows = numberFeatures(lessons);
  const pages = lessons.map(({ features, tags: truth }) => ({
    truth,
    words: features.map((each) => [...each].flatMap((feature) => rows.get(feature) ?? [])),
  }));
  const weights = startWeights(tagsOf(fields), rows.size);
  const random = createRandom('what is left out');
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < pages.length; turn++) {
      // Visits all pages in a different order each round, by stepping with a prime.
      const { truth, words } = pages[(turn * 7919 + round * 104_729) % pages.length]!;
      const kept = words.map((list) => list.filter(() => random.next() >= leftOut));
      learn(weights, kept, truth);
    }
  }
  return packModel(weights, rows);
}

function numberFeatures(lessons: readonly Lesson[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const { features } of lessons) {
    const onPage = new Set(features.flatMap((each) => [...each]));
    for (const feature of onPage) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const kept = [...seen].filter(([, pages]) => pages >= minLessons).map(([feature]) => feature);
  return new Map(kept.sort((one, other) => one - other).map((feature, row) => [feature, row]));
}

function startWeights(tags: string[], features: number): Weights {
  const allowed = (before: string | null, tag: string) => (mayFollow(before, tag) ? 0 : Number.NEGATIVE_INFINITY);
  return {
    tags,
    words: new Float32Array(features * tags.length),
    wordSquares: new Float32Array(features * tags.length).fill(1e-3),
    transitions: Float64Array.from(tags.flatMap((before) => tags.map((tag) => allowed(before, tag)))),
    transitionSquares: new Float64Array(tags.length ** 2).fill(1e-2),
    start: Float64Array.from(tags, (tag) => allowed(null, tag)),
  };
}

function learn(weights: Weights, words: readonly number[][], truth: Uint8Array): void {
  const count = weights.tags.length;
  const lattice = { nodes: weigh(weights, words), transitions: weights.transitions, start: weights.start, tags: count };
  const sums = sumLattice(lattice);
  for (const [word, list] of words.entries()) {
    for (let tag = 0; tag < count; tag++) {
      const gradient = (truth[word] === tag ? 1 : 0) - sums.probabilities[word * count + tag]!;
      if (Math.abs(gradient) < minGradient) continue;
      for (const row of list) move(weights.words, weights.wordSquares, row * count + tag, gradient);
    }
  }
  const steps = countSteps(sums, lattice);
  for (let word = 1; word < truth.length; word++) steps[truth[word - 1]! * count + truth[word]!]! -= 1;
  for (const [at, surplus] of steps.entries()) {
    const isAllowed = Number.isFinite(weights.transitions[at]);
    if (isAllowed && Math.abs(surplus) > minGradient)
      move(weights.transitions, weights.transitionSquares, at, -surplus);
  }
}

function weigh({ words: all, tags }: Weights, words: readonly number[][]): Float64Array {
  const nodes = new Float64Array(words.length * tags.length);
  for (const [word, list] of words.entries())
    for (const row of list)
      for (let tag = 0; tag < tags.length; tag++) nodes[word * tags.length + tag]! += all[row * tags.length + tag]!;
  return nodes;
}

function move(values: Float32Array | Float64Array, squares: typeof values, at: number, gradient: number): void {
  const own = gradient - decay * values[at]!;
  squares[at]! += own * own;
  values[at]! += (rate * own) / Math.sqrt(squares[at]!);
}

/** Expected transition counts between tags. */
function countSteps({ forward, backward, weights, scales }: Marginals, { transitions, tags }: Lattice): Float64Array {
  const expected = new Float64Array(transitions.length);
  const steps = transitions.map(Math.exp);
  for (let word = 1; word < scales.length; word++) {
    const [before, row] = [(word - 1) * tags, word * tags];
    for (let tag = 0; tag < tags; tag++) {
      const into = (weights[row + tag]! * backward[row + tag]!) / scales[word]!;
      if (into < minGradient ** 2) continue;
      for (let from = 0; from < tags; from++)
        expected[from * tags + tag]! += forward[before + from]! * steps[from * tags + tag]! * into;
    }
  }
  return expected;
}

function packModel({ tags, words, transitions, start }: Weights, rows: ReadonlyMap<number, number>): TagModel {
  const features: number[] = [];
  const offsets = [0];
  const tagOf: number[] = [];
  const weights: number[] = [];
  for (const [feature, row] of rows) {
    for (let tag = 0; tag < tags.length; tag++) {
      // Scales weights, because prediction uses all features while training drops some.
      const weight = words[row * tags.length + tag]! * (1 - leftOut);
      if (Math.abs(weight) < minWeight) continue;
      tagOf.push(tag);
      weights.push(weight);
    }
    if (weights.length === offsets.at(-1)) continue;
    features.push(feature);
    offsets.push(weights.length);
  }
  return {
    tags,
    start,
    transitions,
    features: Uint32Array.from(features),
    offsets: Uint32Array.from(offsets),
    tagOf: Uint8Array.from(tagOf),
    weights: Float32Array.from(weights),
  };
}
