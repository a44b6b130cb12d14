import { compileV2 } from '@smile/site-model/compile-v2';
import { afterEach, expect, it, vi } from 'vitest';
import { setTranslation, translate } from '../../languages/translate.ts';
import { openSite } from '../read-page.ts';

afterEach(() => {
  setTranslation(null);
  document.documentElement.lang = 'en';
  location.hash = '';
  vi.restoreAllMocks();
});

const texts = { headerText: '', bodyText: '', continueButtonName: '' };
const landing = {
  enabled: true,
  headerText: 'Share your records with ABC (PH)',
  bodyText:
    'ABC (PH) would like to see your employment and income records. It takes about two minutes.\n\nLoans **monthly**.',
  continueButtonName: '',
};

async function open(language: string, hash = '', headerText = landing.headerText) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  location.hash = hash;
  const flow = compileV2('Cards', {
    winkTemplateId: null,
    companyLogoUrl: null,
    redirectBackUrl: '',
    redirectBackUrlOnFailure: '',
    landingPageConfig: { ...landing, headerText },
    resultPageConfig: { enabled: true, enableQrCode: true, successPage: texts, failurePage: texts },
  });
  const opened = await openSite({ flow: flow as unknown as Record<string, unknown> }, 'ws-1');
  return { flow, opened: opened.flow as unknown as typeof flow };
}

it('opens fixed pages in Filipino, and keeps what the author wrote', async () => {
  const { opened } = await open('fil-PH');
  expect(opened.screens[0]).toMatchObject({
    header: ['Ibahagi ang iyong mga record sa ABC (PH)'],
    introduction: [
      { children: [{ text: [expect.stringMatching(/^Gustong makita ng ABC \(PH\) ang/)] }] },
      { children: [{ text: ['Loans '] }, { type: 'strong' }, { text: ['.'] }] },
    ],
  });
  expect(document.documentElement.lang).toBe('fil');
  expect(translate('Your account is connected. ABC will receive your records shortly.')).toMatch(/^Nakakonekta na/);
});

it('keeps a header that is also one of our words', async () => {
  expect((await open('fil', '', 'Loans')).opened.screens[0]).toMatchObject({ header: ['Loans'] });
});

it.each([
  ['en-US', '', 'en'],
  ['de', '#language=de', 'en'],
  ['en-US', '#invite=iv-1.secret&language=fil', 'fil'],
  ['en-US', '#language=%22%3E%3Cb%3Efil', 'en'],
  ['filipino', '', 'en'],
])('follows the browser %s and the link %j', async (browser, hash, language) => {
  const { flow, opened } = await open(browser, hash);
  expect(document.documentElement.lang).toBe(language);
  if (language === 'en') expect(opened).toBe(flow);
});
