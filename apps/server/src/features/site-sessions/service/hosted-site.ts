import type { HostedSite } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { getTenantDetails } from '../../tenants/service.ts';
import { resolveTemplate } from '../../wink-templates/service.ts';
import { selectSiteByAddress, type VisitedSite } from '../site-queries.ts';

/** A published site and the context of its tenant. Takes the system's context. @throws ApiError MISSING_RESOURCE */
export async function findOpenSite(ctx: Context, id: string): Promise<{ site: VisitedSite; tenant: ModeContext }> {
  const site = await selectSiteByAddress(ctx, id);
  if (!site?.isEnabled) throw missing();
  return { site, tenant: modeContext(tenantContext(ctx, site.tenantId), site.mode) };
}

/** The same for the page itself, which says so when there is no such site. */
export async function findHostedSite(ctx: Context, id: string): Promise<HostedSite | null> {
  try {
    return await getHostedSite(ctx, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MISSING_RESOURCE') return null;
    throw error;
  }
}

/** What the page of a site shows. @throws ApiError MISSING_RESOURCE when it is not published */
export async function getHostedSite(ctx: Context, id: string): Promise<HostedSite> {
  const { site, tenant } = await findOpenSite(ctx, id);
  return describeSite(tenant, site);
}

export async function describeSite(ctx: ModeContext, site: VisitedSite): Promise<HostedSite> {
  const { termsUrl, privacyUrl } = ctx.config;
  return {
    id: site.id,
    version: site.version,
    mode: site.mode,
    ...(await describeLooks(ctx, site.flow)),
    termsUrl,
    privacyUrl,
    // A rename makes no version: the flow may know the site by an older name.
    flow: { ...site.flow, name: site.name },
  };
}

/** Who asks, and in which colour. Sites of the drawer look like their widget. */
export async function describeLooks(ctx: ModeContext, flow: SiteFlow | null) {
  const { name, logoUrl } = await getTenantDetails(ctx);
  const template = await resolveTemplate(ctx, widgetTemplateOf(flow) ?? undefined);
  const isDrawn = flow?.kind === 'DEFAULT';
  return {
    companyName: (isDrawn && template.companyName) || name,
    companyLogoUrl: flow?.companyLogoUrl || (isDrawn && template.companyLogoUrl) || logoUrl || null,
    templateColor: template.themeColor,
  };
}

/** The template of the first widget. */
export function widgetTemplateOf(flow: SiteFlow | null): string | null {
  for (const screen of flow?.screens ?? []) if (screen.type === 'widget') return screen.winkTemplateId;
  return null;
}
