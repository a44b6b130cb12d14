import type { Ending, EndingPage, FlowScreen, SiteFlow } from './flow.ts';
import { parseMarkdown } from './markdown.ts';

interface ResultTexts {
  headerText: string;
  bodyText: string;
  continueButtonName: string;
}

/** Properties of a site with fixed pages that the compiler uses. */
export interface SiteTemplateV2 {
  winkTemplateId: string | null;
  companyLogoUrl: string | null;
  redirectBackUrl: string;
  redirectBackUrlOnFailure: string;
  landingPageConfig: { enabled: boolean } & ResultTexts;
  resultPageConfig: { enabled: boolean; enableQrCode: boolean; successPage: ResultTexts; failurePage: ResultTexts };
}

/**
 * Landing page (unless disabled), widget, and the two endings, which have a page unless the result page is disabled.
 */
export function compileV2(name: string, template: SiteTemplateV2): SiteFlow {
  const { landingPageConfig: landing, resultPageConfig: result } = template;
  const widget = widgetScreen(template.winkTemplateId);
  return {
    kind: 'DEFAULT',
    name,
    themeColor: null,
    urlParams: [],
    companyLogoUrl: template.companyLogoUrl,
    screens: landing.enabled ? [landingScreen(landing, widget), widget] : [widget],
    endings: {
      success: ending(
        result,
        resultPage(result.successPage, 'CONTINUE', result.enableQrCode),
        template.redirectBackUrl,
      ),
      failure: ending(result, resultPage(result.failurePage, 'CONNECT', false), template.redirectBackUrlOnFailure),
    },
  };
}

function landingScreen(texts: ResultTexts, widget: FlowScreen): FlowScreen {
  return {
    type: 'landing',
    id: 'Screen_landing',
    moduleId: 'LandingPageModule_1',
    name: 'Landing Page',
    nextButtonName: '',
    next: [{ type: 'ROUTE_SCREEN', target: widget.id, tests: [] }],
    longestWay: 2,
    header: [texts.headerText.trim()],
    introduction: parseMarkdown(texts.bodyText.trim(), null),
    launchButtonText: texts.continueButtonName.trim() || 'GET STARTED',
  };
}

function widgetScreen(winkTemplateId: string | null): FlowScreen {
  return {
    type: 'widget',
    id: 'Screen_widget',
    moduleId: 'WinkWidgetModule_1',
    name: 'Wink Widget',
    nextButtonName: '',
    next: [],
    longestWay: 1,
    winkTemplateId,
    isSkippable: false,
  };
}

function ending(result: { enabled: boolean }, page: EndingPage, exitUrl: string): Ending {
  return { page: result.enabled ? page : null, exitUrl: /^https:\/\/[^\s/]/i.test(exitUrl) ? exitUrl : null };
}

function resultPage(texts: ResultTexts, usualButton: string, hasQrCode: boolean): EndingPage {
  return {
    header: texts.headerText.trim(),
    body: texts.bodyText.trim(),
    buttonText: texts.continueButtonName.trim() || usualButton,
    hasQrCode,
  };
}
