import type { List } from '@smile/contract/common';
import {
  defaultSiteName,
  type SiteFolder,
  type SiteType,
  type WinkSite,
  type WinkSiteDetails,
} from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { type SiteFilter, type SiteRow, selectFolders, selectSite, selectSites } from '../queries.ts';
import { showDetails, showSite } from '../show-site.ts';
import { selectVersion } from '../version-queries.ts';

/** @throws ApiError INVALID_PARAMETERS for a foreign cursor */
export async function listSites(ctx: ModeContext, filter: SiteFilter): Promise<List<WinkSite>> {
  const { nextCursor, items } = await selectSites(ctx, filter);
  return { nextCursor, items: items.map((site) => showSite(ctx, site)) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function requireSite(ctx: ModeContext, id: string): Promise<SiteRow> {
  const site = await selectSite(ctx, id);
  if (!site) throw missing();
  return site;
}

/** @throws ApiError MISSING_RESOURCE */
export async function getSite(ctx: ModeContext, id: string): Promise<WinkSiteDetails> {
  const site = await requireSite(ctx, id);
  const { content } = (await selectVersion(ctx, id, site.version))!;
  return showDetails(ctx, site, content);
}

export async function listFolders(ctx: ModeContext): Promise<{ items: SiteFolder[] }> {
  return { items: await selectFolders(ctx) };
}

/** Null when the mode has no such site. */
export async function findSite(ctx: ModeContext, id: string): Promise<WinkSite | null> {
  const site = await selectSite(ctx, id);
  return site && showSite(ctx, site);
}

/** An empty name of a DEFAULT site is stored as `default`; for builder sites, validation rejects it. */
export function readName(type: SiteType, name: string | undefined): string {
  return name === '' && type === 'DEFAULT' ? 'default' : (name ?? defaultSiteName);
}
