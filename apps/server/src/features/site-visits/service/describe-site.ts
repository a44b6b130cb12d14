import type { HostedSite } from '@smile/contract/hosted-sites';
import type { FlowComponent, SiteFlow } from '@smile/site-model/flow';
import type { ModeContext } from '../../../context.ts';
import { getTenantDetails } from '../../tenants/service/get-tenant.ts';
import type { VisitedSite } from '../../wink-sites/shared-visit-queries.ts';
import { resolveTemplate } from '../../wink-templates/service/templates.ts';
import { widgetTemplateOf } from '../visit.ts';

export async function describeSite(ctx: ModeContext, site: VisitedSite): Promise<HostedSite> {
  const { termsUrl, privacyUrl } = ctx.config;
  return {
    id: site.id,
    version: site.version,
    mode: site.mode,
    ...(await describeBranding(ctx, site.flow)),
    termsUrl,
    privacyUrl,
    // Renaming creates no new version, so the flow may contain an older name.
    flow: { ...dropLists(site.flow), name: site.name },
  };
}

/** Long option lists are loaded by a separate request when the field is used. */
function dropLists(flow: SiteFlow): SiteFlow {
  const screens = flow.screens.map((screen) =>
    screen.type === 'form' && screen.components.some((component) => 'optionLines' in component)
      ? { ...screen, components: screen.components.map(dropList) }
      : screen,
  );
  return { ...flow, screens, ...(flow.translations && { translations: dropTranslatedLists(flow.translations) }) };
}

function dropTranslatedLists(translations: NonNullable<SiteFlow['translations']>): SiteFlow['translations'] {
  const languages = Object.entries(translations).map(([language, parts]) => [
    language,
    Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, dropTranslatedList(part)])),
  ]);
  return Object.fromEntries(languages);
}

function dropTranslatedList<T extends object>(part: T): T {
  if (!('optionLines' in part)) return part;
  const { optionLines: _, ...others } = part;
  return others as T;
}

function dropList(component: FlowComponent): FlowComponent {
  return 'optionLines' in component ? { ...component, optionLines: '' } : component;
}

/** Describes the requesting company and its colour. DEFAULT sites prefer their widget template's name and logo. */
export async function describeBranding(ctx: ModeContext, flow: SiteFlow | null) {
  const { name, logoUrl } = await getTenantDetails(ctx);
  const template = await resolveTemplate(ctx, widgetTemplateOf(flow) ?? undefined);
  const isDrawn = flow?.kind === 'DEFAULT';
  return {
    companyName: (isDrawn && template.companyName) || name,
    companyLogoUrl: flow?.companyLogoUrl || (isDrawn && template.companyLogoUrl) || logoUrl || null,
    templateColor: template.themeColor,
  };
}
