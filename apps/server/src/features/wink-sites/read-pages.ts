import { createHash } from 'node:crypto';
import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { SiteContent } from './site-content.ts';

type GivenPages = { winkTemplateId?: string | null | undefined } & (
  | { type?: 'DEFAULT' | undefined; winkSiteTemplate: SiteTemplateV2Input }
  | { type: 'LOWCODE'; winkSiteTemplate: SiteTemplateV3 }
);

/** Pages in their stored form. */
export function readPages(given: GivenPages): SiteContent {
  if (given.type === 'LOWCODE') return given.winkSiteTemplate;
  return { ...given.winkSiteTemplate, winkTemplateId: given.winkTemplateId ?? given.winkSiteTemplate.winkTemplateId };
}

/** Ids of the widget templates in the pages, in page order. */
export function listTemplateIds(content: SiteContent): string[] {
  const ids = 'scenes' in content ? widgetsOf(content as SiteTemplateV3) : [content.winkTemplateId as string | null];
  return [...new Set(ids.filter((id): id is string => Boolean(id)))];
}

function widgetsOf({ scenes }: SiteTemplateV3): (string | null)[] {
  const modules = scenes.flatMap(({ screens }) => screens.map(({ module }) => module));
  return modules.map((module) => (module.type === 'WinkWidgetModule' ? module.props.winkTemplateId : null));
}

/** Hash of the content, independent of the order of keys. */
export function hashContent(content: SiteContent): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(content)))
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
