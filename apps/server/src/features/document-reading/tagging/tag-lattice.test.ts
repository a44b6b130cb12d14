import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBestTags, type Lattice, sumLattice } from './tag-lattice.ts';

const weight = fc.double({ min: -3, max: 3, noNaN: true });
const lattices = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })).chain(([words, tags]) =>
  fc.record({
    nodes: fc.array(weight, { minLength: words * tags, maxLength: words * tags }),
    transitions: fc.array(fc.oneof(weight, weight, fc.constant(Number.NEGATIVE_INFINITY)), {
      minLength: tags * tags,
      maxLength: tags * tags,
    }),
    start: fc.array(weight, { minLength: tags, maxLength: tags }),
    tags: fc.constant(tags),
  }),
);

/** Every possible tagging with its weight. */
function listPaths({ nodes, transitions, start, tags }: Lattice): { path: number[]; score: number }[] {
  const words = nodes.length / tags;
  let paths = [{ path: [] as number[], score: 0 }];
  for (let word = 0; word < words; word++)
    paths = paths.flatMap(({ path, score }) =>
      Array.from({ length: tags }, (_, tag) => {
        const step = word === 0 ? start[tag]! : transitions[path.at(-1)! * tags + tag]!;
        return { path: [...path, tag], score: score + step + nodes[word * tags + tag]! };
      }),
    );
  return paths;
}

it('sums over all ways to tag, and finds the best one', () => {
  fc.assert(
    fc.property(lattices, ({ nodes, transitions, start, tags }) => {
      const lattice: Lattice = {
        nodes: Float64Array.from(nodes),
        transitions: Float64Array.from(transitions),
        start: Float64Array.from(start),
        tags,
      };
      const paths = listPaths(lattice);
      const total = paths.reduce((sum, { score }) => sum + Math.exp(score), 0);
      fc.pre(total > 0);
      const { probabilities, logPartition } = sumLattice(lattice);
      expect(logPartition).toBeCloseTo(Math.log(total), 6);
      for (const [at, probability] of probabilities.entries()) {
        const through = paths.filter(({ path }) => path[Math.floor(at / tags)] === at % tags);
        const sum = through.reduce((all, { score }) => all + Math.exp(score), 0);
        expect(probability).toBeCloseTo(sum / total, 6);
      }
      const best = Math.max(...paths.map(({ score }) => score));
      const found = paths.find(({ path }) => path.join() === [...findBestTags(lattice)].join())!;
      expect(found.score).toBeCloseTo(best, 9);
    }),
  );
});
