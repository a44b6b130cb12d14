import { CallError } from '@smile/contract/call';
import { type SiteDrafts, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { listenApi } from '../../../../../api/listen-api.ts';
import { readApiMode } from '../../../../../api/session.ts';
import type { BuilderStore } from '../../store/store.ts';
import type { KeptSite } from '../kept-site.ts';
import { siteCalls } from '../site-calls.ts';
import { otherDraftsOf } from './other-draft.ts';

export interface FollowedKeeper {
  known: () => KeptSite;
  catchUp: () => Promise<unknown>;
}

/** Follows other people's drafts until the signal aborts, and merges what they publish. */
export function followOthers(siteId: string, store: BuilderStore, keeper: FollowedKeeper, signal: AbortSignal): void {
  const look = lookAgain(() => lookForOthers(siteId, store, keeper));
  const onEvent = ({ winkSiteId }: { winkSiteId: string }) => {
    if (winkSiteId === siteId) look();
  };
  void listenApi(winkSiteDraftsApi.live, { onOpen: look, onEvent }, signal, { mode: readApiMode() });
}

async function lookForOthers(siteId: string, store: BuilderStore, keeper: FollowedKeeper): Promise<void> {
  try {
    const found = await siteCalls.listDrafts(siteId);
    store.getState().setOtherDrafts(otherDraftsOf(found.drafts));
    if (isNews(found, keeper.known())) await keeper.catchUp();
  } catch (error) {
    // The keeper reports a deleted site. After other errors the next event triggers a retry.
    if (error instanceof CallError && error.code === 'MISSING_RESOURCE') await keeper.catchUp().catch(() => undefined);
  }
}

/** Whether the site or the author's own draft differs from the known state. */
function isNews({ version, name, drafts }: SiteDrafts, known: KeptSite): boolean {
  const own = drafts.find(({ isYours }) => isYours);
  return version !== known.version || name !== known.published.name || (own?.revision ?? 0) !== known.draftRevision;
}

/** Runs one request at a time; events in the meantime trigger exactly one more. */
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
