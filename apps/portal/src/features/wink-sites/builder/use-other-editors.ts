import { CallError } from '@smile/contract/call';
import type { SiteDrafts } from '@smile/contract/wink-site-drafts';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { useCallback, useEffect } from 'react';
import { listenApi } from '../../../api/listen-api.ts';
import { readApiMode } from '../../../api/session.ts';
import { showFailure } from '../../../ui/toasts.ts';
import type { KeptSite } from './kept-site.ts';
import { otherDraftsOf } from './other-draft.ts';
import { siteCalls } from './site-calls.ts';
import type { BuilderStore } from './store.ts';

interface Keeper {
  known: () => KeptSite;
  catchUp: () => Promise<unknown>;
}

/** Follows live who else has a draft, and takes in what they publish. Returns how to take a draft over. */
export function useOtherEditors(siteId: string, store: BuilderStore, keeper: Keeper): (authorId: string) => void {
  useEffect(() => {
    const stop = new AbortController();
    const look = lookAgain(() => lookForOthers(siteId, store, keeper));
    const onEvent = ({ winkSiteId }: { winkSiteId: string }) => {
      if (winkSiteId === siteId) look();
    };
    const query = { mode: readApiMode() };
    void listenApi(winkSiteDraftsApi.live, { onOpen: look, onEvent }, stop.signal, query);
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

async function lookForOthers(siteId: string, store: BuilderStore, keeper: Keeper): Promise<void> {
  try {
    const found = await siteCalls.listDrafts(siteId);
    store.getState().setOtherDrafts(otherDraftsOf(found.drafts));
    if (isNews(found, keeper.known())) await keeper.catchUp();
  } catch (error) {
    // The keeper says that the site is gone. What could not be looked at is looked at with the next event.
    if (error instanceof CallError && error.code === 'MISSING_RESOURCE') await keeper.catchUp().catch(() => undefined);
  }
}

/** Whether the site or the author's own draft is otherwise than it is known here. */
function isNews({ version, name, drafts }: SiteDrafts, known: KeptSite): boolean {
  const own = drafts.find(({ isYours }) => isYours);
  return version !== known.version || name !== known.published.name || (own?.revision ?? 0) !== known.draftRevision;
}

/** One look at a time; what happens meanwhile is looked at once after it. */
function lookAgain(look: () => Promise<void>): () => void {
  let isLooking = false;
  let isWanted = false;
  const run = async () => {
    isLooking = true;
    do {
      isWanted = false;
      await look();
    } while (isWanted);
    isLooking = false;
  };
  return () => {
    isWanted = true;
    if (!isLooking) void run();
  };
}
