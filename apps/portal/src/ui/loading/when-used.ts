import { useEffect } from 'react';

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Runs a low-priority task after the first interaction with the page; returns a function to cancel it. */
export function whenUsed(work: () => void): () => void {
  const leave = () => {
    for (const use of uses) window.removeEventListener(use, begin, true);
  };
  const begin = (event: Event) => {
    if (isOwnDoing(event)) return;
    leave();
    work();
  };
  for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true });
  return leave;
}

/** Ignores focus that the page set itself, as a dialog does that is opened by the address. */
function isOwnDoing(event: Event): boolean {
  if (!(event instanceof FocusEvent) || event.relatedTarget) return false;
  return event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
}

/**
 * Loads lazy parts after the first interaction, so that they open without delay, even offline.
 * @param parts loaders; must be a stable array
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenUsed(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
