import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function addField(page: Page, type: string, text: string): Promise<void> {
  await palette(page, type).click();
  await expect(properties(page).getByLabel(/^Display Label/)).toHaveValue(new RegExp(`^${type}`));
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill(text);
}

async function setCondition(page: Page, title: string, field: string, value: string): Promise<void> {
  const edit = properties(page).getByRole('button', { name: `Edit ${title}` });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(title) });
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  await dialog.getByLabel('Field').selectOption(field);
  await dialog.getByLabel('Value').selectOption(value);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
}

async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Family');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await addField(page, 'Yes / No', 'Married');
  await properties(page).getByLabel('Required').check();
  await addField(page, 'Input', 'Name of your spouse');
  await properties(page).getByLabel('Required').check();
  await setCondition(page, 'Shown only if', 'Married', 'Yes');
  await expect(properties(page).getByText('Married = "yes"')).toBeVisible();
  await addField(page, 'Input', 'Mobile of a relative');
  await setCondition(page, 'Must be answered if', 'Married', 'No');
  const part = page.getByRole('button', { name: 'Input Name of your spouse, shown on a condition' });
  await expect(part).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Family' }).first()).toBeVisible();
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

test('shows and requires fields by what was answered', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'conditions');
  const url = await build(page);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  const spouse = phone.getByLabel('Name of your spouse');
  await expect(spouse).toHaveCount(0);
  await phone.getByText('Yes', { exact: true }).click();
  await spouse.fill('Ana');
  await phone.getByText('No', { exact: true }).click();
  await expect(spouse).toHaveCount(0);
  await expect(phone.getByLabel('Mobile of a relative')).toHaveAttribute('aria-required', 'true');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('This field is required')).toHaveCount(1);
  await expect(phone.getByLabel('Mobile of a relative')).toBeFocused();
  await phone.getByText('Yes', { exact: true }).click();
  await expect(spouse).toHaveValue('Ana');
  await expect(phone.getByText('This field is required')).toHaveCount(0);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();
});
