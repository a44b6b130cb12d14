import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import { documentOf, isSamePages } from '../store/site-pages.ts';
import type { KeptSite } from './kept-site.ts';
import type { SiteCalls } from './site-calls-type.ts';

interface OpenedSite {
  kept: KeptSite;
  /** Null if all of the author's changes are saved. */
  draft: SiteDraft | null;
}

/** Opens the server's draft of a site; after the draft was discarded, the published site. */
export async function openKeptSite(calls: SiteCalls, site: WinkSiteDetails, isDiscarded: boolean): Promise<OpenedSite> {
  const { id } = site;
  const now = isDiscarded ? await calls.getSite(id) : site;
  const live = { id, version: now.version, published: documentOf(now.name, now.winkSiteTemplate) };
  if (!now.hasDraft) return { draft: null, kept: { ...live, draftRevision: 0, kept: live.published } };
  const draft = await calls.getDraft(id);
  const kept = documentOf(draft.name, draft.winkSiteTemplate);
  const isEmpty = isSamePages(kept, live.published);
  const isLive = draft.baseVersion === now.version && draft.baseName === now.name;
  if (isEmpty || isLive)
    return { draft: isEmpty ? null : draft, kept: { ...live, draftRevision: draft.revision, kept } };
  const { winkSiteTemplate } = await calls.getVersion(id, draft.baseVersion);
  const published = documentOf(draft.baseName, winkSiteTemplate);
  return { draft, kept: { id, version: draft.baseVersion, published, draftRevision: draft.revision, kept } };
}
