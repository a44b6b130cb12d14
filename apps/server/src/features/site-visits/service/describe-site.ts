import type { HostedSite } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import type { ModeContext } from '../../../context.ts';
import { getTenantDetails } from '../../tenants/service/get-tenant.ts';
import type { VisitedSite } from '../../wink-sites/shared-visit-queries.ts';
import { resolveTemplate } from '../../wink-templates/service/templates.ts';
import { widgetTemplateOf } from '../widget-template-of.ts';

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

/** Describes the requesting company and its colour. Sites of the drawer look like their widget. */
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
