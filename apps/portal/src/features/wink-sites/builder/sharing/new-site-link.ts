import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import type { SiteDocument } from '@smile/site-model/document';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery } from '../../../../api/session.ts';
import { ownDraftKey } from '../keeping/local-draft.ts';
import { pagesOf } from '../store/site-pages.ts';

/**
 * The link to an unsaved new site, by the key of its draft. Kept here because the author's link on the server may be of
 * a new site in another browser.
 */
function linkName(draftKey: string): string {
  return `link of ${draftKey}`;
}

export function readNewSiteLink(draftKey = ownDraftKey()): string | null {
  return localStorage.getItem(linkName(draftKey));
}

/** The id that the server gave to the shared site, from the link's path. */
export function readNewSiteLinkId(draftKey = ownDraftKey()): string | undefined {
  return readNewSiteLink(draftKey)?.split('/').at(-2);
}

export function storeNewSiteLink(url: string | null, draftKey = ownDraftKey()): void {
  if (url === null) localStorage.removeItem(linkName(draftKey));
  else localStorage.setItem(linkName(draftKey), url);
}

/** Makes the link of a draft that this tab continues follow its changes. */
export function continueNewSiteLink(from: string): void {
  const url = readNewSiteLink(from);
  storeNewSiteLink(null, from);
  if (url !== null) storeNewSiteLink(url);
}

/** Ends with the last request, so that an older change never replaces a newer one. */
let sending: Promise<unknown> = Promise.resolve();

/** Shows changes to those who have the link. After a failed request, the next change sends all of them. */
export function changeNewSiteLink(document: SiteDocument): void {
  const id = readNewSiteLinkId();
  if (id === undefined) return;
  const query = modeQuery();
  send(() => callApi(winkSiteDraftsApi.changeNewShare, { query, body: { ...pagesOf(document), id } }));
}

/** Ends the link because the new site was saved or discarded. If the request fails, the link ends when it expires. */
export function endNewSiteLink(draftKey = ownDraftKey()): void {
  const id = readNewSiteLinkId(draftKey);
  if (id === undefined) return;
  storeNewSiteLink(null, draftKey);
  const query = { ...modeQuery(), id };
  send(() => callApi(winkSiteDraftsApi.stopSharingNew, { query }));
}

function send(request: () => Promise<unknown>): void {
  sending = sending.then(request).catch(() => undefined);
}
