import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function addMoney(page: Page, text: string): Promise<void> {
  await palette(page, 'Money').click();
  const label = properties(page).getByLabel(/^Display Label/);
  await expect(label).toHaveValue(/^Money/);
  await label.fill(text);
}

/** Adds debts as a percentage of income, by keyboard. */
async function addShare(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Site' }).click();
  const add = properties(page).getByRole('button', { name: 'Add calculated value' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add calculated value' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Debt-to-income');
  await dialog.getByLabel('Calculation').selectOption('Percentage');
  await dialog.getByLabel('Take').selectOption('Monthly debts');
  await dialog.getByLabel('As a percentage of').selectOption('Monthly income');
  await dialog.getByLabel('Decimals').fill('1');
  await expect(dialog.getByRole('status')).toHaveText('Monthly debts as a percentage of Monthly income, 1 decimal');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await dialog.getByLabel('Decimals').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(properties(page).getByRole('group', { name: 'Debt-to-income' })).toBeVisible();
}

async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Loan');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await addMoney(page, 'Monthly debts');
  await addMoney(page, 'Monthly income');
  await addShare(page);
  await palette(page, 'Paragraph').click();
  await properties(page).getByLabel(/^Text/).fill('You pay {{Calculated.Debt-to-income}} percent.');
  await properties(page).getByRole('button', { name: 'Edit Shown only if' }).click();
  const dialog = page.getByRole('dialog', { name: /Shown only if/ });
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  await dialog.getByLabel('Field').selectOption('Debt-to-income');
  await dialog.getByLabel('Operator').selectOption('>');
  await dialog.getByLabel('Value').fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Loan' }).first()).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { copied: null });
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await page
    .getByRole('button', { name: /^Copy URL/ })
    .first()
    .click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

test('works out a value of answers, shows it in a text and lists it with the answers', async ({
  page,
  request,
  browser,
}) => {
  await logInAsNewTenant(page, request, 'calculated');
  const url = await build(page);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  const share = phone.getByText(/^You pay/);
  await phone.getByLabel('Monthly debts').fill('12,500');
  await phone.getByLabel('Monthly income').fill('40000');
  await expect(share).toHaveCount(0);
  await phone.getByLabel('Monthly income').fill('30000');
  await expect(share).toHaveText('You pay 41.7 percent.');
  await phone.getByLabel('Monthly income').fill('0');
  await expect(share).toHaveCount(0);
  await phone.getByLabel('Monthly income').fill('30000');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();
  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await page.getByRole('tab', { name: 'Answers' }).click();
  await expect(page.getByRole('columnheader', { name: 'Debt-to-income' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '41.7', exact: true })).toBeVisible();
});
