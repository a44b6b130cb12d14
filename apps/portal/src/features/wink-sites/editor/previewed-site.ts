import type { PreviewPage } from '@smile/contract/site-preview';
import type { SiteTemplateV2, SiteTemplateV2Input } from '@smile/contract/site-template-v2';

/** Page shown in the preview: a tab of the editor, or one of the two result pages. */
export type PreviewedPage = 'general' | 'landing' | 'success' | 'failure';

/** The edited page is shown even if it is disabled. */
export function previewedTemplate(page: PreviewedPage, template: SiteTemplateV2Input): SiteTemplateV2 {
  const { landingPageConfig, resultPageConfig } = template;
  return {
    ...template,
    winkTemplateName: null,
    landingPageConfig: { ...landingPageConfig, enabled: landingPageConfig.enabled || page === 'landing' },
    resultPageConfig: { ...resultPageConfig, enabled: true },
  };
}

/** Screen to preview for a settings page; the general page shows the start of a visit. */
export function screenOf(page: PreviewedPage, { landingPageConfig }: SiteTemplateV2Input): PreviewPage {
  if (page !== 'general') return page;
  return landingPageConfig.enabled ? 'landing' : 'widget';
}

/** Note shown instead of a disabled page. */
export function findPreviewNote(page: PreviewedPage, template: SiteTemplateV2Input): string | null {
  if (page === 'landing' && !template.landingPageConfig.enabled)
    return 'Landing is off: visitors come straight to the widget.';
  if ((page === 'success' || page === 'failure') && !template.resultPageConfig.enabled)
    return 'Result is off: visitors do not see this page.';
  return null;
}
