import { isSame } from './compare/same.ts';
import type { SiteDocument } from './document.ts';
import { type Applied, apply, type Restore } from './operations/apply.ts';
import type { Change } from './operations/draft.ts';
import type { Operation } from './operations/operation.ts';
import type { rebase } from './rebase.ts';

const maxSteps = 200;
const coalescingMs = 800;

/** Steps to undo and redo, newest last. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

/** One undoable step. */
export interface Step {
  /** Text for "Undone: …". */
  label: string;
  /** Reverts the step. */
  way: Restore | MergedWay;
  /** The single value that the step set; null for other steps. */
  field: string | null;
  atMs: number;
}

/** Reverts a step from before a merge: it is undone by merging, which keeps other people's changes. */
interface MergedWay {
  type: 'merge';
  from: SiteDocument;
  to: SiteDocument;
  /** Injected, because most builder sessions never merge. */
  rebase: Rebase;
}

type Rebase = typeof rebase;

export const emptyHistory: History = { past: [], future: [] };

/** Records a step. Quick successive edits of one field are combined into one step. */
export function recordStep(history: History, step: Step): History {
  if (step.way.type === 'restore' && step.way.changes.length === 0) return history;
  const last = history.past.at(-1);
  const isSameField = last !== undefined && step.field !== null && last.field === step.field;
  const joined = isSameField ? joinWays(step.way, last.way) : null;
  if (joined && history.future.length === 0 && step.atMs - last!.atMs <= coalescingMs)
    return { past: [...history.past.slice(0, -1), { ...step, way: joined }], future: [] };
  return { past: [...history.past, step].slice(-maxSteps), future: [] };
}

/** Creates the step for an applied operation. */
export function stepOf(operation: Operation, { inverse }: Applied, label: string, atMs: number): Step {
  return { label, way: inverse, field: fieldOf(operation), atMs };
}

/** History after other people's changes were merged in: undo keeps working and keeps their changes. */
export function mergeHistory(doc: SiteDocument, { past, future }: History, rebase: Rebase): History {
  return { past: mergeSteps(doc, past, rebase), future: mergeSteps(doc, future, rebase) };
}

/** Converts steps from newest to oldest, up to the last one that was already merged. */
function mergeSteps(doc: SiteDocument, steps: readonly Step[], rebase: Rebase): Step[] {
  const merged = [...steps];
  let from = doc;
  for (let index = steps.length - 1; index >= 0; index--) {
    const { way } = steps[index]!;
    if (way.type === 'merge') break;
    const result = apply(from, way);
    if ('refused' in result) return merged.slice(index + 1);
    merged[index] = { ...steps[index]!, way: { type: 'merge', from, to: result.doc, rebase }, field: null };
    from = result.doc;
  }
  return merged;
}

/** Undoes the last step; null if there is none or it no longer applies. */
export function undo(doc: SiteDocument, history: History): Walked | null {
  const step = history.past.at(-1);
  if (!step) return null;
  if (step.way.type === 'merge') return undoMerged(doc, history, step, step.way);
  const result = apply(doc, step.way);
  if ('refused' in result) return null;
  const back = { ...step, way: result.inverse };
  return {
    doc: result.doc,
    operation: step.way,
    label: step.label,
    history: { past: history.past.slice(0, -1), future: [...history.future, back] },
  };
}

/** Skips a step if undoing it would change nothing after the merge. */
function undoMerged(doc: SiteDocument, history: History, step: Step, way: MergedWay): Walked | null {
  const { past, future } = mergeHistory(doc, history, way.rebase);
  const others = past.slice(0, -1);
  const next = dropClashes(doc, way);
  if (isSame(next, doc)) return undo(doc, { past: others, future });
  const back: Step = { ...step, way: { ...way, from: way.to, to: way.from } };
  return { doc: next, operation: null, label: step.label, history: { past: others, future: [...future, back] } };
}

/** Reverts the step; conflicting values keep other people's later changes. */
function dropClashes(doc: SiteDocument, { from, to, rebase }: MergedWay): SiteDocument {
  const { clashes } = rebase(from, doc, to);
  const decisions = Object.fromEntries(clashes.map(({ id }) => [id, 'theirs' as const]));
  const decided = rebase(from, doc, to, decisions);
  return decided.clashes.every(({ id }) => Object.hasOwn(decisions, id)) ? decided.doc : doc;
}

/** Redoes the last undone step. */
export function redo(doc: SiteDocument, history: History): Walked | null {
  const turned = undo(doc, { past: history.future, future: history.past });
  return turned && { ...turned, history: { past: endStep(turned.history.future), future: turned.history.past } };
}

export interface Walked {
  doc: SiteDocument;
  history: History;
  /** The applied operation; null if the step was merged. */
  operation: Restore | null;
  label: string;
}

/**
 * Combines two reverts: the later one first, without values that the earlier one sets anyway; null if either is merged.
 */
function joinWays(later: Step['way'], earlier: Step['way']): Restore | null {
  if (later.type === 'merge' || earlier.type === 'merge') return null;
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
  if (operation.type === 'setTranslation')
    return ['translation', operation.componentId ?? operation.screenId, operation.language, operation.key].join(' ');
  if (operation.type === 'setScreen' || operation.type === 'setModule') return `${operation.screenId} ${operation.key}`;
  return operation.type === 'setComponent' ? `${operation.componentId} ${operation.key}` : null;
}

/** Typing after a redo starts a new step. */
function endStep(steps: readonly Step[]): Step[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, field: null } : step));
}
