const longestWaitMs = 5000;
/** For browsers that do not tell when they are idle. */
const usualWaitMs = 2000;

/** Does what nobody waits for once the page is there; answers how to leave it undone. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, usualWaitMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(request);
}
