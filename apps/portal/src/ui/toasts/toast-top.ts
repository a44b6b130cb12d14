import { findFreeTop } from './free-toast-top.ts';

/** Width of the toast column on the right, and height of a two-line toast. */
const columnPx = 460;
const toastHeightPx = 84;
const primary = '.mantine-Button-root[data-variant="filled"]';

let top = 96;
const listeners = new Set<() => void>();

/** Top position of toasts, measured before each one. */
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
