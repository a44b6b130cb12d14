import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const announced = (page: Page, text: string) =>
  expect(page.getByRole('status', { name: 'Changes' })).toContainText(text);

test('copies components and screens within a site and to another one by keyboard and menu', async ({
  page,
  request,
}) => {
  await logInAsNewTenant(page, request, 'copy-parts');
  await page.goto('/link/winkSiteDetail/new/Loans?template=contact');
  await tab(page, 'Complaint').click();
  await page.keyboard.press('Control+c');
  await announced(page, 'Screen Complaint copied to the clipboard');
  await page.keyboard.press('Control+v');
  await announced(page, 'Screen Complaint (2) pasted');
  await expect(tab(page, 'Complaint (2)')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'Complaint (2)')).toBeHidden();

  await tab(page, 'Reply').click();
  await page.getByRole('button', { name: /^Input Email/ }).press('Enter');
  await page.getByRole('button', { name: 'Move Email' }).click();
  await page.screenshot({ path: test.info().outputPath('menu.png') });
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Copy to clipboard' }).click();
  await announced(page, 'Email copied to the clipboard');

  await page.goto('/link/winkSiteDetail/new/Other');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /discard/i })
    .click();
  await tab(page, 'Screen 1').click();
  await page.keyboard.press('Control+v');
  await announced(page, 'Email pasted. 1 condition or route is left out');
  await page.screenshot({ path: test.info().outputPath('dropped.png') });
  await page.keyboard.press('Control+v');
  await announced(page, 'Email (2) pasted');
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(10_000)));
  await page.keyboard.press('Control+v');
  await announced(page, 'The clipboard holds no part of a site');
  await expectAccessibleInDark(page);
});
