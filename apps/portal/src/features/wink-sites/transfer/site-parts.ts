import type { NewSite } from '@smile/contract/wink-sites';
import { defaultTemplateId } from '@smile/contract/wink-templates';

/** Parts that the site needs but the destination lacks. */
export interface MissingParts {
  templateIds: string[];
  pictures: SitePicture[];
}

export interface SitePicture {
  url: string;
  /** Screen with the picture; null for the site's logo. */
  screenName: string | null;
}

/** The site's own widget templates, in screen order. */
export function listTemplateIds(site: NewSite): string[] {
  const ids = new Set<string>();
  mapTemplates(site, (id) => {
    ids.add(id);
    return id;
  });
  ids.delete(defaultTemplateId);
  return [...ids];
}

/** The logo of a v2 site, or the ending pictures of a v3 site. */
export function picturesOf(site: NewSite): SitePicture[] {
  const pictures: SitePicture[] = [];
  mapPictures(site, (url, screenName) => {
    pictures.push({ url, screenName });
    return url;
  });
  return pictures;
}

/** Replaces missing templates by the built-in one and removes missing pictures. */
export function replaceMissing(site: NewSite, { templateIds, pictures }: MissingParts): NewSite {
  const complete = mapTemplates(site, (id) => (templateIds.includes(id) ? defaultTemplateId : id));
  return mapPictures(complete, (url) => (pictures.some((missing) => missing.url === url) ? null : url));
}

function mapPictures(site: NewSite, map: (url: string, screenName: string | null) => string | null): NewSite {
  if (site.type !== 'LOWCODE') {
    const { companyLogoUrl } = site.winkSiteTemplate;
    if (companyLogoUrl === null) return site;
    return { ...site, winkSiteTemplate: { ...site.winkSiteTemplate, companyLogoUrl: map(companyLogoUrl, null) } };
  }
  return mapScreens(site, (screen) => {
    const { module, props } = screen;
    if (module.type !== 'EndingModule' || module.props.imageUrl === null) return screen;
    const imageUrl = map(module.props.imageUrl, props.screenName);
    return { ...screen, module: { ...module, props: { ...module.props, imageUrl } } };
  });
}

function mapTemplates(site: NewSite, map: (id: string) => string): NewSite {
  if (site.type !== 'LOWCODE') {
    const { winkTemplateId } = site.winkSiteTemplate;
    if (!winkTemplateId) return site;
    return { ...site, winkSiteTemplate: { ...site.winkSiteTemplate, winkTemplateId: map(winkTemplateId) } };
  }
  return mapScreens(site, (screen) => {
    const { module } = screen;
    if (module.type !== 'WinkWidgetModule' || !module.props.winkTemplateId) return screen;
    const winkTemplateId = map(module.props.winkTemplateId);
    return { ...screen, module: { ...module, props: { ...module.props, winkTemplateId } } };
  });
}

type BuilderSite = Extract<NewSite, { type: 'LOWCODE' }>;
type Screen = BuilderSite['winkSiteTemplate']['scenes'][number]['screens'][number];

function mapScreens(site: BuilderSite, map: (screen: Screen) => Screen): NewSite {
  const scenes = site.winkSiteTemplate.scenes.map((scene) => ({ ...scene, screens: scene.screens.map(map) }));
  return { ...site, winkSiteTemplate: { ...site.winkSiteTemplate, scenes } };
}
