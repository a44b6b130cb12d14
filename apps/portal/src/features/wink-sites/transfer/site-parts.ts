import type { NewSite } from '@smile/contract/wink-sites';
import { defaultTemplateId } from '@smile/contract/wink-templates';

/** Parts that the site needs and that do not exist at the destination. */
export interface MissingParts {
  templateIds: string[];
  logoUrl: string | null;
}

/** The widget templates of a site's own making, in the order of its screens. */
export function listTemplateIds(site: NewSite): string[] {
  const ids = new Set<string>();
  mapTemplates(site, (id) => {
    ids.add(id);
    return id;
  });
  ids.delete(defaultTemplateId);
  return [...ids];
}

/** Sites of the builder have no logo of their own. */
export function logoOf(site: NewSite): string | null {
  return site.type === 'LOWCODE' ? null : site.winkSiteTemplate.companyLogoUrl;
}

/** The site with the built-in template in place of missing ones, and without a missing logo. */
export function replaceMissing(site: NewSite, { templateIds, logoUrl }: MissingParts): NewSite {
  const complete = mapTemplates(site, (id) => (templateIds.includes(id) ? defaultTemplateId : id));
  if (complete.type === 'LOWCODE' || logoUrl === null) return complete;
  return { ...complete, winkSiteTemplate: { ...complete.winkSiteTemplate, companyLogoUrl: null } };
}

function mapTemplates(site: NewSite, map: (id: string) => string): NewSite {
  if (site.type !== 'LOWCODE') {
    const { winkTemplateId } = site.winkSiteTemplate;
    if (!winkTemplateId) return site;
    return { ...site, winkSiteTemplate: { ...site.winkSiteTemplate, winkTemplateId: map(winkTemplateId) } };
  }
  const scenes = site.winkSiteTemplate.scenes.map((scene) => ({
    ...scene,
    screens: scene.screens.map((screen) => {
      const { module } = screen;
      if (module.type !== 'WinkWidgetModule' || !module.props.winkTemplateId) return screen;
      const winkTemplateId = map(module.props.winkTemplateId);
      return { ...screen, module: { ...module, props: { ...module.props, winkTemplateId } } };
    }),
  }));
  return { ...site, winkSiteTemplate: { ...site.winkSiteTemplate, scenes } };
}
