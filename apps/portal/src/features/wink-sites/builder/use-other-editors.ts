import { useCallback, useEffect } from 'react';
import { showFailure } from '../../../ui/toasts.ts';
import type { FollowedKeeper } from './follow-others.ts';
import { siteCalls } from './site-calls.ts';
import type { BuilderStore } from './store.ts';

/** Follows live who else has a draft, and takes in what they publish. Returns how to take a draft over. */
export function useOtherEditors(
  siteId: string,
  store: BuilderStore,
  keeper: FollowedKeeper,
): (authorId: string) => void {
  useEffect(() => {
    const stop = new AbortController();
    void import('./follow-others.ts').then(({ followOthers }) => followOthers(siteId, store, keeper, stop.signal));
    return () => stop.abort();
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
