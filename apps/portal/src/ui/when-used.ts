const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Does what nobody waits for once somebody begins to use the page; answers how to leave it undone. */
export function whenUsed(work: () => void): () => void {
  const leave = () => {
    for (const use of uses) window.removeEventListener(use, begin, true);
  };
  const begin = () => {
    leave();
    work();
  };
  for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true });
  return leave;
}
