import type { SiteDocument } from '../document.ts';
import { addComponents, moveComponent, removeComponent, replaceComponent, setComponent } from './components.ts';
import { type Draft, openDraft, writeChanges } from './draft.ts';
import type { Operation, Refusal } from './operation.ts';
import { addScreen, moveScreen, removeScreen, setModule, setScreen } from './screens.ts';
import { setCalculations, setNextConfig, setSite, setUrlParams } from './site.ts';

export interface Applied {
  doc: SiteDocument;
  /** Applied to `doc` it gives the document before. */
  inverse: Restore;
}

export type Restore = Extract<Operation, { type: 'restore' }>;

/**
 * Returns the document after an operation. Untouched parts are shared with the document before, which stays as it is. A
 * sound document stays sound, or the operation is refused with a sentence that says why.
 */
export function apply(doc: SiteDocument, operation: Operation): Applied | { refused: string } {
  const draft = openDraft(doc);
  const refused = run(draft, operation);
  return refused ? { refused } : { doc: draft.doc, inverse: { type: 'restore', changes: draft.before } };
}

function run(draft: Draft, operation: Operation): Refusal {
  switch (operation.type) {
    case 'addScreen':
      return addScreen(draft, operation);
    case 'removeScreen':
      return removeScreen(draft, operation.screenId);
    case 'moveScreen':
      return moveScreen(draft, operation.screenId, operation.to);
    case 'setScreen':
      return setScreen(draft, operation);
    case 'setModule':
      return setModule(draft, operation);
    case 'addComponents':
      return addComponents(draft, operation);
    case 'removeComponent':
      return removeComponent(draft, operation);
    case 'moveComponent':
      return moveComponent(draft, operation);
    case 'setComponent':
      return setComponent(draft, operation);
    case 'replaceComponent':
      return replaceComponent(draft, operation);
    case 'setNextConfig':
      return setNextConfig(draft, operation.screenId, operation.items);
    case 'setSite':
      return setSite(draft, operation);
    case 'setUrlParams':
      return setUrlParams(draft, operation.urlParams);
    case 'setCalculations':
      return setCalculations(draft, operation.calculations);
    case 'batch':
      return runAll(draft, operation.operations);
    case 'restore':
      return writeChanges(draft, operation.changes) ? null : 'The document has changed since';
  }
}

function runAll(draft: Draft, operations: readonly Operation[]): Refusal {
  for (const operation of operations) {
    const refusal = run(draft, operation);
    if (refusal) return refusal;
  }
  return null;
}
