import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteDocument } from './document.ts';
import { emptyHistory, type History, recordStep, redo, stepOf, undo } from './history.ts';
import { newDocument } from './new-document.ts';
import { apply } from './operations/apply.ts';
import type { Operation } from './operations/operation.ts';
import { countingIds } from './testing/ids.ts';
import { choices, operationBy } from './testing/random-operations.ts';
import { propertyTimeoutMs, runs } from './testing/runs.ts';
import { propsOf, sampleSite } from './testing/sample-site.ts';

interface Work {
  doc: SiteDocument;
  history: History;
}

function run({ doc, history }: Work, operation: Operation, atMs: number): Work {
  const result = apply(doc, operation);
  if ('refused' in result) return { doc, history };
  return { doc: result.doc, history: recordStep(history, stepOf(operation, result, operation.type, atMs)) };
}

function walk(work: Work, way: typeof undo): Work {
  for (let next = way(work.doc, work.history); next; next = way(work.doc, work.history)) work = next;
  return work;
}

function typeLabel(value: string, fill = false): Operation {
  const place = { screenId: 'Screen_income', componentId: 'Input_4' } as const;
  return { type: 'setComponent', ...place, key: 'label', value, fill };
}

const start = { doc: sampleSite(), history: emptyHistory };
const labelIn = ({ doc }: { doc: SiteDocument }) => propsOf(doc, 'Input_4')?.label;

test(
  'all of any work is undone and redone',
  () => {
    fc.assert(
      fc.property(choices(30), fc.infiniteStream(fc.nat(1500)), (list, times) => {
        const newId = countingIds();
        const first = { doc: newDocument('Loans', newId), history: emptyHistory };
        let now = 0;
        const last = list.reduce((work, choice) => {
          now += times.next().value as number;
          return run(work, operationBy(choice, work.doc, newId), now);
        }, first as Work);
        const undone = walk(last, undo);
        expect(undone.doc).toEqual(first.doc);
        const redone = walk(undone, redo);
        expect(redone.doc).toEqual(last.doc);
        expect(walk(redone, undo).doc).toEqual(first.doc);
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test('letters typed into one field within 800 ms of each other are one step', () => {
  const typed = ['W', 'Wa', 'Wag', 'Wage'].reduce(
    (work, text, index) => run(work, typeLabel(text, true), index * 800),
    start,
  );
  expect(typed.history.past).toHaveLength(1);
  const back = undo(typed.doc, typed.history)!;
  expect(back.doc).toEqual(start.doc);
  expect(labelIn(redo(back.doc, back.history)!)).toBe('Wage');
  const later = run(typed, typeLabel('Wages'), 2400 + 801);
  expect(labelIn(undo(later.doc, later.history)!)).toBe('Wage');
});

test('two fields, or one before and after an undo, are two steps', () => {
  const label = run(start, typeLabel('Wage'), 0);
  const both = run(label, { type: 'setSite', key: 'name', value: 'Credit' }, 1);
  expect(both.history.past.map(({ label: name }) => name)).toEqual(['setComponent', 'setSite']);
  const back = undo(both.doc, both.history)!;
  const again = redo(back.doc, back.history)!;
  expect(run(again, { type: 'setSite', key: 'name', value: 'Debt' }, 2).history.past).toHaveLength(3);
});

test('new work forgets what was undone, and two hundred steps are kept', () => {
  const undone = undo(...(Object.values(run(start, typeLabel('Wage'), 0)) as [SiteDocument, History]))!;
  expect(run(undone, typeLabel('Salary'), 1).history.future).toEqual([]);
  const long = Array.from({ length: 250 }, (_, index) => index).reduce(
    (work, index) => run(work, typeLabel(`Pay ${index}`), index * 1000),
    start as Work,
  );
  expect(long.history.past).toHaveLength(200);
  expect(labelIn(walk(long, undo))).toBe('Pay 49');
});

test('what changes nothing is no step, and no history is nowhere to go', () => {
  expect(run(start, typeLabel('Pay'), 0).history).toBe(emptyHistory);
  expect([undo(start.doc, emptyHistory), redo(start.doc, emptyHistory)]).toEqual([null, null]);
});
