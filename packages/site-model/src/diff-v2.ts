import { plainInWords } from './compare/in-words.ts';

interface ResultTexts {
  headerText: string;
  bodyText: string;
  continueButtonName: string;
}

/** Properties of a site with fixed pages that are compared. */
export interface ComparedTemplate {
  winkTemplateId: string | null;
  winkTemplateName: string | null;
  companyLogoUrl: string | null;
  redirectBackUrl: string;
  redirectBackUrlOnFailure: string;
  landingPageConfig: { enabled: boolean } & ResultTexts;
  resultPageConfig: { enabled: boolean; enableQrCode: boolean; successPage: ResultTexts; failurePage: ResultTexts };
}

/** Changes on one page; the page is null for changes of the site itself. */
export interface PageDiff {
  page: 'landing' | 'success' | 'failure' | null;
  title: string;
  sentences: string[];
}

/** Lists the changes between two versions of a site with fixed pages, in editor order. */
export function diffTemplates(before: ComparedTemplate, after: ComparedTemplate): PageDiff[] {
  const [was, is] = [before.resultPageConfig, after.resultPageConfig];
  const sections: PageDiff[] = [
    { page: null, title: 'General Settings', sentences: diffSettings(before, after) },
    {
      page: 'landing',
      title: 'Landing Page',
      sentences: diffTexts(before.landingPageConfig, after.landingPageConfig, {
        enabled: 'Enable Landing',
        headerText: 'Header text',
        bodyText: 'Introduction text',
        continueButtonName: 'Launch Widget button text',
      }),
    },
    {
      page: null,
      title: 'Result Page',
      sentences: diffTexts(was, is, { enabled: 'Enable Result', enableQrCode: 'Enable QR Code' }),
    },
    { page: 'success', title: 'Result Page, Successful', sentences: diffResult(was.successPage, is.successPage) },
    { page: 'failure', title: 'Result Page, Failed', sentences: diffResult(was.failurePage, is.failurePage) },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

function diffSettings(before: ComparedTemplate, after: ComparedTemplate): string[] {
  return [
    ...diffTexts(before, after, {
      redirectBackUrl: 'Success exit link',
      redirectBackUrlOnFailure: 'Failure exit link',
    }),
    ...diffTemplate(before, after),
    ...(before.companyLogoUrl === after.companyLogoUrl ? [] : [describeLogo(before, after)]),
  ];
}

/** Shows templates by name, or by id if both have the same name. */
function diffTemplate(before: ComparedTemplate, after: ComparedTemplate): string[] {
  if (before.winkTemplateId === after.winkTemplateId) return [];
  const key = before.winkTemplateName === after.winkTemplateName ? 'winkTemplateId' : 'winkTemplateName';
  return [sentence('Wink Widget template', before[key], after[key])];
}

function describeLogo(before: ComparedTemplate, after: ComparedTemplate): string {
  if (before.companyLogoUrl === null) return 'Logo added';
  return after.companyLogoUrl === null ? 'Logo removed' : 'Another logo';
}

function diffResult(before: ResultTexts, after: ResultTexts): string[] {
  const titles = { headerText: 'Header text', bodyText: 'Message', continueButtonName: 'Exit button text' };
  return diffTexts(before, after, titles);
}

function diffTexts<Values extends object>(
  before: Values,
  after: Values,
  titles: Partial<Record<keyof Values, string>>,
): string[] {
  const keys = Object.keys(titles) as (keyof Values)[];
  return keys.flatMap((key) => (before[key] === after[key] ? [] : [sentence(titles[key]!, before[key], after[key])]));
}

function sentence(title: string, before: unknown, after: unknown): string {
  return `${title}: ${plainInWords(before)} → ${plainInWords(after)}`;
}
