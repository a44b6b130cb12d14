import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { copyBy } from '../support/copy-by.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const overlay = (page: Page) => page.getByRole('list', { name: /^Components of/ });
const part = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true });
const said = (page: Page) => page.getByRole('status', { name: 'Changes' });
const canvas = (page: Page) => page.frameLocator('iframe[title="Page of the site"]');
const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function openNewSite(page: Page, name: string): Promise<void> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(part(page, 'Title')).toBeVisible();
}

/** Drags to the upper or lower edge of a canvas part. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'above' | 'below'): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const box = (await to.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + (edge === 'above' ? 3 : box.height - 3), { steps: 12 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
}

async function addScreen(page: Page, name: string, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Screen' });
  await dialog.getByLabel(/^Screen Name/).fill(name);
  await dialog.getByLabel('Screen Type').selectOption({ label: type });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This screen is not linked from any other screen.')).toBeVisible();
}

test('builds a site by mouse, saves it, fills it in, and opens it again', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'builder');
  await openNewSite(page, 'Loans');
  await expect(page.getByText('ID: -')).toBeVisible();
  await expectAccessible(page);

  await drag(page, palette(page, 'Radio'), part(page, 'Title'), 'below');
  await expect(said(page)).toHaveText('Radio added at 2 of 3');
  await drag(page, part(page, 'Input'), part(page, 'Radio'), 'above');
  await expect(said(page)).toHaveText('Input moved to 2 of 3');
  await expect(overlay(page).locator('[data-component]')).toHaveText(['', '', '']);
  await expect(part(page, 'Input')).toHaveAttribute('aria-current', 'true');
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill('Monthly pay');
  await expect(canvas(page).getByLabel('Monthly pay')).toBeVisible();
  await properties(page).getByLabel('Format').selectOption({ label: 'Number' });
  await properties(page).getByLabel('Required').check();
  for (const item of ['Select', 'Date Picker', 'Date Range Picker', 'Paragraph', 'Markdown'])
    await palette(page, item).click();
  await page.getByRole('button', { name: 'Copy Markdown' }).click();
  await page.getByRole('button', { name: 'Delete Markdown' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone: deleted');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(overlay(page).locator('[data-component]')).toHaveCount(8);

  await addScreen(page, 'Well paid', 'Form');
  await expect(page.getByText('Drag and drop components here')).toBeVisible();
  await palette(page, 'Title').click();
  await addScreen(page, 'Connect', 'Wink Widget');
  await expect(canvas(page).getByRole('heading', { name: 'Select your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Screen 1', exact: true }).click();
  await page.getByRole('button', { name: 'Next Config of Screen 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await dialog.getByRole('button', { name: 'Add next item' }).click();
  await dialog.getByLabel(/^Target Screen/).selectOption({ label: 'Well paid' });
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  await dialog.getByLabel('Field').selectOption({ label: 'Monthly pay' });
  await dialog.getByLabel('Operator').selectOption({ label: '>=' });
  await dialog.getByLabel('Value').fill('1000');
  await dialog.getByRole('button', { name: 'Add next item' }).click();
  await dialog
    .getByLabel(/^Target Screen/)
    .last()
    .selectOption({ label: 'Connect' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await properties(page).getByRole('tab', { name: 'Site' }).click();
  await properties(page)
    .getByLabel(/^Site Name/)
    .fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('Site name cannot be empty');
  await error.getByRole('button', { name: 'OK' }).click();
  await properties(page)
    .getByLabel(/^Site Name/)
    .fill('Loans');

  await page.getByText('Preview', { exact: true }).click();
  await canvas(page).getByLabel('Monthly pay').click();
  await canvas(page).getByLabel('Monthly pay').fill('12x');
  await canvas(page).getByRole('button', { name: 'Next' }).click();
  await expect(canvas(page).getByText('Please enter a valid number')).toBeVisible();
  await page.getByLabel('Answers').selectOption({ label: 'Random valid answers' });
  await expect(canvas(page).getByLabel('Monthly pay')).toHaveValue(/^[\d.-]+$/);
  await canvas(page).getByLabel('Monthly pay').fill('2000');
  await canvas(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Well paid', exact: true })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/link/winkSite');

  await page.getByRole('button', { name: 'Edit Site: Loans' }).click();
  await expect(page.getByText(/^ID: ws-/)).toBeVisible();
  await properties(page)
    .getByLabel(/^Screen Name/)
    .fill('About you');
  await expect(page.getByRole('status', { name: 'Draft' })).toContainText('Draft saved');
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from .* by George Palomero\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'About you', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/link/winkSite');

  const url = await copyBy(page.getByRole('button', { name: 'Copy URL: Loans' }));
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Monthly pay').fill('2000');
  await visitor.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.getByRole('heading', { name: 'Title' })).toBeVisible();
  await visitor.close();
});

test('builds a site by keyboard alone, and announces every step', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'builder-keys');
  await openNewSite(page, 'Cards');
  const press = (key: string) => page.keyboard.press(key);
  const { keyboard } = page;

  await palette(page, 'Select').focus();
  await press('Enter');
  await expect(said(page)).toHaveText('Select added at 3 of 3');
  await part(page, 'Select').focus();
  await press('Space');
  await expect(said(page)).toHaveText('Select picked up at 3 of 3');
  await press('ArrowUp');
  await expect(said(page)).toHaveText('Select, position 2 of 3');
  await press('Space');
  await expect(said(page)).toHaveText('Select moved to 2 of 3');
  await expect(part(page, 'Select')).toBeFocused();
  await press('Space');
  await expect(said(page)).toHaveText('Select picked up at 2 of 3');
  await press('ArrowUp');
  await expect(said(page)).toHaveText('Select, position 1 of 3');
  await press('Escape');
  await expect(said(page)).toHaveText('Select stays at 2 of 3');
  await press('Alt+ArrowUp');
  await expect(said(page)).toHaveText('Select moved to 1 of 3');
  await expect(part(page, 'Select')).toBeFocused();
  await press('Control+d');
  await expect(said(page)).toContainText('Select copied');
  await expect(overlay(page).locator('[aria-current=true]')).toBeFocused();
  await press('Delete');
  await expect(said(page)).toHaveText('Select deleted');
  await expect(overlay(page).locator('[aria-current=true]')).toBeFocused();
  await press('Control+z');
  await expect(said(page)).toHaveText('Undone: deleted Select');
  await press('Control+Shift+z');
  await expect(said(page)).toHaveText('Redone: deleted Select');

  await part(page, 'Select').focus();
  await press('End');
  await expect(part(page, 'Input')).toBeFocused();
  await press('Enter');
  await expect(properties(page).getByLabel('Type')).toBeFocused();
  await press('Tab');
  await press('Control+a');
  await keyboard.type('City');
  await expect(canvas(page).getByLabel('City')).toBeVisible();

  await page.getByRole('button', { name: 'Add a screen' }).focus();
  await press('Enter');
  await expect(page.getByLabel(/^Screen Name/)).toBeFocused();
  await keyboard.type('Thanks');
  await press('Enter');
  await expect(said(page)).toHaveText('Screen Thanks added');
  await palette(page, 'Paragraph').focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Screen 1', exact: true }).focus();
  await press('Enter');
  await part(page, 'Input City').focus();
  await press('Alt+PageDown');
  await expect(said(page)).toHaveText('City moved to screen Thanks');
  await expect(part(page, 'Input City')).toBeFocused();
  await press('Alt+PageUp');
  await expect(said(page)).toHaveText('City moved to screen Screen 1');
  await expect(part(page, 'Input City')).toBeFocused();

  await page.getByRole('button', { name: 'Next Config of Screen 1' }).focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await dialog.getByRole('button', { name: 'Add next item' }).focus();
  await press('Enter');
  await dialog.getByLabel(/^Target Screen/).focus();
  await keyboard.type('Th');
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Back to Sites' }).focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await press('Enter');
  await page.waitForURL('**/link/winkSite');
  await expect(page.getByRole('row', { name: /Cards/ })).toContainText('v3');
});
