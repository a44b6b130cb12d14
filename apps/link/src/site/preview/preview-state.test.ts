import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { expect, it } from 'vitest';
import { currentScreen } from '../visit.ts';
import { type PreviewState, takeMessage } from './preview-state.ts';
import { exitOf, previewedVisit } from './previewed-visit.ts';

const texts = { headerText: 'Header', bodyText: 'Body', continueButtonName: '' };

function loadOf(site: object): SitePreviewMessage {
  const base = { type: 'load', revision: 4, mode: 'SANDBOX', tenantName: 'Tenant Inc.', tenantLogoUrl: null };
  return { ...base, site, templates: [], providers: [], fileTypes: [] } as unknown as SitePreviewMessage;
}

const drawn = loadOf({
  type: 'DEFAULT',
  name: 'Loans',
  winkSiteTemplate: {
    winkTemplateId: null,
    companyLogoUrl: null,
    redirectBackUrl: '',
    redirectBackUrlOnFailure: '',
    landingPageConfig: { enabled: true, ...texts },
    providerPageConfig: {},
    resultPageConfig: { enabled: true, enableQrCode: true, successPage: texts, failurePage: texts },
  },
});
const built = loadOf({
  type: 'LOWCODE',
  name: 'Onboarding',
  winkSiteTemplate: {
    scenes: [
      {
        screens: [
          {
            reference: 'Screen_about',
            props: { screenName: 'About you' },
            module: { reference: 'FormModule_1', type: 'FormModule', props: { components: [] } },
          },
        ],
      },
    ],
  },
});

const take = (...messages: SitePreviewMessage[]) =>
  messages.reduce<PreviewState | null | 'resync'>(
    (state, message) => (state === 'resync' ? state : takeMessage(state, message)),
    null,
  );
const visitOf = (...messages: SitePreviewMessage[]) => previewedVisit(take(...messages) as PreviewState);

it('shows the requested page of a drawn site', () => {
  const show = (screen: string) => visitOf(drawn, { type: 'show', screen });
  expect(currentScreen(show('landing'))?.type).toBe('landing');
  expect(currentScreen(show('widget'))?.type).toBe('widget');
  expect(show('success').stage).toMatchObject({ name: 'result', end: { status: 'SUCCESS' } });
  expect(show('failure').stage).toMatchObject({ name: 'result', end: { status: 'FAILURE' } });
});

it('follows each operation, and asks for everything again when one is missing or does not fit', () => {
  const op = { type: 'setSite', key: 'name', value: 'Other' };
  expect(take(built, { type: 'apply', revision: 5, op })).toMatchObject({ revision: 5, flow: { name: 'Other' } });
  expect(take(built, { type: 'apply', revision: 6, op })).toBe('resync');
  expect(take(built, { type: 'apply', revision: 5, op: { type: 'removeScreen', screenId: 'none' } })).toBe('resync');
  expect(take(built, { type: 'apply', revision: 5, op: null })).toBe('resync');
  expect(take({ type: 'show', screen: 'landing' })).toBe('resync');
});

it('stays unchanged when the message contains no site', () => {
  const broken = loadOf({ type: 'LOWCODE', name: 'x', winkSiteTemplate: { scenes: [{ screens: [{}] }] } });
  expect(take(built, broken)).toMatchObject({ flow: { name: 'Onboarding' } });
  expect(take(broken)).toBeNull();
});

it('starts a new visit with each walk, and continues it when the site is loaded again', () => {
  const walk = (on: boolean): SitePreviewMessage => ({ type: 'walk', on, answers: {}, params: {}, linked: {} });
  const first = take(built, walk(true)) as PreviewState;
  const second = take(built, walk(true), walk(false), walk(true)) as PreviewState;
  expect(second.walks).not.toBe(first.walks);
  expect(take(built, walk(true), built)).toMatchObject({ walk: walk(true), walks: first.walks });
});

it('reaches a screen by a path that leads to it, whatever the order of the screens, and knows its exit', () => {
  const screen = (name: string, target?: string) => ({
    reference: `Screen_${name}`,
    props: { screenName: name, routers: target === undefined ? [] : [{ target, conditions: [] }] },
    module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components: [] } },
  });
  const screens = [
    screen('first', 'Screen_second'),
    screen('last', 'https://example.com/?from={{Query.campaign}}'),
    screen('lost'),
    screen('second', 'Screen_last'),
  ];
  const additionalConfig = { urlParams: [{ key: 'campaign', value: 'a b' }] };
  const site = loadOf({ type: 'LOWCODE', name: 'Ways', winkSiteTemplate: { scenes: [{ screens }], additionalConfig } });
  const show = (name: string) => visitOf(site, { type: 'show', screen: `Screen_${name}` });
  expect(show('second').path).toEqual(['Screen_first', 'Screen_second']);
  expect(show('last').path).toEqual(['Screen_first', 'Screen_second', 'Screen_last']);
  expect(show('lost').path).toEqual(['Screen_lost']);
  expect([exitOf(show('last')), exitOf(show('lost'))]).toEqual(['https://example.com/?from=a%20b', null]);
});

it('shows an ending without an end while it is edited, and as the server would end it while it is walked', () => {
  const ending = {
    reference: 'Screen_no',
    props: { screenName: 'No' },
    module: {
      reference: 'EndingModule_no',
      type: 'EndingModule',
      props: { outcome: 'DECLINED', redirectUrl: 'https://bank.example/no?c={{Query.campaign}}' },
    },
  };
  const form = {
    reference: 'Screen_first',
    props: { screenName: 'First', routers: [{ target: 'Screen_no', conditions: [] }] },
    module: { reference: 'FormModule_first', type: 'FormModule', props: { components: [] } },
  };
  const additionalConfig = { urlParams: [{ key: 'campaign', value: 'web' }] };
  const winkSiteTemplate = { scenes: [{ screens: [form, ending] }], additionalConfig };
  const site = loadOf({ type: 'LOWCODE', name: 'Loans', winkSiteTemplate });
  const show: SitePreviewMessage = { type: 'show', screen: 'Screen_no' };
  const walk: SitePreviewMessage = { type: 'walk', on: true, answers: {}, params: { campaign: 'a b' }, linked: {} };
  expect(visitOf(site, show)).toMatchObject({ stage: { name: 'screen' }, path: ['Screen_first', 'Screen_no'] });
  expect(visitOf(site, show, walk).stage).toMatchObject({
    name: 'result',
    end: { status: 'FAILURE', ending: 'EndingModule_no', exitUrl: 'https://bank.example/no?c=a%20b' },
  });
});
