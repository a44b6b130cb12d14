import { expect, test } from 'vitest';
import { rebaseTemplate } from './rebase-v2.ts';

const pages = (texts: object) => ({
  companyLogoUrl: null,
  landingPageConfig: { enabled: true, headerText: '', bodyText: '', ...texts },
});

test('keeps the changes of both sides', () => {
  const { template, clashes } = rebaseTemplate(pages({}), pages({ headerText: 'H' }), pages({ bodyText: 'B' }));
  expect([template, clashes]).toEqual([pages({ headerText: 'H', bodyText: 'B' }), []]);
});

test('prefers mine when both sides changed a value, and names the conflict', () => {
  const { template, clashes } = rebaseTemplate(pages({}), pages({ bodyText: 'T' }), pages({ bodyText: 'M' }));
  expect(template).toEqual(pages({ bodyText: 'M' }));
  expect(clashes).toEqual([{ path: 'landingPageConfig.bodyText', theirs: 'T', mine: 'M' }]);
  expect(rebaseTemplate(pages({}), pages({ bodyText: 'S' }), pages({ bodyText: 'S' })).clashes).toEqual([]);
});
