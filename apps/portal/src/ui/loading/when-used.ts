import { useEffect } from 'react';

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Runs a task without urgency after the first interaction with the page; returns a function that cancels it. */
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

/** A dialog that the address opens takes the focus itself, from nowhere. */
function isOwnDoing(event: Event): boolean {
  if (!(event instanceof FocusEvent) || event.relatedTarget) return false;
  return event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
}

/**
 * Loads later parts of the page after the first interaction, so that they open without waiting and without network.
 * @param parts loaders; a stable array
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenUsed(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
