import { expect, test } from 'vitest';
import { rebaseTemplate } from './rebase-v2.ts';

const pages = (texts: object) => ({
  companyLogoUrl: null,
  landingPageConfig: { enabled: true, headerText: '', bodyText: '', ...texts },
});

test('keeps what each side changed', () => {
  const { template, clashes } = rebaseTemplate(pages({}), pages({ headerText: 'H' }), pages({ bodyText: 'B' }));
  expect([template, clashes]).toEqual([pages({ headerText: 'H', bodyText: 'B' }), []]);
});

test('takes mine where both sides changed a value, and names it', () => {
  const { template, clashes } = rebaseTemplate(pages({}), pages({ bodyText: 'T' }), pages({ bodyText: 'M' }));
  expect(template).toEqual(pages({ bodyText: 'M' }));
  expect(clashes).toEqual([{ path: 'landingPageConfig.bodyText', theirs: 'T', mine: 'M' }]);
  expect(rebaseTemplate(pages({}), pages({ bodyText: 'S' }), pages({ bodyText: 'S' })).clashes).toEqual([]);
});
