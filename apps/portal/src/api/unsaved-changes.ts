interface Source {
  /** A dialog over the page, or a form of the page itself. */
  kind: 'dialog' | 'page';
  hasChanges: () => boolean;
}

type Action = () => void;

const sources = new Set<Source>();
const listeners = new Set<() => void>();
let asked: Action | null = null;
let areDiscarded = false;

/** Whether leaving this page would lose something typed. */
export function hasUnsavedChanges(kind?: Source['kind']): boolean {
  if (areDiscarded) return false;
  return [...sources].some((source) => (kind === undefined || source.kind === kind) && source.hasChanges());
}

/** @returns a function that withdraws the source */
export function addChangesSource(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** Leaves at once where nothing is lost, else asks first. */
export function leavePage(action: Action): void {
  if (hasUnsavedChanges()) {
    asked = action;
    notify();
  } else action();
}

/** Opens another page: asks first where a dialog would lose something; a page with a form asks by itself. */
export function leaveDialogs(action: Action): void {
  if (hasUnsavedChanges('page')) action();
  else leavePage(action);
}

/** The action that waits for an answer to the question whether to leave. */
export const leaveQuestion = {
  read: () => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answer(isLeaving: boolean): void {
    const action = asked;
    asked = null;
    notify();
    if (isLeaving && action) discardChanges(action);
  },
};

/** Leaves without the browser asking once more. */
export function discardChanges(action: Action): void {
  areDiscarded = true;
  try {
    action();
  } finally {
    // The page asks again should it still be here, as after a download.
    addEventListener('keydown', keep, { capture: true, once: true });
    addEventListener('pointerdown', keep, { capture: true, once: true });
  }
}

function keep(): void {
  areDiscarded = false;
}

function notify(): void {
  for (const listener of listeners) listener();
}
