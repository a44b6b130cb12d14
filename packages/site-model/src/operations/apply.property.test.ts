import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDocument } from '../new-document.ts';
import { isSound } from '../soundness/document.ts';
import { choices, operationBy } from '../testing/random-operations.ts';
import { propertyTimeoutMs, runs } from '../testing/runs.ts';
import { countingIds } from '../testing/sample-site.ts';
import { apply, type Restore } from './apply.ts';

test(
  'undoes every operation by its inverse, and keeps every document sound',
  () => {
    fc.assert(
      fc.property(choices(25), (list) => {
        const newId = countingIds();
        const start = newDocument('Loans', newId);
        const before = JSON.stringify(start);
        let doc = start;
        const inverses: Restore[] = [];
        for (const choice of list) {
          const result = apply(doc, operationBy(choice, doc, newId));
          if ('refused' in result) continue;
          const back = apply(result.doc, result.inverse);
          if ('refused' in back) throw new Error(back.refused);
          expect(back.doc).toEqual(doc);
          doc = result.doc;
          inverses.push(result.inverse);
        }
        expect(isSound(doc)).toBe(true);
        expect(undoAndRedo(doc, inverses)).toEqual([start, doc]);
        expect(JSON.stringify(start)).toBe(before);
      }),
      runs(100),
    );
  },
  propertyTimeoutMs,
);

function undoAndRedo(last: ReturnType<typeof newDocument>, inverses: Restore[]) {
  let doc = last;
  const ways: Restore[] = [];
  for (const inverse of inverses.toReversed()) {
    const result = apply(doc, inverse);
    if ('refused' in result) throw new Error(result.refused);
    doc = result.doc;
    ways.push(result.inverse);
  }
  const first = doc;
  for (const way of ways.toReversed()) {
    const result = apply(doc, way);
    if ('refused' in result) throw new Error(result.refused);
    doc = result.doc;
  }
  return [first, doc];
}
