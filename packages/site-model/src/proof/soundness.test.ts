import { expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import { randomFrom, randomSite, sourceIds } from '../testing/random-sites.ts';
import { checkExamples, findContradiction, matchNatively } from '../testing/random-walk.ts';
import { proveSite } from './prove-site.ts';

const settings = { matches: matchNatively, templateIds: ['wtpl-1'], sourceIds };

test('no visit contradicts a proof, every example does what it shows, and nearly all is decided', () => {
  let examples = 0;
  let undecided = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const random = randomFrom(seed);
    const document = randomSite(random, { screens: 2 + (seed % 9), items: 1 + (seed % 5) });
    const flow = compileV3(document);
    const proof = proveSite(document, settings);
    for (let walk = 0; walk < 30; walk++) expect([seed, findContradiction(flow, proof, random)]).toEqual([seed, null]);
    const { count, wrong } = checkExamples(flow, proof);
    expect([seed, wrong]).toEqual([seed, []]);
    examples += count;
    const outcomes = Object.values(proof.screens).flatMap((screen) => [screen, ...screen.items]);
    undecided += outcomes.filter((outcome) => outcome?.isPossible === null).length;
  }
  expect(examples).toBeGreaterThan(500);
  expect(undecided / examples).toBeLessThan(0.1);
});
