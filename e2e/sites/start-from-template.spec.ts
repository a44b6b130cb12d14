import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

test('starts a site from a template, without a finding, and publishes it', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'site-template');
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await expect(dialog.getByLabel('Template')).toBeHidden();
  await dialog.getByRole('button', { name: 'Start from a template' }).press('Enter');
  await expect(dialog.getByLabel('Template')).toBeFocused();
  await dialog.getByLabel('Template').selectOption('Loan application');
  await expect(dialog).toContainText('an answer by the share of debts');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('dialog.png') });
  await dialog.getByLabel('Site Name').fill('Loans "A" <b>');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/template=loan-application/);
  await expect(page.getByRole('button', { name: 'About you', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Checks' }).click();
  await expect(page.getByText(/^No errors: every screen/)).toBeVisible();
  await expectAccessibleInDark(page);
  await page.screenshot({ path: test.info().outputPath('builder.png') });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/winkSiteDetail\/new/);
  await page.screenshot({ path: test.info().outputPath('saved.png') });
});

test('starts a blank site where the address names no template that there is', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'site-template-none');
  await page.goto('/link/winkSiteDetail/new/Loans?template=%3Cscript%3E__proto__');
  await expect(page.getByRole('button', { name: 'Screen 1', exact: true })).toBeVisible();
});
