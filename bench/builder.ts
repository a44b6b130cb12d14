import '../packages/site-model/src/operations/follow-renamed.ts';
import '../packages/site-model/src/operations/part-operations.ts';
import { matchesPattern } from '../apps/server/src/platform/patterns.ts';
import { compileV3 } from '../packages/site-model/src/compile-v3.ts';
import type { SiteDocument } from '../packages/site-model/src/document.ts';
import { apply } from '../packages/site-model/src/operations/apply.ts';
import type { Operation } from '../packages/site-model/src/operations/operation.ts';
import { proveSite } from '../packages/site-model/src/proof/prove-site.ts';
import { documentOf, inputNamed, screenWithForm } from '../packages/site-model/src/testing/documents.ts';
import { randomFrom, randomSite, sourceIds } from '../packages/site-model/src/testing/random-sites.ts';
import { checkExamples, findContradiction } from '../packages/site-model/src/testing/random-walk.ts';
import { median } from './measure/figures.ts';

const settings = { matches: matchesPattern, templateIds: ['wtpl-1'], sourceIds };
const sites = 15;

export interface Timings {
  name: string;
  medianMs: number;
  worstMs: number;
}

/** Measures each kind of change to a form of 500 components (added ones included), with recompilation of the flow. */
export function measureChanges(): Timings[] {
  const components = Array.from({ length: 499 }, (_, index) => inputNamed(lettersFor(index)));
  const document = documentOf([screenWithForm('Screen_a', components), screenWithForm('Screen_b', [])]);
  const at = { screenId: 'Screen_a', componentId: components[250]!.id };
  const operations: Operation[] = [
    { type: 'setComponent', ...at, key: 'label', value: 'Monthly income' },
    { type: 'setComponent', ...at, key: 'placeholder', value: 'PHP' },
    { type: 'moveComponent', ...at, toScreenId: 'Screen_a', to: 0 },
    { type: 'addComponents', screenId: 'Screen_b', components: [inputNamed('added')], at: 0 },
    { type: 'removeComponent', ...at },
  ];
  const changes = operations.map((operation) => {
    const key = 'key' in operation ? ` ${operation.key}` : '';
    return timed(`${operation.type}${key} among 500 components`, 200, () => expectApplied(document, operation));
  });
  return [...changes, timed('flow of 500 components', 50, () => compileV3(document))];
}

/** Measures proofs of random sites with 50 screens, each site once. */
export function measureProofs(items: number): Timings {
  const documents = Array.from({ length: sites }, (_, seed) => randomSite(randomFrom(seed), { screens: 50, items }));
  let site = 0;
  return timed(`proof of 50 screens × ${items} next items`, sites, () =>
    proveSite(documents[site++ % sites]!, settings),
  );
}

export interface Soundness {
  sites: number;
  visits: number;
  examples: number;
  /** Visits that contradict a proof, and examples that do not show what they claim. */
  wrong: string[];
}

export function measureSoundness(given: { sites: number; visitsPerSite: number }): Soundness {
  const wrong: string[] = [];
  let examples = 0;
  for (let seed = 0; seed < given.sites; seed++) {
    const random = randomFrom(seed);
    const document = randomSite(random, { screens: 2 + (seed % 11), items: 1 + (seed % 6), calculations: seed % 4 });
    const flow = compileV3(document);
    const proof = proveSite(document, settings);
    for (let visit = 0; visit < given.visitsPerSite; visit++) {
      const contradiction = findContradiction(flow, proof, random);
      if (contradiction) wrong.push(`site ${seed}: ${contradiction}`);
    }
    const checked = checkExamples(flow, proof);
    examples += checked.count;
    wrong.push(...checked.wrong.map((what) => `site ${seed}: ${what}`));
  }
  return { sites: given.sites, visits: given.sites * given.visitsPerSite, examples, wrong };
}

function timed(name: string, runs: number, run: () => unknown): Timings {
  run();
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return { name, medianMs: median(times), worstMs: Math.max(...times) };
}

function expectApplied(document: SiteDocument, operation: Operation): void {
  const result = apply(document, operation);
  if ('refused' in result) throw new Error(result.refused);
}

/** Field names contain only letters. */
function lettersFor(index: number): string {
  return `field${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
