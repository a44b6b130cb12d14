import type { SharedDraft } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { listWidgetSources } from '../../datasources/service/list-datasources.ts';
import { findSharedDraft } from '../../wink-sites/service/draft-shares.ts';
import { listTemplates } from '../../wink-templates/service/templates.ts';
import { describeBranding } from './describe-site.ts';
import { attemptsPerNetwork } from './resume-session.ts';

/**
 * Everything that the page of a shared draft shows, option lists included, so that it needs no other request. Stores
 * nothing. Needs the system context.
 * @throws ApiError MISSING_RESOURCE; LINK_EXPIRED; REQUEST_LIMIT_EXCEEDED
 */
export async function openDraft(ctx: Context, siteId: string, key: string): Promise<SharedDraft> {
  await throttle(ctx, { action: 'site-draft', subject: siteId, byNetwork: true, ...attemptsPerNetwork });
  const { tenant, flow, until } = await findSharedDraft(ctx, siteId, key);
  const { termsUrl, privacyUrl } = ctx.config;
  const templateIds = flow.screens.flatMap((screen) => (screen.type === 'widget' ? [screen.winkTemplateId] : []));
  const hasWidget = templateIds.length > 0;
  return {
    mode: tenant.mode,
    ...(await describeBranding(tenant, flow)),
    termsUrl,
    privacyUrl,
    flow: { ...flow },
    templates: hasWidget ? await listTemplates(tenant, templateIds) : [],
    ...(hasWidget ? listWidgetSources(tenant) : { providers: [], fileTypes: [] }),
    expiresAt: toApiTime(until),
  };
}
