import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteDocument } from './document.ts';
import { emptyHistory, type History, mergeHistory, recordStep, redo, stepOf, undo } from './history.ts';
import { newDocument } from './new-document.ts';
import { apply } from './operations/apply.ts';
import type { Operation } from './operations/operation.ts';
import { rebase } from './rebase.ts';
import { isSound } from './soundness/document.ts';
import { choices, operationBy } from './testing/random-operations.ts';
import { propertyTimeoutMs, runs } from './testing/runs.ts';
import { countingIds, propsOf, sampleSite } from './testing/sample-site.ts';

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
  'undoes and redoes all operations of any sequence',
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

test('merges letters typed into one field within 800 ms into one step', () => {
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

test('keeps separate steps for two fields, and for one field before and after an undo', () => {
  const label = run(start, typeLabel('Wage'), 0);
  const both = run(label, { type: 'setSite', key: 'name', value: 'Credit' }, 1);
  expect(both.history.past.map(({ label: name }) => name)).toEqual(['setComponent', 'setSite']);
  const back = undo(both.doc, both.history)!;
  const again = redo(back.doc, back.history)!;
  expect(run(again, { type: 'setSite', key: 'name', value: 'Debt' }, 2).history.past).toHaveLength(3);
});

test('forgets undone work when new work is done, and keeps two hundred steps', () => {
  const undone = undo(...(Object.values(run(start, typeLabel('Wage'), 0)) as [SiteDocument, History]))!;
  expect(run(undone, typeLabel('Salary'), 1).history.future).toEqual([]);
  const long = Array.from({ length: 250 }, (_, index) => index).reduce(
    (work, index) => run(work, typeLabel(`Pay ${index}`), index * 1000),
    start as Work,
  );
  expect(long.history.past).toHaveLength(200);
  expect(labelIn(walk(long, undo))).toBe('Pay 49');
});

test('records no step for an operation without effect, and cannot undo or redo an empty history', () => {
  expect(run(start, typeLabel('Pay'), 0).history).toBe(emptyHistory);
  expect([undo(start.doc, emptyHistory), redo(start.doc, emptyHistory)]).toEqual([null, null]);
});

/** Merges another person's changes into the work in progress. */
function mergeWork({ doc, history }: Work, theirs: SiteDocument): Work {
  const merged = rebase(start.doc, theirs, doc);
  return { doc: merged.doc, history: mergeHistory(doc, history, rebase) };
}

test('undoes work after a merge, and nothing of the other side', () => {
  const theirs = run(start, { type: 'setScreen', screenId: 'Screen_extra', key: 'screenName', value: 'More' }, 0).doc;
  const mine = run(run(start, typeLabel('Wage'), 0), { type: 'setSite', key: 'name', value: 'Credit' }, 1);
  const merged = run(mergeWork(mine, theirs), { type: 'setSite', key: 'name', value: 'Bonds' }, 2);
  expect(merged.history.past).toHaveLength(3);
  const undone = walk(merged, undo);
  expect(undone.doc).toEqual(theirs);
  expect(walk(undone, redo).doc).toEqual(merged.doc);
  expect(walk(walk(undone, redo), undo).doc).toEqual(theirs);
});

test('skips a step that the other side has overwritten', () => {
  const theirs = run(start, typeLabel('Salary'), 0).doc;
  const mine = run(run(start, { type: 'setSite', key: 'name', value: 'Credit' }, 0), typeLabel('Wage'), 1);
  const history = mergeHistory(mine.doc, mine.history, rebase);
  const { doc } = rebase(start.doc, theirs, mine.doc, { 'Input_4 label': 'theirs' });
  const back = undo(doc, history)!;
  expect([back.label, back.doc.name, labelIn(back)]).toEqual(['setSite', start.doc.name, 'Salary']);
  expect(undo(back.doc, back.history)).toBeNull();
});

test(
  'undoes any merged work to a sound document, and redoes it',
  () => {
    fc.assert(
      fc.property(choices(12), choices(12), (own, other) => {
        const [ids, otherIds] = [countingIds(1000), countingIds(2000)];
        const mine = own.reduce((work, choice, at) => run(work, operationBy(choice, work.doc, ids), at * 1000), start);
        const theirs = other.reduce((work, choice) => run(work, operationBy(choice, work.doc, otherIds), 0), start).doc;
        const undone = walk(mergeWork(mine, theirs), undo);
        expect(isSound(undone.doc)).toBe(true);
        expect(isSound(walk(undone, redo).doc)).toBe(true);
      }),
      runs(40),
    );
  },
  propertyTimeoutMs,
);
