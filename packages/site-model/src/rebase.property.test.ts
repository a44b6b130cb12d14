import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScreenId, SiteDocument } from './document.ts';
import type { IdMaker } from './new-component.ts';
import { newDocument, newScreen } from './new-document.ts';
import { apply } from './operations/apply.ts';
import { addFromPalette } from './operations/component-operations.ts';
import type { Operation } from './operations/operation.ts';
import { componentsOf, findScreen } from './parts.ts';
import { rebase } from './rebase.ts';
import { isSound } from './soundness/document.ts';
import { dropItemIds } from './testing/documents.ts';
import { type Choice, choices, documentBy, operationBy } from './testing/random-operations.ts';
import { propertyTimeoutMs, runs } from './testing/runs.ts';
import { applied, countingIds, nextItem } from './testing/sample-site.ts';

function applyAll(doc: SiteDocument, list: readonly Choice[], newId: IdMaker): SiteDocument {
  return list.reduce((now, choice) => tryOut(now, operationBy(choice, now, newId)), doc);
}

function tryOut(doc: SiteDocument, operation: Operation): SiteDocument {
  const result = apply(doc, operation);
  return 'doc' in result ? result.doc : doc;
}

test(
  'gives a side without changes the document of the other',
  () => {
    fc.assert(
      fc.property(choices(15), choices(10), (list, more) => {
        const base = documentBy(list, countingIds());
        const changed = applyAll(base, more, countingIds(1000));
        for (const merged of [rebase(base, changed, base), rebase(base, base, changed)]) {
          expect(merged.clashes).toEqual([]);
          expect(dropItemIds(merged.doc)).toEqual(dropItemIds(changed));
        }
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test(
  'leads two people who save in turn to the same sound document',
  () => {
    fc.assert(
      fc.property(choices(15), fc.array(fc.tuple(fc.boolean(), choices(4)), { maxLength: 6 }), (list, rounds) => {
        let server = documentBy(list, countingIds());
        const editors = [1000, 2000].map((after) => ({ base: server, doc: server, newId: countingIds(after) }));
        const save = (editor: (typeof editors)[number]) => {
          server = rebase(editor.base, server, editor.doc).doc;
          expect(isSound(server)).toBe(true);
          Object.assign(editor, { base: server, doc: server });
        };
        for (const [isFirst, work] of rounds) {
          const editor = editors[isFirst ? 0 : 1]!;
          editor.doc = applyAll(editor.doc, work, editor.newId);
          if (work.length % 2 === 0) save(editor);
        }
        for (const editor of [...editors, editors[0]!]) save(editor);
        expect(dropItemIds(editors[0]!.doc)).toEqual(dropItemIds(server));
        expect(rebase(editors[1]!.base, server, editors[1]!.doc).doc).toEqual(server);
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

test(
  'changes to different screens are as if one was made after the other, in any order',
  () => {
    const works = fc.array(fc.tuple(fc.nat(7), fc.nat(50), fc.nat(50)), { maxLength: 10 });
    fc.assert(
      fc.property(works, works, (left, right) => {
        const base = fourForms();
        const [first, second, third, fourth] = base.screenIds as [ScreenId, ScreenId, ScreenId, ScreenId];
        const mine = left.map((work) => (doc: SiteDocument) => workOn(doc, [first, second], work, 'M'));
        const theirs = right.map((work) => (doc: SiteDocument) => workOn(doc, [third, fourth], work, 'T'));
        const run = (...steps: ((doc: SiteDocument) => SiteDocument)[]) => steps.reduce((doc, step) => step(doc), base);
        const merged = rebase(base, run(...theirs), run(...mine));
        expect(merged.clashes).toEqual([]);
        expect(merged.doc).toEqual(run(...theirs, ...mine));
        expect(merged.doc).toEqual(run(...mine, ...theirs));
      }),
      runs(60),
    );
  },
  propertyTimeoutMs,
);

function fourForms(): SiteDocument {
  const newId = countingIds();
  const start = newDocument('Loans', newId);
  const forms = ['Two', 'Three', 'Four'].map((name) => newScreen('FormModule', name, newId));
  const doc = applied(start, ...forms.map((screen, at) => ({ type: 'addScreen', screen, at: at + 1 }) as const));
  return doc.screenIds.reduce(
    (now, screenId) => applied(now, addFromPalette(now, { screenId, at: 0 }, 'Name', newId)!),
    doc,
  );
}

/** A random change to a single screen. Ids come from the work, so that they are equal in every document. */
function workOn(
  doc: SiteDocument,
  screens: ScreenId[],
  [kind, a, b]: [number, number, number],
  by: string,
): SiteDocument {
  const screenId = screens[a % screens.length]!;
  const components = componentsOf(findScreen(doc, screenId)!);
  const component = components[b % components.length];
  const id = `Input_${by}${kind}-${a}-${b}`;
  if (kind === 0) return tryOut(doc, { type: 'setScreen', screenId, key: 'screenName', value: `${by}${b}` });
  if (kind === 1) return tryOut(doc, { type: 'setNextConfig', screenId, items: [nextItem(screens[1]!)] });
  if (kind === 2 || !component)
    return tryOut(doc, addFromPalette(doc, { screenId, at: b % (components.length + 1) }, 'Input', () => id)!);
  const place = { screenId, componentId: component.id };
  if (kind === 3) return tryOut(doc, { type: 'removeComponent', ...place });
  const to = a % components.length;
  if (kind === 4) return tryOut(doc, { type: 'moveComponent', ...place, toScreenId: screenId, to });
  if (kind === 5) return tryOut(doc, { type: 'setComponent', ...place, key: 'label', value: `${by} ${a}` });
  if (kind === 6) return tryOut(doc, { type: 'setComponent', ...place, key: 'required', value: a % 2 === 0 });
  return tryOut(doc, { type: 'moveComponent', ...place, toScreenId: screens[b % screens.length]!, to: 0 });
}
