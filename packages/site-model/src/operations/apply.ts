import type { SiteDocument } from '../document.ts';
import { type Draft, openDraft, writeChanges } from './draft.ts';
import type { Operation, Refusal } from './operation.ts';

export interface Applied {
  doc: SiteDocument;
  /** Applied to `doc`, this restores the previous document. */
  inverse: Restore;
}

export type Restore = Extract<Operation, { type: 'restore' }>;

/**
 * Applies an operation and returns the new document. Unchanged parts are shared with the old one, which is not
 * modified. A sound document stays sound, or the operation is refused with a reason.
 */
export function apply(doc: SiteDocument, operation: Operation): Applied | { refused: string } {
  const draft = openDraft(doc);
  const refused = run(draft, operation);
  return refused ? { refused } : { doc: draft.doc, inverse: { type: 'restore', changes: draft.before } };
}

type PartOperation = Exclude<Operation, { type: 'batch' | 'restore' }>;

let runOnParts: (draft: Draft, operation: PartOperation) => Refusal = () => 'This cannot be changed yet';

/** Registers `part-operations.ts`, which the builder loads together with its editing tools. */
export function addPartOperations(run: typeof runOnParts): void {
  runOnParts = run;
}

function run(draft: Draft, operation: Operation): Refusal {
  if (operation.type === 'batch') return runAll(draft, operation.operations);
  if (operation.type !== 'restore') return runOnParts(draft, operation);
  return writeChanges(draft, operation.changes) ? null : 'The document has changed since';
}

function runAll(draft: Draft, operations: readonly Operation[]): Refusal {
  for (const operation of operations) {
    const refusal = run(draft, operation);
    if (refusal) return refusal;
  }
  return null;
}
