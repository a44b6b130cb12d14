import { previewPages, type SitePreviewMessage } from '@smile/contract/site-preview';
import type { SiteTemplateV2 } from '@smile/contract/site-template-v2';
import type { SiteVersionDetails } from '@smile/contract/wink-sites';
import { diffDocuments } from '@smile/site-model/diff';
import { diffTemplates } from '@smile/site-model/diff-v2';
import type { ComponentId, SiteDocument } from '@smile/site-model/document';
import { toWire } from '@smile/site-model/wire/to-wire';
import { documentOf } from '../store/site-pages.ts';
import { templateIdsOf } from '../store/template-ids.ts';

/** A site as the preview page receives it. */
export type ShownSite = Extract<SitePreviewMessage, { type: 'load' }>['site'];

/** A version with everything needed to show its screens. */
interface ComparedVersion {
  name: string;
  site: ShownSite;
  templateIds: string[];
  screens: readonly string[];
}

/** Changes on one screen, or of the site itself. */
export interface ChangedPart {
  screen: string | null;
  title: string;
  sentences: string[];
  changedIds: ComponentId[];
}

/** Two versions of a site, and their differences. */
export interface Comparison {
  before: ComparedVersion;
  after: ComparedVersion;
  parts: ChangedPart[];
}

/** @throws Error for pages that the builder cannot read */
export function compareVersions(before: SiteVersionDetails, after: SiteVersionDetails): Comparison {
  if (before.type === 'DEFAULT' && after.type === 'DEFAULT') return compareDrawn(before, after);
  const [left, right] = [before, after].map(({ winkSiteTemplate }) => documentOf('', winkSiteTemplate));
  return {
    before: describeBuilt(before.version, left!),
    after: describeBuilt(after.version, right!),
    parts: diffDocuments(left!, right!).map(({ screenId, title, sentences, componentIds }) => ({
      screen: screenId,
      title: screenId === null ? title : `Screen ${title}`,
      sentences,
      changedIds: componentIds,
    })),
  };
}

function describeBuilt(version: number, document: SiteDocument): ComparedVersion {
  return {
    name: `Version ${version}`,
    site: { type: 'LOWCODE', name: document.name, winkSiteTemplate: toWire(document) },
    templateIds: templateIdsOf(document),
    screens: document.screenIds,
  };
}

type DrawnVersion = Extract<SiteVersionDetails, { type: 'DEFAULT' }>;

function compareDrawn(before: DrawnVersion, after: DrawnVersion): Comparison {
  return {
    before: describeDrawn(before),
    after: describeDrawn(after),
    parts: diffTemplates(before.winkSiteTemplate, after.winkSiteTemplate).map(({ page, title, sentences }) => ({
      screen: page,
      title,
      sentences,
      changedIds: [],
    })),
  };
}

function describeDrawn({ version, winkSiteTemplate }: DrawnVersion): ComparedVersion {
  const { winkTemplateId } = winkSiteTemplate;
  return {
    name: `Version ${version}`,
    site: { type: 'DEFAULT', name: '', winkSiteTemplate: withAllPages(winkSiteTemplate) },
    templateIds: winkTemplateId ? [winkTemplateId] : [],
    screens: previewPages,
  };
}

/** Includes disabled pages, because their content is compared too. */
function withAllPages(template: SiteTemplateV2): SiteTemplateV2 {
  return {
    ...template,
    landingPageConfig: { ...template.landingPageConfig, enabled: true },
    resultPageConfig: { ...template.resultPageConfig, enabled: true },
  };
}
