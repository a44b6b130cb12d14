import { expect, type Page, test } from '@playwright/test';
import { linkUrl } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const phoneSize = { width: 320, height: 700 };

async function writeSite(page: Page): Promise<void> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Loan');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('region', { name: 'Components' }).getByRole('button', { name: 'Select', exact: true }).click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill('Are you employed?');
  await properties(page).getByLabel('Required').check();
  await properties(page).getByLabel('Option Label').first().fill('Yes');
}

async function translateSite(page: Page): Promise<void> {
  await properties(page).getByRole('tab', { name: 'Site' }).click();
  const languages = properties(page).getByRole('group', { name: 'Languages' });
  await languages.getByLabel('Add a language').selectOption('fil');
  await languages.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(languages.getByText(/texts are missing/)).toBeVisible();
  await languages.getByRole('button', { name: 'Translate into Filipino' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate into Filipino' });
  await expect(dialog.getByText('Missing').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: test.info().outputPath(`translations-${colorScheme}.png`) });
    await expectAccessible(page);
  }
  await dialog.getByLabel('Label: Are you employed? in Filipino').fill('May trabaho ka ba?');
  await dialog.getByLabel('Option: Yes in Filipino').fill('Oo');
  await dialog.getByLabel('Only missing').check();
  await expect(dialog.getByLabel('Label: Are you employed? in Filipino')).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function saveAndCopyUrl(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const publish = page.getByRole('button', { name: /^(Publish|Save) anyway/ });
  const row = page.getByRole('cell', { name: 'Loan' }).first();
  await expect(publish.or(row)).toBeVisible();
  if (await publish.isVisible()) await publish.click();
  await expect(row).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await page
    .getByRole('button', { name: /^Copy URL/ })
    .first()
    .click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

test('offers a site in two languages, translated in the builder', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'languages');
  await writeSite(page);
  await translateSite(page);
  await page.getByRole('button', { name: /^Checks: / }).click();
  await expect(page.getByText(/texts? (has|have) no Filipino/)).toBeVisible();
  await page.keyboard.press('Escape');
  const url = await saveAndCopyUrl(page);

  const context = await browser.newContext({ viewport: phoneSize, locale: 'fil-PH' });
  const phone = await context.newPage();
  await phone.goto(url);
  const choice = phone.getByRole('combobox', { name: 'Wika' });
  await expect(choice).toHaveValue('fil');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fil');
  await phone.getByRole('button', { name: 'Susunod' }).click();
  await expect(phone.getByText('Kailangang sagutan ito')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await phone.screenshot({ path: test.info().outputPath(`phone-${colorScheme}.png`) });
    await expectAccessible(phone);
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneSize.width);
  await phone.getByLabel('May trabaho ka ba?').selectOption({ label: 'Oo' });

  await choice.focus();
  await phone.keyboard.press('e');
  const inEnglish = phone.getByLabel('Are you employed?');
  await expect(inEnglish.getByRole('option', { name: 'Yes' })).toBeAttached();
  await expect(inEnglish).toHaveValue('Option 1');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await phone.reload();
  await expect(phone.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(inEnglish).toHaveValue('Option 1');
  await phone.getByRole('combobox', { name: 'Language' }).selectOption('fil');
  await phone.getByRole('button', { name: 'Susunod' }).click();
  await expect(phone.getByRole('heading', { name: 'Tapos na' })).toBeVisible();
  await context.close();
});

const ofType = (itemType: string, label: string, name: string, props: object = {}) => ({
  reference: `${itemType}_${name}`,
  itemType,
  props: { label, name, required: true, ...props },
});
const screenOf = (id: string, props: object, components: object[]) => ({
  reference: `Screen_${id}`,
  props: { nextButtonName: '', routers: [], ...props },
  module: { reference: `FormModule_${id}`, type: 'FormModule', props: { components } },
});
const codes = ['en', 'fil', 'ar', 'zh-Hant', 'es-419', 'pt-BR', 'hsb', 'az-Cyrl', 'ckb', 'mni-Beng'];
const inManyLanguages = {
  scenes: [
    {
      reference: 'Scene_main',
      props: {},
      screens: [
        screenOf('pay', { screenName: 'Pay', routers: [{ target: 'Screen_sum', conditions: [] }] }, [
          ofType('DatePicker', 'Start', 'start', {
            translations: { fil: { label: '<b>Simula</b>' }, ar: { label: '\u200fتاريخ البدء\u200f' } },
          }),
          ofType('MoneyInput', 'Amount', 'amount', { currency: 'PHP', rules: [] }),
          ofType('SearchSelect', 'Status', 'status', {
            optionLines: 'Single\tS\nMarried\tM\nWidowed',
            translations: { fil: { optionLines: 'May asawa\tM\nWalang asawa\tS' } },
          }),
        ]),
        screenOf('sum', { screenName: 'Sum' }, [
          {
            reference: 'Paragraph_sum',
            itemType: 'Paragraph',
            props: {
              text: 'Since {{Pay.Start|date}}: {{Pay.Amount|PHP}}',
              translations: { fil: { text: 'Mula {{Pay.Start|date}}: {{Pay.Amount|PHP}}' } },
            },
          },
        ]),
      ],
    },
  ],
  additionalConfig: { themeColor: '#167e1c', urlParams: [], languages: codes },
};

test('fits ten languages, right to left too, with lists, dates and money in the chosen one', async ({
  page,
  request,
  browser,
}) => {
  const { developer } = await logInAsNewTenant(page, request, 'ten-languages');
  const headers = { authorization: developer };
  const create = async (data: object): Promise<string> => {
    const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers, data });
    expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
    return (await answer.json()).data.url;
  };
  const url = await create({ name: 'Many', type: 'LOWCODE', winkSiteTemplate: inManyLanguages });
  const context = await browser.newContext({ viewport: phoneSize, locale: 'en-US', isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  const look = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await phone.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
      await expectAccessible(phone);
    }
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneSize.width);
  };
  await phone.goto(`${url}#language=de`);
  const choice = phone.locator('select[aria-label]').first();
  for (const code of codes) {
    await choice.selectOption(code);
    await expect(phone.locator('html')).toHaveAttribute('lang', code);
    await look(`language-${code}`);
  }
  await choice.selectOption('ar');
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');

  await choice.selectOption('fil');
  await phone.getByLabel('<b>Simula</b>').fill('2026-01-05');
  await phone.getByLabel('Amount').fill('1234.5');
  const status = phone.getByRole('combobox', { name: 'Status' });
  await status.click();
  await expect(phone.getByRole('listbox', { name: 'Status' }).getByRole('option')).toHaveText([
    'Walang asawa',
    'May asawa',
    'Widowed',
  ]);
  await look('list');
  await phone.getByRole('option', { name: 'May asawa' }).click();
  await expect(status).toHaveValue('May asawa');
  await choice.selectOption('en');
  await expect(status).toHaveValue('Married');
  await choice.selectOption('fil');
  await expect(status).toHaveValue('May asawa');
  await phone.getByRole('button', { name: 'Susunod' }).click();
  await expect(phone.getByText('Mula Enero 5, 2026: ₱1,234.50')).toBeVisible();
  await choice.selectOption('es-419');
  await expect(phone.getByText('Since 5 de enero de 2026: ')).toBeVisible();

  await context.close();
});

for (const [page, hash] of [
  ['for managing', '#manage=lost'],
  ['of a closed site', ''],
] as const)
  test(`shows the page ${page} in the language of the browser or the link`, async ({ browser }) => {
    const address = `${linkUrl}/ws-${'0'.repeat(32)}${hash}`;
    for (const [locale, url] of [
      ['fil-PH', address],
      ['en-PH', `${address}${hash ? '&' : '#'}language=fil`],
    ] as const) {
      const phone = await (await browser.newContext({ viewport: phoneSize, locale })).newPage();
      await phone.goto(url);
      await expect(phone.getByRole('heading', { name: 'Hindi available ang pahinang ito' })).toBeVisible();
      await expect(phone.locator('html')).toHaveAttribute('lang', 'fil');
      await phone.context().close();
    }
  });
