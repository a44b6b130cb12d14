import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { greenPng } from '../support/green-png.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const label = (page: Page) => properties(page).getByLabel(/^Display Label/);

/** Adds a field from the palette and names it. */
async function addField(page: Page, type: string, text: string): Promise<void> {
  await palette(page, type).click();
  await expect(label(page)).toHaveValue(type);
  await label(page).fill(text);
}

async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill('Loan');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await addField(page, 'Long Text', 'About your work');
  await addField(page, 'Number', 'Children');
  await addField(page, 'Money', 'Monthly rent');
  await properties(page).getByRole('combobox', { name: 'Currency' }).click();
  await properties(page).getByRole('combobox', { name: 'Currency' }).fill('US Dollar');
  await page.getByRole('option', { name: 'USD – US Dollar' }).click();
  await properties(page).getByLabel('Format').selectOption({ label: 'Number' });
  await properties(page).getByLabel('Max Value').fill('100000');
  await addField(page, 'Yes / No', 'Married');
  await properties(page).getByLabel('Required').check();
  await addField(page, 'Checkbox Group', 'Sources of income');
  await properties(page).getByLabel('Option Label').fill('Salary');
  await properties(page).getByRole('button', { name: 'Add option' }).click();
  await properties(page).getByLabel('Option Label').nth(1).fill('Pension');
  await properties(page).getByRole('switch', { name: '“Other…” option' }).check();
  await addField(page, 'Searchable Select', 'City');
  await properties(page).getByRole('button', { name: 'Edit options' }).click();
  const options = page.getByRole('dialog', { name: 'Options' });
  const cities = Array.from({ length: 9_998 }, (_, index) => `Barangay ${index},B${index}`);
  const chooser = page.waitForEvent('filechooser');
  await options.getByRole('button', { name: 'Import a CSV file' }).click();
  await (await chooser).setFiles({
    name: 'cities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['label,value', '"Manila, Philippines",MNL', 'Las Piñas,LP', ...cities].join('\r\n')),
  });
  await expect(options.getByText('10,000 options')).toBeVisible();
  await expectAccessible(page);
  await options.getByRole('button', { name: 'Use these options' }).click();
  await expect(properties(page).getByText(/^Manila, Philippines, Las Piñas/)).toBeVisible();
  await addField(page, 'Phone', 'Mobile');
  await expect(properties(page).getByRole('combobox', { name: 'Country' })).toHaveValue('Philippines');
  await palette(page, 'Image').click();
  await properties(page).getByRole('button', { name: 'Upload image' }).click();
  const office = { name: 'office.png', mimeType: 'image/png', buffer: greenPng(240) };
  await page.locator('input[type=file]').last().setInputFiles(office);
  await page.getByRole('dialog', { name: 'Upload image' }).getByRole('button', { name: 'OK' }).click();
  await expect(properties(page).getByRole('button', { name: 'Remove' })).toBeVisible();
  await properties(page).getByLabel('Image description').fill('Our office');
  await addField(page, 'Checkbox', 'I agree to the terms');
  await properties(page).getByLabel('Required').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Loan' }).first()).toBeVisible();
  const copied = page.getByRole('button', { name: /^Copy URL/ }).first();
  await page.evaluate(() => {
    Object.assign(window, { copied: null });
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await copied.click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

test('builds a form of our own fields, and a phone fills it in', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'fields');
  const url = await build(page);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  await phone.getByRole('textbox', { name: 'About your work' }).fill('I drive\nat night');
  await phone.getByRole('textbox', { name: 'Children' }).fill('1200');
  await expect(phone.getByRole('img', { name: 'Our office' })).toBeVisible();
  const rent = phone.getByRole('textbox', { name: 'Monthly rent' });
  await rent.fill('900000');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(rent).toHaveValue('900,000');
  await expect(phone.getByText('Please enter a valid number, max: 100000')).toBeVisible();
  await expect(phone.getByText('This field is required')).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await expectAccessible(phone);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await phone.evaluate(isWide)).toBe(false);
  }
  const city = phone.getByRole('combobox', { name: 'City' });
  await city.click();
  await expect(phone.getByText('10,000 options. Type more to narrow them down.')).toBeVisible();
  await city.fill('las pinas');
  await expectAccessible(phone);
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Las Piñas');
  await phone.getByRole('checkbox', { name: 'Other…' }).check();
  await phone.getByRole('textbox', { name: 'Other…' }).fill('Weddings');
  const mobile = phone.getByRole('textbox', { name: 'Mobile' });
  await mobile.fill('0917 123');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('Please enter a valid Mobile')).toBeVisible();
  await phone.getByRole('combobox', { name: 'Country of Mobile' }).selectOption({ label: 'United Kingdom (+44)' });
  await mobile.fill('020 7946 0018');
  await expectAccessible(phone);
  await rent.fill('$1,250.50');
  await phone.getByText('No', { exact: true }).click();
  await phone.getByRole('checkbox', { name: 'Pension' }).check();
  await phone.getByRole('checkbox', { name: 'I agree to the terms' }).check();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();

  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await page.getByRole('row', { name: /Loan/ }).first().click();
  const forms = page.getByRole('table', { name: /./ }).filter({ hasText: 'Value' }).last();
  for (const value of ['1200', '1250.5', 'no', 'Pension', 'Weddings', 'LP', '+442079460018', 'Yes'])
    await expect(forms).toContainText(value);
});
