import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import type { SiteDocument } from '@smile/site-model/document';
import { callApi } from '../../../../api/call-api.ts';
import { modeQuery, readMode } from '../../../../api/session.ts';
import { pagesOf } from '../store/site-pages.ts';

/**
 * The link to this browser's unsaved new site. Kept here because the author's link on the server may be of a new site in
 * another browser.
 */
function linkName(): string {
  return `new-wink-site-link-${readMode()}`;
}

export function readNewSiteLink(): string | null {
  return localStorage.getItem(linkName());
}

/** The id in that link. */
export function readNewSiteId(): string | undefined {
  return readNewSiteLink()?.split('/').at(-2);
}

export function storeNewSiteLink(url: string | null): void {
  if (url === null) localStorage.removeItem(linkName());
  else localStorage.setItem(linkName(), url);
}

/** Ends with the last request, so that an older change never replaces a newer one. */
let sending: Promise<unknown> = Promise.resolve();

/** Shows changes to those who have the link. A failed request is made up for by the next change. */
export function changeNewSiteLink(document: SiteDocument): void {
  const id = readNewSiteId();
  if (id === undefined) return;
  const query = modeQuery();
  send(() => callApi(winkSiteDraftsApi.changeNewShare, { query, body: { ...pagesOf(document), id } }));
}

/** Ends the link because the new site was saved or discarded. A failed request leaves it to its time. */
export function endNewSiteLink(): void {
  const id = readNewSiteId();
  if (id === undefined) return;
  storeNewSiteLink(null);
  const query = { ...modeQuery(), id };
  send(() => callApi(winkSiteDraftsApi.stopSharingNew, { query }));
}

function send(request: () => Promise<unknown>): void {
  sending = sending.then(request).catch(() => undefined);
}
