import { CallError } from '@smile/contract/call';
import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import type { SiteDocument } from '@smile/site-model/document';
import { documentOf } from '../../store/site-pages.ts';
import type { KeptSite } from '../kept-site.ts';
import type { SiteCalls } from '../site-calls-type.ts';

/** Changes made elsewhere, and their common base with the local changes. */
export interface OtherChanges {
  base: SiteDocument;
  theirs: SiteDocument;
  who: string;
  /** Server state after these changes are merged. */
  site: Omit<KeptSite, 'id'>;
}

const ownOtherTab = 'another tab of yours';

/** The author's draft from another tab or from the server after a save, then the live pages. */
export async function readOthers(calls: SiteCalls, site: KeptSite): Promise<OtherChanges[]> {
  const now = await calls.getSite(site.id);
  const draft = now.hasDraft ? await readDraft(calls, site.id) : null;
  const live = { version: now.version, published: documentOf(now.name, now.winkSiteTemplate) };
  const base = draft ? await readBase(calls, site, now, draft) : site;
  const kept = draft ? documentOf(draft.name, draft.winkSiteTemplate) : live.published;
  const draftRevision = draft?.revision ?? 0;
  const changes: OtherChanges[] = [];
  if (draft && draftRevision !== site.draftRevision) {
    const who = base.version === site.version ? ownOtherTab : await findAuthor(calls, site.id, base.version);
    const known = { version: base.version, published: base.published, draftRevision, kept };
    changes.push({ base: site.kept, theirs: kept, who, site: known });
  }
  const hasEnded = !draft && site.draftRevision > 0;
  if (hasEnded || live.version !== base.version || live.published.name !== base.published.name) {
    const isNewVersion = live.version !== base.version;
    const who = isNewVersion ? await findAuthor(calls, site.id, live.version) : 'another developer';
    changes.push({ base: base.published, theirs: live.published, who, site: { ...live, draftRevision, kept } });
  }
  return changes;
}

/** Null if the draft was deleted since the site was loaded. */
async function readDraft(calls: SiteCalls, id: string): Promise<SiteDraft | null> {
  try {
    return await calls.getDraft(id);
  } catch (error) {
    if (error instanceof CallError && error.code === 'MISSING_RESOURCE') return null;
    throw error;
  }
}

/** The version that a draft is based on. */
async function readBase(calls: SiteCalls, site: KeptSite, now: WinkSiteDetails, { baseVersion, baseName }: SiteDraft) {
  if (baseVersion === site.version && baseName === site.published.name) return site;
  const isLive = baseVersion === now.version;
  const { winkSiteTemplate } = isLive ? now : await calls.getVersion(site.id, baseVersion);
  return { version: baseVersion, published: documentOf(baseName, winkSiteTemplate) };
}

async function findAuthor(calls: SiteCalls, id: string, version: number): Promise<string> {
  const { createdBy } = await calls.getVersion(id, version);
  return createdBy?.name ?? 'another developer';
}
