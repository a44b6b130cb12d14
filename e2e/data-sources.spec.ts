import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';

test('shows providers, their data points and the file', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/dashboard');
  await sidebarLink(page, 'Data Sources').click();
  await expect(page.getByRole('heading', { name: 'Data Sources' })).toBeVisible();
  await page.getByLabel('Provider Name').fill('upw');
  await page.getByLabel('Type', { exact: true }).selectOption('Gig Platform');
  await page.getByLabel('Enabled', { exact: true }).selectOption('Yes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/name=upw&type=GIG&enabled=true/);
  await expect(page.getByRole('button', { name: 'Details of Upwork' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Details of/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Details of Upwork' }).click();
  await expect(page.getByRole('region', { name: 'Identities' })).toContainText('fullName');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Provider Name')).toHaveValue('upw');

  await page.getByLabel('Provider Name').fill('nobody at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await expect(page.getByRole('button', { name: 'Details of SSS' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export All Data Points as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('smile-data-points.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('datasourceId,name,kind,datapoint,item,supported');
  expect(lines).toContain('PAYSLIP,Payslip,ARCHIVE_FILE_TYPE,INCOMES,netAmount,true');
});

test('shows archive file types', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/providers');
  await page.getByRole('tab', { name: 'Archive File Types' }).click();
  await expect(page.getByRole('button', { name: 'Details of Payslip' })).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('SOCIAL_SECURITY');
  await page.getByLabel('Enabled', { exact: true }).selectOption('No');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Details of/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Details of SOCIAL SECURITY Records' }).click();
  await expect(page.getByRole('region', { name: 'Employments' })).toBeVisible();
  await expectAccessibleInDark(page);
});

test('shows an error, and tries again', async ({ page }) => {
  await logInToDemo(page);
  let isBroken = true;
  const refusal = { code: 'INVALID_PARAMETERS', message: 'Broken for this test.', requestId: 'r', data: {} };
  await page.route('**/providers?*', (route) =>
    isBroken ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  );
  await page.goto('/developer/providers');
  await expect(page.getByText('Providers could not be loaded')).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Details of SSS' })).toBeVisible();
});
