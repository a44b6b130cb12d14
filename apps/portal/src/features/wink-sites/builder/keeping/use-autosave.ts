import { useEffect, useEffectEvent } from 'react';
import type { DraftState } from '../store/builder-state.ts';
import { useBuilderStore } from '../store/use-builder.ts';

const pauseMs = 1000;
const maxMs = 5000;
const retryMs = 5000;
const maxRetryMs = 60_000;

/**
 * Saves one second after the last change, at most five seconds after the first, and when the window closes. Retries a
 * failed save when the network returns, and at intervals until the server responds.
 * @param leave handles unsaved changes when another portal page opens
 */
export function useAutosave(keep: () => void, leave: () => void): void {
  const store = useBuilderStore();
  const onKeep = useEffectEvent(keep);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    let firstMs: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const save = () => {
      clearTimeout(timer);
      firstMs = null;
      onKeep();
    };
    const followDraft = ({ kind }: DraftState) => {
      if (kind === 'saved') failures = 0;
      if (kind !== 'failed' || firstMs !== null) return;
      clearTimeout(timer);
      timer = setTimeout(save, Math.min(retryMs * 2 ** failures++, maxRetryMs));
    };
    const stop = store.subscribe((state, last) => {
      if (state.draft !== last.draft) followDraft(state.draft);
      if (state.document === last.document) return;
      if (state.draft.kind !== 'unsaved') state.setDraft({ kind: 'unsaved' });
      const nowMs = performance.now();
      firstMs ??= nowMs;
      clearTimeout(timer);
      timer = setTimeout(save, Math.min(pauseMs, firstMs + maxMs - nowMs));
    });
    const saveNow = () => {
      if (firstMs !== null) save();
    };
    const tryAgain = () => {
      if (store.getState().draft.kind === 'failed') save();
    };
    addEventListener('pagehide', saveNow);
    addEventListener('online', tryAgain);
    return () => {
      stop();
      removeEventListener('online', tryAgain);
      removeEventListener('pagehide', saveNow);
      clearTimeout(timer);
      onLeave();
    };
  }, [store]);
}
