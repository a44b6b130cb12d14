import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const shownNames = (page: Page) => page.getByRole('table', { name: 'Sites' }).locator('tbody tr td:first-child');

test('finds sites by name and lists them by name or last change, over all pages', async ({ page, request }) => {
  const { developer } = await logInAsNewTenant(page, request, 'site-list');
  const headers = { authorization: developer };
  const ids: string[] = [];
  for (let count = 24; count >= 1; count--) {
    const name = `${count % 2 ? 'Loan' : 'Óptima'} ${String(count).padStart(2, '0')}`;
    const data = { name, winkTemplateId: 'default_customization', winkSiteTemplate: {} };
    const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers, data });
    ids.push((await answer.json()).data.id);
  }

  await page.goto('/link/winkSite');
  await expect(shownNames(page)).toHaveCount(20);
  await expect(shownNames(page).first()).toContainText('Loan 01');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=NAME/);
  await expect(shownNames(page).nth(11)).toContainText('Loan 23');
  await expect(shownNames(page).nth(12)).toContainText('Óptima 02');
  await page.getByRole('button', { name: 'Load more wink sites' }).click();
  await expect(shownNames(page)).toHaveCount(24);
  await expect(shownNames(page).last()).toContainText('Óptima 24');

  await page.keyboard.press('/');
  await expect(page.getByLabel('Find by name')).toBeFocused();
  await page.keyboard.type('optima 1');
  await page.keyboard.press('Enter');
  await expect(shownNames(page)).toHaveCount(5);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('found.png') });
  await page.reload();
  await expect(shownNames(page)).toHaveCount(5);
  await page.getByLabel('Find by name').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No site name contains this text.')).toBeVisible();
  await expectAccessibleInDark(page);
  await page.screenshot({ path: test.info().outputPath('nothing.png') });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(shownNames(page)).toHaveCount(20);

  const change = { headers, data: { enabled: false } };
  await request.put(`/developer/v1/winkSites/${ids[0]}/status?mode=SANDBOX`, change);
  await page.getByLabel('Sort by').selectOption('Last changed first');
  await expect(shownNames(page).first()).toContainText('Óptima 24');
});

async function addSite(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/name/i).first().fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

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
    await expect(rowOf(page, name)).toBeVisible();
  }
  await page.goto('/link/winkSite');
  await expect(page.getByLabel('Folder')).toBeHidden();
  const dialog = await openMove(page, 'Income');
  await dialog.getByLabel('Folder').fill('Loans');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Income')).toContainText('in Loans');

  await page.getByLabel('Folder').selectOption('Loans');
  await expect(rowOf(page, 'Rent')).toBeHidden();
  await page.reload();
  await expect(rowOf(page, 'Income')).toBeVisible();
  await expect(rowOf(page, 'Rent')).toBeHidden();

  const again = await openMove(page, 'Income');
  await again.getByRole('button', { name: 'Move out of folder' }).click();
  await expect(page.getByText('No site is in this folder.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all sites' }).click();
  await expect(rowOf(page, 'Rent')).toBeVisible();
  await expect(rowOf(page, 'Income')).not.toContainText('in Loans');
});
