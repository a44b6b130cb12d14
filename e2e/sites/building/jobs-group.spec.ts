import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectPageFits } from '../../support/expect-fits.ts';
import { logInAsNewTenant } from '../../support/new-tenant.ts';
import { buildJobsSite } from './build-jobs-site.ts';

test('builds a group with conditions, types, sums and lists, and shows its answers', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(600_000);
  await logInAsNewTenant(page, request, 'jobs');
  const url = await buildJobsSite(page);
  for (const width of [390, 320]) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
    const phone = await context.newPage();
    await phone.goto(url);
    await (width === 390 ? fillTwoJobs(phone) : fillOneBusiness(phone));
    await context.close();
  }
  await expectAnswers(page);
});

const job = (phone: Page, number: number) => phone.getByRole('group', { name: `Job ${number}`, exact: true });
const text = (entry: Locator, name: string) => entry.getByRole('textbox', { name });

async function fillTwoJobs(phone: Page): Promise<void> {
  await phone.getByLabel('Age').fill('60');
  const [first, second] = [job(phone, 1), job(phone, 2)];
  await expect(text(first, 'Company')).toBeHidden();
  await first.getByLabel('Kind').selectOption({ label: 'Employed' });
  await text(first, 'Company').fill('Acme, Inc.');
  await text(first, 'Monthly pay').fill('60,000');
  await text(first, 'Bonus').fill('5,000.50');
  await first.getByLabel('Since').fill('2020-02-29');
  await first.getByRole('checkbox', { name: 'Car' }).check();
  await first.getByRole('checkbox', { name: 'Meals' }).check();
  await first.getByRole('radio', { name: 'Yes' }).check();
  await phone.getByRole('button', { name: 'Add another' }).click();
  await second.getByLabel('Kind').selectOption({ label: 'Employed' });
  await text(second, 'Company').fill('Globex');
  await text(second, 'Bonus').fill('999');
  await text(second, 'Monthly pay').fill('45000');
  await expect(phone.getByText('You earn ₱105,000.00 at Acme, Inc., Globex.')).toBeVisible();
  await second.getByLabel('Kind').selectOption({ label: 'Business' });
  await expect(text(second, 'Bonus')).toBeHidden();
  await expect(phone.getByText('You earn ₱105,000.00 at Acme, Inc..')).toBeVisible();
  await expectPageFits(phone);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'Premium: ₱105,000.00 with ₱5,000.50 of bonus' })).toBeVisible();
  await expectPageFits(phone);
}

async function fillOneBusiness(phone: Page): Promise<void> {
  await phone.getByLabel('Age').fill('59');
  await job(phone, 1).getByLabel('Kind').selectOption({ label: 'Business' });
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(text(job(phone, 1), 'Monthly pay')).toBeFocused();
  await expectPageFits(phone);
  await text(job(phone, 1), 'Monthly pay').fill('50000');
  await expect(phone.getByText(/^You earn/)).toBeHidden();
  await expect(phone.getByRole('radio')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'Standard for Business' })).toBeVisible();
}

const twoJobs =
  'Kind: Employed, Company: Acme, Inc., Monthly pay: 60000, Bonus: 5000.5, Since: 2020-02-29, Extras: Car, Meals, ' +
  'Pension: Yes; Kind: Business, Monthly pay: 45000';
const oneBusiness = 'Kind: Business, Monthly pay: 50000';

async function expectAnswers(page: Page): Promise<void> {
  await page.goto('/link/winkSite?tab=data');
  await page.getByRole('tab', { name: 'Answers' }).click();
  const table = page.getByRole('table', { name: 'Answers' });
  const headings = ['Started At', 'Outcome', 'Version', 'Age', 'Job', 'Total pay', 'Total bonus'];
  await expect(table.getByRole('columnheader')).toHaveText(headings);
  const answersIn = (row: number) => table.getByRole('row').nth(row).getByRole('cell');
  const day = /20\d\d/;
  await expect(answersIn(1)).toHaveText([day, 'Success', '1', '59', oneBusiness, '50000', '0']);
  await expect(answersIn(2)).toHaveText([day, 'Success', '1', '60', twoJobs, '105000', '5000.5']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export version 1' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const [, business, jobs] = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
  expect(business).toContain(`Z,59,"${oneBusiness}",Business,,50000,,,,,50000,0`);
  const cells =
    'Employed; Business,"Acme, Inc.; ",60000; 45000,5000.5; ,2020-02-29; ,"Car, Meals; ",Yes; ,105000,5000.5';
  expect(jobs).toContain(`Z,60,"${twoJobs}",${cells}`);
  await page.getByText('Statistics', { exact: true }).click();
  const figures = page.getByRole('region', { name: 'Screen 1' });
  await expect(figures).toContainText(/Job: Kind\s*3 entries answered\s*Employed\s*1 \(33 %\)\s*Business\s*2 \(67 %\)/);
  await expect(figures).toContainText('1 entry answered · 2 without an answer');
}
