import { expect, type Page, test } from '@playwright/test';
import { logInToDemo } from '../support/demo-tenant.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const visibleField = (page: Page) => page.locator('main form[aria-label] input:visible').first();

interface HalfTyped {
  path: string;
  /** Opens the form, if it does not open with its page. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => ReturnType<Page['locator']>;
  typed?: string;
}

const forms: HalfTyped[] = [
  ...['signals', 'verification', 'blacklists', 'footprints', 'maws'].map((name) => ({
    path: `/signal/${name}`,
    field: visibleField,
    typed: '9171234567',
  })),
  {
    path: '/account/organization',
    open: (page) => page.getByRole('tab', { name: 'Team' }).click(),
    field: (page) => page.getByRole('form', { name: 'Invite a team member' }).getByLabel(/^Email/),
  },
  {
    path: '/link/winkSite',
    open: (page) => page.getByRole('button', { name: 'Rename Income check' }).click(),
    field: (page) => page.getByLabel('Name of Income check'),
  },
  {
    path: '/snap',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Scanned Document Results' }).click();
      await page.getByRole('row').filter({ hasText: 'Payslip' }).first().click();
      await page
        .getByRole('button', { name: /^Correct / })
        .first()
        .click();
    },
    field: (page) => page.getByRole('form', { name: /^Correct / }).getByRole('textbox'),
  },
];

for (const { path, open, field, typed = 'half typed' } of forms)
  test(`asks before what is half typed on ${path} is left, and keeps it from another tab`, async ({
    page,
    context,
  }) => {
    await logInToDemo(page);
    await page.goto('/usage');
    await page.goto(path);
    await open?.(page);
    await field(page).fill(typed);
    const kept = await field(page).inputValue();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('Dashboard');
    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();

    const other = await context.newPage();
    await other.goto('/usage');
    await other.getByRole('switch', { name: 'Sandbox' }).click();
    const locked = page.getByRole('dialog', { name: 'Switched to Production in another tab' });
    await locked.getByRole('button', { name: 'Stay in Sandbox' }).click();
    await expect(locked).toBeHidden();
    await expect(field(page)).toHaveValue(kept);
    expect(new URL(page.url()).pathname).toBe(path);
  });

test('asks before Back leaves a half-typed lookup, and leaves an untouched one at once', async ({ page }) => {
  await logInToDemo(page);
  const toBlacklists = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blacklists' });
  await page.goto('/usage');
  await toBlacklists.click();
  await expect(page).toHaveURL(/blacklists/);
  await page.goBack();
  await expect(page).toHaveURL(/usage/);
  await toBlacklists.click();
  await visibleField(page).fill('9171234567');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(visibleField(page)).not.toHaveValue('');
  await expect(page).toHaveURL(/blacklists/);
});

test('asks before the palette leaves a half-typed dialog, and leaves an untouched one at once', async ({ page }) => {
  await logInToDemo(page);
  const leave = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('Dashboard');
    await page.keyboard.press('Enter');
  };
  await page.goto('/developer/webhooks');
  await page.getByRole('button', { name: 'Add New Webhook' }).click();
  const name = page.getByRole('dialog', { name: 'Add New Webhook' }).getByLabel('Name');
  await name.fill('Orders');
  await leave();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Orders');
  await name.fill('');
  await leave();
  await expect(page).toHaveURL('/dashboard');
});

test('asks before Escape closes a half-typed drawer, and keeps it on Stay', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/link/template');
  await page.getByRole('button', { name: 'Add New Template' }).click();
  const drawer = page.getByRole('dialog', { name: 'Back to Templates' });
  const name = drawer.getByLabel('Template name');
  await name.fill('Loans');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Loans');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toBeHidden();
});
