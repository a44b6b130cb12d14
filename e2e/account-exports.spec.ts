import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { connectUser } from './support/connected-user.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

test('exports an account as CSV and as PDF, and reports a failure', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'exports');
  const { userId, accountIds } = await connectUser(request, authorization, ['sss_ph']);
  await page.goto(`/users/user-details?userId=${userId}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Export as CSV', 'Export as PDF']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const csv = await exportAs(page, 'Export as CSV');
  expect(csv.fileName).toMatch(/^George Cimafranca Palomero, Jr - SSS - \d{4}-\d\d-\d\d\.csv$/);
  expect(csv.bytes.toString('utf8')).toMatch(/^\uFEFFAccount Export,/);
  expect(csv.bytes.toString('utf8')).toContain('George Cimafranca Palomero');
  const pdf = await exportAs(page, 'Export as PDF');
  expect(pdf.fileName).toMatch(/^George Cimafranca Palomero, Jr - SSS - \d{4}-\d\d-\d\d\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await request.delete(`/sandbox/v1/accounts/${accountIds[0]}`, { headers: { authorization } });
  expect((await request.get(csv.url)).status()).toBe(404);
  await choose(page, 'Export as PDF');
  const dialog = page.getByRole('dialog', { name: 'Download Failed' });
  await expect(dialog).toContainText('The resource you provided cannot be found or is unavailable.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The link opens its own window, whose download the browser reports on the opening page. */
async function exportAs(page: Page, entry: string): Promise<{ fileName: string; url: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await choose(page, entry);
  const download = await downloading;
  return {
    fileName: download.suggestedFilename(),
    url: download.url(),
    bytes: await readFile(await download.path()),
  };
}
