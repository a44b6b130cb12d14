import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { logInToDemo } from '../support/demo-tenant.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Sandbox' });
const lock = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

/** Opens another tab of the same browser on a page without unsaved changes. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/usage');
  await expect(modeSwitch(tab)).toBeVisible();
  return tab;
}

/** Records the page's requests that change data. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}

async function fillWebhook(page: Page, url: string): Promise<void> {
  // Visits pages first, so that going back stays within the portal.
  await page.goto('/usage');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Add New Webhook' }).click();
  await page
    .getByRole('dialog', { name: 'Add New Webhook' })
    .getByLabel(/^URL|Endpoint/)
    .fill(url);
}

test('locks a half-typed dialog when another tab switches the mode, and saves it in its own mode', async ({
  page,
  context,
}) => {
  await logInToDemo(page);
  const url = `https://hooks.example.com/${Date.now()}`;
  await fillWebhook(page, url);
  const writes = watchWrites(page);
  const other = await openTab(context);
  await modeSwitch(other).click();
  await expect(modeSwitch(other)).not.toBeChecked();
  const locked = lock(page, 'Switched to Production in another tab');
  await expect(locked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locked).toBeVisible();
  expect(writes).toEqual([]);

  await locked.getByRole('button', { name: 'Stay in Sandbox' }).click();
  await expect(locked).toBeHidden();
  await expect(modeSwitch(other)).toBeChecked();
  const dialog = page.getByRole('dialog', { name: 'Add New Webhook' });
  await expect(dialog.getByLabel(/^URL|Endpoint/)).toHaveValue(url);
  await page.keyboard.press('Escape');
  await expect(lock(page, 'Close without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await expect(lock(page, 'Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel(/^URL|Endpoint/)).toHaveValue(url);
});

test('sends nothing to the other mode from a page that missed the event', async ({ page, context }) => {
  await logInToDemo(page);
  await page.goto('/account/organization');
  await page.getByRole('tab', { name: 'Personal Information' }).click();
  const title = page.getByLabel('Job title');
  const saved = await title.inputValue();
  await title.fill(`${saved} II`);
  await page.getByLabel('Mobile number').fill('639170000001');
  const writes = watchWrites(page);
  // Changes storage without an event, as if the page had been frozen meanwhile.
  await page.evaluate(() => localStorage.setItem('mode', 'Production'));
  await page.getByRole('button', { name: 'Update' }).click();
  const locked = lock(page, 'Switched to Production in another tab');
  await expect(locked).toBeVisible();
  expect(writes).toEqual([]);
  await locked.getByRole('button', { name: 'Discard changes' }).click();
  await expect(modeSwitch(page)).not.toBeChecked();
  await page.getByRole('tab', { name: 'Personal Information' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(saved);
  await context.close();
});

test('keeps unsaved changes when another tab logs out', async ({ page, context, request }) => {
  const { emailAddress } = await logInAsNewTenant(page, request, 'two-tabs');
  await page.goto('/account/organization');
  await page.getByRole('tab', { name: 'Personal Information' }).click();
  const title = page.getByLabel('Job title');
  await title.fill('Head of Loans');
  await page.getByLabel('Mobile number').fill('639170000001');
  const other = await openTab(context);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Head of Loans');
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull();

  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login/);
  const locked = lock(page, 'You are signed out');
  await expect(locked).toBeVisible();
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    locked.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  await login.getByLabel('Email').fill(emailAddress);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveURL('/dashboard');
  await expect(other).not.toHaveURL(/\/login/);
  await expect(locked).toBeHidden();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog', { name: 'Update Success!' })).toBeVisible();
});

const guarded: [path: string, change: (page: Page) => Promise<void>, mode?: 'Production'][] = [
  ['/account/organization', (page) => page.getByLabel('Job title').fill('x')],
  ['/account/organization?changePassword=true', (page) => page.getByLabel(/^Current password/).fill('x')],
  ['/account/organization?consentTemplate=new', (page) => page.getByRole('textbox').first().fill('x')],
  ['/organization', (page) => page.getByLabel(/^City/).fill('x')],
  [
    '/link/template?template=new',
    (page) =>
      page
        .getByLabel(/^Template name|^Name/i)
        .first()
        .fill('x'),
  ],
  ['/link/emulator?view=consent', (page) => page.getByLabel('Company Name').fill('x')],
  ['/link/winkSite?site=new', (page) => page.getByLabel(/^WinkSite name/).fill('x')],
  ['/users/invite', (page) => page.getByLabel('Full name').fill('x'), 'Production'],
];

for (const [path, change, mode = 'Sandbox'] of guarded)
  test(`keeps unsaved changes of ${path} when another tab switches the mode`, async ({ page, context }) => {
    await logInToDemo(page);
    if (mode === 'Production') await page.evaluate(() => localStorage.setItem('mode', 'Production'));
    await page.goto(path);
    await change(page);
    const writes = watchWrites(page);
    const other = await openTab(context);
    await modeSwitch(other).click();
    const switched = mode === 'Production' ? 'Sandbox' : 'Production';
    const locked = lock(page, `Switched to ${switched} in another tab`);
    await locked.getByRole('button', { name: `Stay in ${mode}` }).click();
    await expect(locked).toBeHidden();
    await expect(modeSwitch(other)).toBeChecked({ checked: mode === 'Sandbox' });
    expect(writes).toEqual([]);
  });

test('keeps the new sites of two tabs apart', async ({ page, context, request }) => {
  await logInAsNewTenant(page, request, 'two-new-sites');
  const siteName = async (tab: Page) => {
    await tab.getByRole('tab', { name: 'Site', exact: true }).click();
    return tab.getByLabel(/^Site Name/);
  };
  const draftDialog = (tab: Page) => tab.getByRole('dialog', { name: 'Unsaved changes' });
  const rename = async (tab: Page, name: string) => {
    await (await siteName(tab)).fill(name);
    await expect(tab.getByRole('status', { name: 'Draft' })).toHaveText(/^Kept in this browser/);
  };
  const continueAs = async (tab: Page, name: string) => {
    await draftDialog(tab).getByRole('button', { name: 'Continue' }).click();
    await expect(await siteName(tab)).toHaveValue(name);
  };
  await page.goto('/link/winkSiteDetail/new/New');
  await rename(page, 'Car loans');
  await page.getByRole('button', { name: 'Share draft' }).click();
  const shared = page.getByRole('dialog', { name: 'Share draft' });
  await shared.getByRole('button', { name: 'Create link' }).click();
  const link = await shared.getByLabel('Link to your draft').inputValue();
  await page.keyboard.press('Escape');
  const seesDraft = async () => {
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('button', { name: 'Next' })).toBeVisible();
    await visitor.close();
  };
  const other = await context.newPage();
  await other.goto('/link/winkSiteDetail/new/New');
  // Discarded for this tab only: the first one still edits its site, and keeps its link.
  await draftDialog(other).getByRole('button', { name: 'Discard' }).click();
  await rename(other, 'Cards');
  await seesDraft();
  await page.reload();
  await continueAs(page, 'Car loans');
  await page.close();
  await other.reload();
  await continueAs(other, 'Cards');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other).toHaveURL(/winkSite$/);
  await other.goto('/link/winkSiteDetail/new/New');
  await continueAs(other, 'Car loans');
});
