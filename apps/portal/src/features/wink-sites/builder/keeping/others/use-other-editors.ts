import { useCallback, useEffect } from 'react';
import { whenUsed } from '../../../../../ui/loading/when-used.ts';
import { showFailure } from '../../../../../ui/toasts/toasts.ts';
import type { BuilderStore } from '../../store/store.ts';
import { siteCalls } from '../site-calls.ts';
import type { FollowedKeeper } from './follow-others.ts';

/** After this delay, a page without interaction follows other editors too. */
const onlookerMs = 3000;

/** Follows other people's drafts live and merges what they publish. Returns a function that takes over a draft. */
export function useOtherEditors(
  siteId: string,
  store: BuilderStore,
  keeper: FollowedKeeper,
): (authorId: string) => void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = () => {
      leave();
      clearTimeout(timer);
      void import('./follow-others.ts').then(({ followOthers }) => followOthers(siteId, store, keeper, signal));
    };
    // Delayed, because other editors do not matter for the first paint.
    const timer = setTimeout(follow, onlookerMs);
    const leave = whenUsed(follow);
    return () => {
      leave();
      clearTimeout(timer);
      stop.abort();
    };
  }, [siteId, store, keeper]);
  return useCallback(
    async (authorId) => {
      try {
        await siteCalls.takeOverDraft(siteId, authorId);
        await keeper.catchUp();
      } catch (error) {
        void showFailure(error as Error, 'The draft was not taken over');
      }
    },
    [siteId, keeper],
  );
}
