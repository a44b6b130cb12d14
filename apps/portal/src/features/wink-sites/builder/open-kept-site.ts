import type { SiteDraft, WinkSiteDetails } from '@smile/contract/wink-sites';
import type { SiteCalls } from './site-calls.ts';
import { documentOf, type KeptSite } from './site-keeper.ts';

interface OpenedSite {
  kept: KeptSite;
  /** Null where all changes are saved. */
  draft: SiteDraft | null;
}

/** What the server holds of a site; once its draft was discarded, the site as it is published. */
export async function openKeptSite(calls: SiteCalls, site: WinkSiteDetails, isDiscarded: boolean): Promise<OpenedSite> {
  const { id } = site;
  const now = isDiscarded ? await calls.getSite(id) : site;
  const document = documentOf(now.name, now.winkSiteTemplate);
  const published = { id, version: now.version, published: document };
  if (!now.hasDraft) return { draft: null, kept: { ...published, draftRevision: now.draftRevision, kept: document } };
  const draft = await calls.getDraft(id);
  const kept = documentOf(draft.name, draft.winkSiteTemplate);
  const base = draft.baseVersion === now.version ? null : await calls.getVersion(id, draft.baseVersion);
  const begun = base
    ? { id, version: base.version, published: documentOf(now.name, base.winkSiteTemplate) }
    : published;
  return { draft, kept: { ...begun, draftRevision: draft.revision, kept } };
}
