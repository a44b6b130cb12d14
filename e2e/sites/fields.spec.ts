import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
const input = (label: string, name: string, props: object) => ({
  reference: `Input_${name}`,
  itemType: 'Input',
  props: { label, name, required: true, ...props },
});
const template = {
  scenes: [
    {
      reference: 'Scene_main',
      props: {},
      screens: [
        {
          reference: 'Screen_pay',
          props: { screenName: 'Pay', nextButtonName: '', routers: [] },
          module: {
            reference: 'FormModule_pay',
            type: 'FormModule',
            props: {
              components: [
                input('Monthly pay', 'monthlyPay', { rules: [{ format: 'NUMBER', min: -100 }] }),
                { ...input('Employed', 'employed', {}), reference: 'DateRangePicker_1', itemType: 'DateRangePicker' },
              ],
            },
          },
        },
      ],
    },
  ],
  additionalConfig: { themeColor: '#167e1c', urlParams: [], languages: ['en', 'fil', 'de', 'ar', 'ja'] },
};

async function createSite(request: APIRequestContext) {
  const login = await request.post('/developer/v1/developerTokens', { data: credentials });
  const headers = { authorization: `Bearer ${(await login.json()).data.developerToken.token}` };
  const data = { name: 'Typed numbers', type: 'LOWCODE', winkSiteTemplate: template };
  const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers, data });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
  const site: { id: string; url: string } = (await answer.json()).data;
  return { site, headers };
}

async function readForms(request: APIRequestContext, id: string, headers: Record<string, string>) {
  const sessions = await request.get(`/developer/v1/winkSiteSessions?mode=SANDBOX&winkSiteId=${id}`, { headers });
  const [session] = (await sessions.json()).data.items;
  if (!session) return [];
  const forms = await request.get(`/developer/v1/winkSiteSessions/${session.id}/forms?mode=SANDBOX`, { headers });
  return (await forms.json()).data;
}

async function readStyle(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true }).evaluate((field) => {
    const { fontSize, color } = getComputedStyle(field);
    return { fontSize, color };
  });
}

test('explains numbers that can be read in two ways, and takes those with separators', async ({ page, request }) => {
  const { site, headers } = await createSite(request);
  await page.goto(site.url);
  const pay = page.getByLabel('Monthly pay');
  const hint = page.getByText('For example 25000 or 25,000.50');
  for (const text of ['1.000,50', '25.000', 'abc', '1,00']) {
    await pay.fill(text);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(hint).toBeVisible();
  }
  for (const text of ['25,000', '₱1,000', '25 000', '-5']) {
    await pay.fill(text);
    await expect(hint).toBeHidden();
  }
  await pay.fill('₱ 25,000.50');
  await page.getByRole('textbox', { name: 'From' }).fill('2026-01-31');
  await page.getByRole('textbox', { name: 'To' }).fill('2026-02-28');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  expect(await readForms(request, site.id, headers)).toMatchObject([{ data: { monthlyPay: 25000.5 } }]);
});

const notations = [
  { locale: 'en-PH', refused: '1.000,50', example: 'For example 25000 or 25,000.50', accepted: '1,000.50 PHP' },
  { locale: 'fil-PH', refused: '1.000,50', example: 'Halimbawa 25000 o 25,000.50', accepted: ' ₱ 1,000.50 ' },
  { locale: 'de-DE', refused: '25,000', example: 'For example 25000 or 25.000,50', accepted: '1.000,50 €' },
  { locale: 'ar-EG', refused: 'ألف', example: 'For example 25000 or 25,000.50', accepted: '١٬٠٠٠٫٥٠' },
  { locale: 'ja-JP', refused: '千', example: 'For example 25000 or 25,000.50', accepted: '１，０００．５０円' },
];

for (const { locale, refused, example, accepted } of notations)
  test(`reads amounts in the notation of ${locale} and names it`, async ({ browser, request }) => {
    const { site, headers } = await createSite(request);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale });
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.split('-')[0]!);
    const pay = page.getByLabel('Monthly pay');
    const dates = page.locator('input[type=date]');
    await pay.fill(refused);
    await dates.first().fill('2026-01-31');
    await dates.last().fill('2026-02-28');
    const next = page.getByRole('main').getByRole('button').last();
    await next.click();
    await expect(page.getByText(example)).toBeVisible();
    await expect(pay).toBeFocused();
    await pay.fill(accepted);
    await next.click();
    await expect(pay).toBeHidden();
    await expect.poll(() => readForms(request, site.id, headers)).toMatchObject([{ data: { monthlyPay: 1000.5 } }]);
    await context.close();
  });

for (const width of [320, 390, 1280])
  test(`draws dates like other fields at ${width} pixels in both themes`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto((await createSite(request)).site.url);
    await page.getByLabel('Monthly pay').fill('1.000,50');
    await page.getByRole('textbox', { name: 'From' }).fill('2026-01-31');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const label of ['From', 'To'])
        expect(await readStyle(page, label)).toEqual(await readStyle(page, 'Monthly pay'));
      const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isWide)).toBe(false);
    }
  });
