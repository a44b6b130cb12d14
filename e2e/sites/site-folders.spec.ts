import { expect, type Page, test } from '@playwright/test';
import { logInAsNewTenant } from '../support/new-tenant.ts';

async function addSite(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/name/i).first().fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function openMove(page: Page, name: string) {
  await page.getByRole('button', { name: `More: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to folder' }).click();
  return page.getByRole('dialog', { name: `Move ${name}` });
}

test('moves sites to a folder, filters the list by it, and takes them out again', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'site-folders');
  for (const name of ['Income', 'Rent']) {
    await page.goto('/link/winkSite');
    await addSite(page, name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, name)).toBeVisible();
  }
  await page.goto('/link/winkSite');
  await expect(page.getByLabel('Folder')).toBeHidden();
  const dialog = await openMove(page, 'Income');
  await dialog.getByLabel('Folder').fill('Loans');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Income')).toContainText('in Loans');

  await page.getByLabel('Folder').selectOption('Loans');
  await expect(row(page, 'Rent')).toBeHidden();
  await page.reload();
  await expect(row(page, 'Income')).toBeVisible();
  await expect(row(page, 'Rent')).toBeHidden();

  const again = await openMove(page, 'Income');
  await again.getByRole('button', { name: 'Move out of folder' }).click();
  await expect(page.getByText('No site is in this folder.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all sites' }).click();
  await expect(row(page, 'Rent')).toBeVisible();
  await expect(row(page, 'Income')).not.toContainText('in Loans');
});
