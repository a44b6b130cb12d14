import { expect, test } from 'vitest';
import { compileV2, type SiteTemplateV2 } from './compile-v2.ts';

const template: SiteTemplateV2 = {
  winkTemplateId: 'wtpl-1',
  companyLogoUrl: 'https://example.com/logo.png',
  redirectBackUrl: 'https://example.com/done',
  redirectBackUrlOnFailure: '',
  landingPageConfig: { enabled: true, headerText: ' Share ', bodyText: '**Hi**', continueButtonName: ' ' },
  resultPageConfig: {
    enabled: true,
    enableQrCode: true,
    successPage: { headerText: 'Thank you!', bodyText: ' Done. ', continueButtonName: '' },
    failurePage: { headerText: 'Sorry', bodyText: '', continueButtonName: '' },
  },
};

test('leads from the landing page to the widget, and from there to a result page', () => {
  const flow = compileV2('Loans', template);
  expect(flow.screens.map(({ type, next, longestWay }) => [type, next, longestWay])).toEqual([
    ['landing', [{ type: 'ROUTE_SCREEN', target: 'Screen_widget', tests: [] }], 2],
    ['widget', [], 1],
  ]);
  expect(flow.screens[0]).toMatchObject({
    header: ['Share'],
    introduction: [{ type: 'paragraph', children: [{ type: 'strong' }] }],
    launchButtonText: 'GET STARTED',
  });
  expect(flow.endings).toEqual({
    success: {
      page: { header: 'Thank you!', body: 'Done.', buttonText: 'CONTINUE', hasQrCode: true },
      exitUrl: 'https://example.com/done',
    },
    failure: { page: { header: 'Sorry', body: '', buttonText: 'CONNECT', hasQrCode: false }, exitUrl: null },
  });
  expect([flow.themeColor, flow.companyLogoUrl]).toEqual([null, 'https://example.com/logo.png']);
});

test('starts with the widget without a landing page, and leaves for the address without a result page', () => {
  const flow = compileV2('Loans', {
    ...template,
    redirectBackUrlOnFailure: 'javascript:alert(1)',
    landingPageConfig: { ...template.landingPageConfig, enabled: false },
    resultPageConfig: { ...template.resultPageConfig, enabled: false },
  });
  expect(flow.screens.map(({ id }) => id)).toEqual(['Screen_widget']);
  expect(flow.endings).toEqual({
    success: { page: null, exitUrl: 'https://example.com/done' },
    failure: { page: null, exitUrl: null },
  });
});
