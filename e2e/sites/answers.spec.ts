import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const long = 'What do you earn in a usual month, all of your employers and businesses together, before taxes?';

/** Creates a site that asks for name, work and income; no work leads to a declined ending. Returns the site's URL. */
async function createSite(request: APIRequestContext, authorization: string): Promise<string> {
  const props = { required: false, disabled: false, placeholder: '', defaultValue: '', rules: [] };
  const component = (reference: string, itemType: string, given: object) => ({
    reference,
    itemType,
    additionalProps: {},
    props: { ...props, ...given },
  });
  const options = ['Yes', 'No'].map((label) => ({ label, value: label.toUpperCase() }));
  const expression = { field: 'FormModule_1.output.data.formData.employed', comparisonOperator: 'EQ', value: 'NO' };
  const screens = [
    {
      reference: 'Screen_1',
      additionalProps: {},
      props: {
        screenName: 'About you',
        nextButtonName: 'Next',
        routers: [{ target: 'Screen_2', conditions: [{ logicOperator: 'AND', expressions: [expression] }] }],
      },
      module: {
        reference: 'FormModule_1',
        type: 'FormModule',
        title: 'Default Module Title',
        moduleName: 'About you',
        props: {
          components: [
            component('Input_1', 'Input', { label: 'Full name', name: 'fullName' }),
            component('Select_1', 'Select', { label: 'Employed?', name: 'employed', options }),
            component('NumberInput_1', 'NumberInput', { label: long, name: 'income' }),
          ],
        },
      },
    },
    {
      reference: 'Screen_2',
      additionalProps: {},
      props: { screenName: 'Declined', nextButtonName: '', routers: [] },
      module: {
        reference: 'EndingModule_1',
        type: 'EndingModule',
        title: 'Default Module Title',
        moduleName: 'Declined',
        props: { outcome: 'DECLINED', headerText: 'Sorry' },
      },
    },
  ];
  const winkSiteTemplate = {
    scenes: [{ reference: 'Scene_1', name: 'Default Scene', screens }],
    additionalConfig: { themeColor: '#167e1c', urlParams: [] },
  };
  const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization },
    data: { name: 'Loans', type: 'LOWCODE', winkSiteTemplate },
  });
  const { message, data } = await answer.json();
  expect([answer.status(), message]).toEqual([201, message]);
  return data.url;
}

async function visit(browser: Browser, url: string, [name, employed, income]: string[]): Promise<void> {
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 568 } })).newPage();
  await phone.goto(url);
  await phone.getByLabel('Full name').fill(name!);
  await phone.getByLabel('Employed?').selectOption(employed!);
  await phone.getByLabel(long).fill(income!);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: employed === 'NO' ? 'Sorry' : 'All done' })).toBeVisible();
  await phone.context().close();
}

async function save(page: Page, entry: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export version 1' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('shows, finds, counts and exports the answers to a site', async ({ page, request, browser }) => {
  const { developer } = await logInAsNewTenant(page, request, 'answers');
  const url = await createSite(request, developer);
  await page.goto('/link/winkSite?tab=data');
  await page.getByRole('tab', { name: 'Answers' }).click();
  await expect(page.getByText('No answers in this period match your search.')).toBeVisible();
  await visit(browser, url, ['=1+1 George', 'YES', '25000']);
  await visit(browser, url, ['جورج Ana', 'NO', '10000']);

  await page.reload();
  const table = page.getByRole('table', { name: 'Answers' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /Declined.*Ana/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('answers.png'), fullPage: true });
  await expectAccessibleInDark(page);
  await page.screenshot({ path: test.info().outputPath('answers-dark.png'), fullPage: true });

  await page.getByLabel('Question', { exact: true }).selectOption({ label: 'Employed?' });
  await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'Yes' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(table.getByRole('row', { name: /Success.*George/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);

  await table.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Back to Answers' });
  await expect(drawer.getByText('Employed?')).toBeVisible();
  await expect(drawer.getByText('10000')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('response.png'), fullPage: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByText('Statistics', { exact: true }).click();
  const figures = page.getByRole('region', { name: 'About you' });
  await expect(figures).toContainText('17,500');
  await expect(figures).toContainText('1 (50 %)');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('statistics.png'), fullPage: true });

  const csv = await save(page, 'CSV');
  expect(csv.name).toMatch(/^Loans - version 1 - \d{4}-\d\d-\d\d\.csv$/);
  expect(csv.bytes.toString()).toContain("'=1+1 George,Yes,25000");
  const xlsx = await save(page, 'Excel (XLSX)');
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('tab', { name: 'Visits' }).click();
  await expect(page.getByRole('row', { name: /FAILURE.*DECLINED/ })).toHaveCount(1);
});
