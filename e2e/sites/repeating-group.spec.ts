import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill('Loan');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const palette = page.getByRole('region', { name: 'Components' });
  await palette.getByRole('button', { name: 'Repeating Group', exact: true }).click();
  const panel = properties(page);
  const label = panel.getByLabel(/^Display Label/);
  await expect(label).toHaveValue('Repeating Group');
  await label.fill('Employer');
  await panel.getByLabel('Maximum entries').selectOption('3');
  await panel.getByRole('button', { name: 'Edit Input' }).click();
  const first = page.getByRole('dialog', { name: 'Input' });
  await first.getByLabel(/^Display Label/).fill('Company');
  await expect(first.getByLabel(/^Field Name/)).toHaveValue('company');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByText('Company', { exact: true })).toBeVisible();
  await panel.getByLabel('Type of the new field').selectOption({ label: 'Money' });
  await panel.getByRole('button', { name: 'Add field' }).click();
  const second = page.getByRole('dialog', { name: 'Money' });
  await second.getByLabel(/^Display Label/).fill('Monthly pay');
  await second.getByLabel('Required').check();
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await panel.getByRole('button', { name: 'Move Monthly pay up' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('group', { name: 'Company' })).toBeVisible();
  await expectAccessible(page);
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

/** Types into a field and returns what the tab has stored before the next paint, as if the page closed then. */
function typeAndLeave(field: Locator, text: string): Promise<string> {
  return field.evaluate(async (element, value) => {
    (element as HTMLInputElement).value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    for (let microtask = 0; microtask < 20; microtask += 1) await null;
    return JSON.stringify(sessionStorage);
  }, text);
}

test('builds a repeating group, and a phone adds, edits and removes entries', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'groups');
  const url = await build(page);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  const entry = (number: number) => phone.getByRole('group', { name: `Employer ${number}`, exact: true });
  const company = (number: number) => entry(number).getByRole('textbox', { name: 'Company' });
  const pay = (number: number) => entry(number).getByRole('textbox', { name: 'Monthly pay' });
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('This field is required')).not.toHaveCount(0);
  await company(1).fill('Acme');
  await pay(1).fill('25000');
  const add = phone.getByRole('button', { name: 'Add another' });
  await add.focus();
  await phone.keyboard.press('Enter');
  await expect(entry(2).getByRole('textbox').first()).toBeFocused();
  await company(2).fill('Globex');
  await pay(2).fill('much');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('Entry 2 – Monthly pay – Please enter a valid number')).toBeVisible();
  await expect(pay(2)).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await expectAccessible(phone);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await phone.evaluate(isWide)).toBe(false);
  }
  await phone.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectAccessible(phone);
  await phone.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  await pay(2).fill('1000');
  await add.click();
  expect(await typeAndLeave(company(3), 'Initech')).toContain('Initech');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await phone.reload();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(company(3)).toHaveValue('Initech');
  await phone.getByRole('button', { name: 'Remove Employer 2' }).click();
  await expect(add).toBeFocused();
  await expect(company(2)).toHaveValue('Initech');
  await expect(entry(3)).toBeHidden();
  await pay(2).fill('1,500.50');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();

  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await page.getByRole('tab', { name: 'Answers' }).click();
  await expect(page.getByText('Initech').first()).toBeVisible();
});
