import { findFreeTop } from './free-toast-top.ts';

/** Width of the toast column at the right, and height of a toast with two lines. */
const columnPx = 460;
const toastHeightPx = 84;
const primary = '.mantine-Button-root[data-variant="filled"]';

let top = 96;
const listeners = new Set<() => void>();

/** How far from the top toasts appear, measured before each. */
export const toastTop = {
  read: () => top,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  measure(): void {
    const buttons = [...document.querySelectorAll(primary)].map((button) => button.getBoundingClientRect());
    top = findFreeTop(
      buttons.filter(({ right, width }) => width > 0 && right > window.innerWidth - columnPx),
      toastHeightPx,
    );
    for (const listener of listeners) listener();
  },
};
