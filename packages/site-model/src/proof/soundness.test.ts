import { expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import { randomFrom, randomSite, sourceIds } from '../testing/random-sites.ts';
import { checkExamples, findContradiction, matchNatively } from '../testing/random-walk.ts';
import { type Outcome, proveSite } from './prove-site.ts';

const settings = { matches: matchNatively, templateIds: ['wtpl-1'], sourceIds };

function proveRandomSites(calculations: number) {
  const wrong: string[] = [];
  const outcomes: (Outcome | null)[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomFrom(seed);
    const document = randomSite(random, { screens: 2 + (seed % 9), items: 1 + (seed % 5), calculations });
    const flow = compileV3(document);
    const proof = proveSite(document, settings);
    const visits = Array.from({ length: 20 }, () => findContradiction(flow, proof, random));
    const contradictions = visits.filter((contradiction) => contradiction !== null);
    wrong.push(...[...contradictions, ...checkExamples(flow, proof).wrong].map((what) => `site ${seed}: ${what}`));
    outcomes.push(...Object.values(proof.screens).flatMap((screen) => [screen, ...screen.items]));
  }
  return { wrong, outcomes };
}

test('contradicts no visit, keeps its examples true, and decides nearly all', () => {
  const { wrong, outcomes } = proveRandomSites(0);
  expect(wrong).toEqual([]);
  expect(outcomes.filter((outcome) => outcome?.example).length).toBeGreaterThan(300);
  expect(outcomes.filter((outcome) => outcome?.isPossible === null).length).toBeLessThan(outcomes.length * 0.05);
}, 20_000);

test('contradicts no visit of sites with calculated values, and finds examples for most claims', () => {
  const { wrong, outcomes } = proveRandomSites(3);
  expect(wrong).toEqual([]);
  expect(outcomes.filter((outcome) => outcome?.example).length).toBeGreaterThan(300);
  expect(outcomes.filter((outcome) => outcome?.isPossible === null).length).toBeLessThan(outcomes.length * 0.3);
}, 60_000);
