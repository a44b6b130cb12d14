import type { SiteFlow } from '@smile/site-model/flow';
import { flowInput, flowOf, formScreen } from '@smile/site-model/testing/flows';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTranslation, translate } from '../../languages/translate.ts';
import { startVisit } from '../visit.ts';
import { LanguageFrame, openInLanguage, translateVisit } from './site-languages.tsx';

afterEach(() => {
  setTranslation(null);
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = '';
  vi.restoreAllMocks();
});

function twoLanguages(): SiteFlow {
  const input = flowInput({ id: 'Input_1', label: ['Full name'], requiredMessage: 'Tell us', isRequired: true });
  return {
    ...flowOf([formScreen('Screen_1', [input])]),
    languages: ['en', 'fil', 'ar'],
    translations: { fil: { Input_1: { label: ['Buong pangalan'], requiredMessage: 'Sabihin' } }, ar: {} },
  };
}

async function open(flow: SiteFlow, ...wanted: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  const site = await openInLanguage({ flow: flow as unknown as Record<string, unknown> }, 'ws-1');
  return site.flow as unknown as SiteFlow;
}

const labelOf = ({ screens }: SiteFlow) =>
  screens[0]?.type === 'form' && 'label' in screens[0].components[0]! && screens[0].components[0].label[0];

it.each([
  [['tl-PH', 'en'], 'fil', 'Buong pangalan', 'Subukang muli'],
  [['de', 'fil-PH'], 'fil', 'Buong pangalan', 'Subukang muli'],
  [['en-GB', 'fil'], 'en', 'Full name', 'Try again'],
  [['xx', '', 'constructor'], 'en', 'Full name', 'Try again'],
  [['ar-EG'], 'ar', 'Full name', 'Try again'],
])('opens in a language that the browser asks for: %j', async (wanted, language, label, builtIn) => {
  const flow = await open(twoLanguages(), ...wanted);
  expect([document.documentElement.lang, labelOf(flow), translate('Try again')]).toEqual([language, label, builtIn]);
  expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

it.each([
  ['#invite=iv-1.secret&language=fil', 'fil'],
  ['#language=FIL', 'fil'],
  ['#language=de', 'ar'],
  ['#language=%22%3E%3Cb%3E', 'ar'],
  ['#language=__proto__', 'ar'],
  ['#invite=iv-1.secret', 'ar'],
])('opens in the language of the link %s before the browser’s', async (hash, language) => {
  location.hash = hash;
  await open(twoLanguages(), 'ar');
  expect(document.documentElement.lang).toBe(language);
  localStorage.setItem('smile.language.ws-1', 'en');
  await open(twoLanguages(), 'ar');
  expect(document.documentElement.lang).toBe('en');
  location.hash = '';
});

it('switches the visit with its errors and remembers the choice on this phone', async () => {
  const flow = await open(twoLanguages(), 'en');
  const visit = { ...startVisit(flow, {}), errors: { Input_1: 'Tell us', Input_gone: 'Other' } };
  const draw = () => <p>{translate('Try again')}</p>;
  render(<LanguageFrame flow={flow} draw={draw} />);
  const choice = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(choice, 'Filipino');
  expect(await screen.findByText('Subukang muli')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Wika' })).toHaveValue('fil');
  const shown = translateVisit(visit);
  expect(shown.errors).toEqual({ Input_1: 'Sabihin', Input_gone: 'Other' });
  expect(labelOf(shown.flow)).toBe('Buong pangalan');
  expect(translateVisit(visit)).toBe(shown);
  expect(labelOf(await open(twoLanguages(), 'en'))).toBe('Buong pangalan');
});

it('falls back when the chosen language was removed, and offers no choice of one', async () => {
  localStorage.setItem('smile.language.ws-1', 'fil');
  const flow = await open({ ...twoLanguages(), languages: ['en'], translations: {} }, 'fil');
  expect([document.documentElement.lang, labelOf(flow)]).toEqual(['en', 'Full name']);
  render(<LanguageFrame flow={flow} draw={() => <p>Page</p>} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText('Page')).toBeInTheDocument();
});
