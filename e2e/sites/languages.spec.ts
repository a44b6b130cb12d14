import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const phoneSize = { width: 320, height: 700 };

async function writeSite(page: Page): Promise<void> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Loan');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('region', { name: 'Components' }).getByRole('button', { name: 'Select', exact: true }).click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill('Are you employed?');
  await properties(page).getByLabel('Required').check();
  await properties(page).getByLabel('Option Label').first().fill('Yes');
}

async function translateSite(page: Page): Promise<void> {
  await properties(page).getByRole('tab', { name: 'Site' }).click();
  const languages = properties(page).getByRole('group', { name: 'Languages' });
  await languages.getByLabel('Add a language').selectOption('fil');
  await languages.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(languages.getByText(/texts are missing/)).toBeVisible();
  await languages.getByRole('button', { name: 'Translate into Filipino' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate into Filipino' });
  await expect(dialog.getByText('Missing').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: test.info().outputPath(`translations-${colorScheme}.png`) });
    await expectAccessible(page);
  }
  await dialog.getByLabel('Label: Are you employed? in Filipino').fill('May trabaho ka ba?');
  await dialog.getByLabel('Option: Yes in Filipino').fill('Oo');
  await dialog.getByLabel('Only missing').check();
  await expect(dialog.getByLabel('Label: Are you employed? in Filipino')).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function saveAndCopyUrl(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const publish = page.getByRole('button', { name: /^(Publish|Save) anyway/ });
  const row = page.getByRole('cell', { name: 'Loan' }).first();
  await expect(publish.or(row)).toBeVisible();
  if (await publish.isVisible()) await publish.click();
  await expect(row).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await page
    .getByRole('button', { name: /^Copy URL/ })
    .first()
    .click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

test('offers a site in two languages, translated in the builder', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'languages');
  await writeSite(page);
  await translateSite(page);
  await page.getByRole('button', { name: /^Checks: / }).click();
  await expect(page.getByText(/texts? (has|have) no Filipino/)).toBeVisible();
  await page.keyboard.press('Escape');
  const url = await saveAndCopyUrl(page);

  const context = await browser.newContext({ viewport: phoneSize, locale: 'fil-PH' });
  const phone = await context.newPage();
  await phone.goto(url);
  const choice = phone.getByRole('combobox', { name: 'Wika' });
  await expect(choice).toHaveValue('fil');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fil');
  await phone.getByRole('button', { name: 'Susunod' }).click();
  await expect(phone.getByText('Kailangang sagutan ito')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await phone.screenshot({ path: test.info().outputPath(`phone-${colorScheme}.png`) });
    await expectAccessible(phone);
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneSize.width);
  await phone.getByLabel('May trabaho ka ba?').selectOption({ label: 'Oo' });

  await choice.focus();
  await phone.keyboard.press('e');
  const inEnglish = phone.getByLabel('Are you employed?');
  await expect(inEnglish.getByRole('option', { name: 'Yes' })).toBeAttached();
  await expect(inEnglish).toHaveValue('Option 1');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await phone.reload();
  await expect(phone.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(inEnglish).toHaveValue('Option 1');
  await phone.getByRole('combobox', { name: 'Language' }).selectOption('fil');
  await phone.getByRole('button', { name: 'Susunod' }).click();
  await expect(phone.getByRole('heading', { name: 'Tapos na' })).toBeVisible();
  await context.close();
});
