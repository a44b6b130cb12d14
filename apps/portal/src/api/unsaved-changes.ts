interface Source {
  /** A dialog on the page, or a form that is part of the page. */
  kind: 'dialog' | 'page';
  hasChanges: () => boolean;
}

type Action = () => void;

const sources = new Set<Source>();
const listeners = new Set<() => void>();
let asked: Action | null = null;
let areDiscarded = false;

/** Whether leaving would lose unsaved input. */
export function hasUnsavedChanges(kind?: Source['kind']): boolean {
  if (areDiscarded) return false;
  return [...sources].some((source) => (kind === undefined || source.kind === kind) && source.hasChanges());
}

/** @returns a function that removes the source */
export function addChangesSource(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** Leaves at once if no changes would be lost, otherwise asks first. */
export function leavePage(action: Action): void {
  if (hasUnsavedChanges()) {
    asked = action;
    notify();
  } else action();
}

/** Opens another page: asks first if a dialog has unsaved changes; a page form has its own guard. */
export function leaveDialogs(action: Action): void {
  if (hasUnsavedChanges('page')) action();
  else leavePage(action);
}

/** The navigation that waits for the user's confirmation. */
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

/** Leaves without the browser's own prompt. */
export function discardChanges(action: Action): void {
  areDiscarded = true;
  try {
    action();
  } finally {
    // Restores the prompt if the page stays, for example after a download.
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
