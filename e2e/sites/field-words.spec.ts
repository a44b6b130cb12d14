import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Contact');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await palette(page, 'Input').click();
  const label = properties(page).getByLabel(/^Display Label/);
  await expect(label).toHaveValue('Input (2)');
  await label.fill('Mobile number');
  const name = properties(page).getByLabel(/^Field Name/);
  await expect(name).toHaveValue('mobileNumber');
  await name.fill('mobile');
  await label.fill('Your mobile number');
  await expect(name).toHaveValue('mobile');
  await properties(page).getByLabel('Required').check();
  await properties(page).getByLabel('Help text').fill('We only call about your loan.');
  await properties(page).getByLabel('Message when it is not answered').fill('We need a number to call you.');
  await properties(page).getByLabel('Format').selectOption('Phone Number');
  await properties(page).getByLabel('Message', { exact: true }).fill('Digits only, please.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Contact' }).first()).toBeVisible();
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

test('names a field by its label, and helps and refuses in the words of the author', async ({
  page,
  request,
  browser,
}) => {
  await logInAsNewTenant(page, request, 'words');
  const url = await build(page);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  const field = phone.getByLabel('Your mobile number');
  await expect(field).toHaveAccessibleDescription('We only call about your loan.');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('We need a number to call you.')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/We need a number to call you.*We only call about your loan/);
  await field.fill('call me');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('Digits only, please.')).toBeVisible();
  await expectAccessible(phone);
  await field.fill('09171234567');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();
});
