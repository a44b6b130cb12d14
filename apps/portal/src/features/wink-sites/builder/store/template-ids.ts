import type { SiteDocument } from '@smile/site-model/document';
import { screensOf } from '@smile/site-model/parts';

/** The widget templates that a document names. */
export function templateIdsOf(document: SiteDocument): string[] {
  const ids = screensOf(document).flatMap(({ module }) =>
    module.type === 'WinkWidgetModule' && module.props.winkTemplateId ? [module.props.winkTemplateId] : [],
  );
  return [...new Set(ids)];
}
