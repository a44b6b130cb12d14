import { expect, test } from 'vitest';
import { type ComparedTemplate, diffTemplates } from './diff-v2.ts';

const texts = (headerText: string) => ({ headerText, bodyText: '', continueButtonName: 'GO' });
const before: ComparedTemplate = {
  winkTemplateId: 'wtpl-1',
  winkTemplateName: 'Loans',
  companyLogoUrl: null,
  redirectBackUrl: '',
  redirectBackUrlOnFailure: '',
  landingPageConfig: { enabled: true, ...texts('Share') },
  resultPageConfig: { enabled: true, enableQrCode: true, successPage: texts('Thanks'), failurePage: texts('Sorry') },
};

const sentencesTo = (after: Partial<ComparedTemplate>) =>
  diffTemplates(before, { ...before, ...after }).map(({ page, title, sentences }) => [page, title, sentences]);

test('finds no differences between equal pages', () => {
  expect(sentencesTo({})).toEqual([]);
});

test('describes changed values with the old ones, page by page', () => {
  expect(
    sentencesTo({
      redirectBackUrl: 'https://example.com/done',
      companyLogoUrl: 'https://link.example/img-1.png',
      winkTemplateId: 'wtpl-2',
      winkTemplateName: 'Cards',
      landingPageConfig: { ...before.landingPageConfig, enabled: false, headerText: 'Share your records' },
      resultPageConfig: { ...before.resultPageConfig, enableQrCode: false, failurePage: texts('') },
    }),
  ).toEqual([
    [
      null,
      'General Settings',
      ['Success exit link: none → "https://example.com/done"', 'Wink Widget template: "Loans" → "Cards"', 'Logo added'],
    ],
    ['landing', 'Landing Page', ['Enable Landing: yes → no', 'Header text: "Share" → "Share your records"']],
    [null, 'Result Page', ['Enable QR Code: yes → no']],
    ['failure', 'Result Page, Failed', ['Header text: "Sorry" → none']],
  ]);
});

test('distinguishes two templates of the same name', () => {
  expect(sentencesTo({ winkTemplateId: 'wtpl-2' })).toEqual([
    [null, 'General Settings', ['Wink Widget template: "wtpl-1" → "wtpl-2"']],
  ]);
});
