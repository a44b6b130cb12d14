import type { SiteDocument } from './document.ts';
import { type Applied, apply, type Restore } from './operations/apply.ts';
import type { Change } from './operations/draft.ts';
import type { Operation } from './operations/operation.ts';

const mostSteps = 200;
const coalescingMs = 800;

/** What can be undone and redone, the latest last. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

/** One step of a person's work. */
export interface Step {
  /** In words, for "Undone: …". */
  label: string;
  /** Leads to the other side of the step. */
  way: Restore;
  /** The one value that it set; null for any other step. */
  field: string | null;
  atMs: number;
}

export const emptyHistory: History = { past: [], future: [] };

/** Adds what was done. Letters typed into one field one soon after the other are one step. */
export function recordStep(history: History, step: Step): History {
  if (step.way.changes.length === 0) return history;
  const last = history.past.at(-1);
  const isSameField = last !== undefined && step.field !== null && last.field === step.field;
  if (isSameField && history.future.length === 0 && step.atMs - last.atMs <= coalescingMs)
    return { past: [...history.past.slice(0, -1), { ...step, way: joinWays(step.way, last.way) }], future: [] };
  return { past: [...history.past, step].slice(-mostSteps), future: [] };
}

/** The step that an applied operation is. */
export function stepOf(operation: Operation, { inverse }: Applied, label: string, atMs: number): Step {
  return { label, way: inverse, field: fieldOf(operation), atMs };
}

/** The document before the last step; null when there is none, or when it no longer fits. */
export function undo(doc: SiteDocument, history: History): Walked | null {
  const step = history.past.at(-1);
  const result = step && apply(doc, step.way);
  if (!result || 'refused' in result) return null;
  const back = { ...step, way: result.inverse };
  return {
    doc: result.doc,
    operation: step.way,
    label: step.label,
    history: { past: history.past.slice(0, -1), future: [...history.future, back] },
  };
}

/** The document after the step that was undone last. */
export function redo(doc: SiteDocument, history: History): Walked | null {
  const turned = undo(doc, { past: history.future, future: history.past });
  return turned && { ...turned, history: { past: endStep(turned.history.future), future: turned.history.past } };
}

export interface Walked {
  doc: SiteDocument;
  history: History;
  /** What was applied. */
  operation: Restore;
  label: string;
}

/** The later way back first, without what the earlier one sets anyway. */
function joinWays(later: Restore, earlier: Restore): Restore {
  const keyOf = ({ path }: Change) => path.join('\n');
  const set = new Set(earlier.changes.map(keyOf));
  return {
    type: 'restore',
    changes: [...later.changes.filter((change) => !set.has(keyOf(change))), ...earlier.changes],
  };
}

function fieldOf(operation: Operation): string | null {
  if (operation.type === 'setSite') return `site ${operation.key}`;
  if (operation.type === 'setUrlParams') return 'urlParams';
  if (operation.type === 'setScreen' || operation.type === 'setModule') return `${operation.screenId} ${operation.key}`;
  return operation.type === 'setComponent' ? `${operation.componentId} ${operation.key}` : null;
}

/** What is typed after a step was redone is a step of its own. */
function endStep(steps: readonly Step[]): Step[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, field: null } : step));
}
