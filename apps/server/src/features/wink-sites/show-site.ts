import type { SiteTemplateV2, SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import {
  invalidTemplateName,
  type SiteType,
  type SiteVersion,
  type WinkSite,
  type WinkSiteDetails,
} from '@smile/contract/wink-sites';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import type { DraftRow } from './draft-queries.ts';
import type { SiteRow } from './queries.ts';
import type { SiteContent } from './site-content.ts';
import type { VersionRow } from './version-queries.ts';

type ShownPages =
  | { type: 'DEFAULT'; winkSiteTemplate: SiteTemplateV2 }
  | { type: 'LOWCODE'; winkSiteTemplate: SiteTemplateV3 };

export function showSite(ctx: ModeContext, site: SiteRow): WinkSite {
  const winkTemplateId = site.winkTemplateIds[0] ?? null;
  return {
    id: site.id,
    name: site.name,
    type: site.type,
    folder: site.folder,
    enabled: site.isEnabled,
    url: `${ctx.config.siteUrl}/${site.id}`,
    winkTemplateId,
    winkTemplateName: showTemplateName(winkTemplateId, site.winkTemplateName),
    version: site.version,
    hasDraft: findOwnDraft(ctx, site) !== undefined,
    draftAuthors: site.drafts.map(({ developerId, developerName }) => ({ id: developerId, name: developerName })),
    createdAt: toApiTime(site.createdAt),
    updatedAt: toApiTime(site.updatedAt),
  };
}

export function showDetails(ctx: ModeContext, site: SiteRow, content: SiteContent): WinkSiteDetails {
  const pages = showPages(site.type, content, site.winkTemplateName);
  return { ...showSite(ctx, site), draftRevision: findOwnDraft(ctx, site)?.revision ?? 0, ...pages };
}

function findOwnDraft(ctx: ModeContext, { drafts }: SiteRow): SiteRow['drafts'][number] | undefined {
  const { actor } = ctx;
  return actor.kind === 'developer' ? drafts.find(({ developerId }) => developerId === actor.developerId) : undefined;
}

/** Shows the template's current name. */
export function showPages(type: SiteType, content: SiteContent, winkTemplateName: string | null): ShownPages {
  if (type === 'LOWCODE') return { type, winkSiteTemplate: content as SiteTemplateV3 };
  const template = content as SiteTemplateV2Input;
  const shownName = showTemplateName(template.winkTemplateId, winkTemplateName);
  return { type, winkSiteTemplate: { ...template, winkTemplateName: shownName } };
}

export function showDraft(
  { content: _, developerId, developerName, updatedAt, ...draft }: DraftRow,
  pages: ShownPages,
): SiteDraft {
  return {
    ...draft,
    updatedBy: { id: developerId, name: developerName },
    updatedAt: toApiTime(updatedAt),
    ...pages,
  };
}

export function showVersion({
  version,
  hash,
  findings,
  restoredFrom,
  createdBy,
  createdByName,
  createdAt,
}: VersionRow): Omit<SiteVersion, 'sessions'> {
  return {
    version,
    hash,
    findings,
    restoredFrom,
    createdBy: createdBy === null ? null : { id: createdBy, name: createdByName },
    createdAt: toApiTime(createdAt),
  };
}

function showTemplateName(id: string | null, name: string | null): string | null {
  return id === null ? null : (name ?? invalidTemplateName);
}
