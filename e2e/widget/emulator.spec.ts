import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { copyBy } from '../support/copy-by.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';
import { sidebarLink } from '../support/sidebar.ts';

function widgetOf(page: Page) {
  return page.frameLocator('iframe[title="Widget emulator"]').frameLocator('iframe');
}

test('runs the widget as a sandbox user, and shows its events', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'emulator');
  await page.goto('/dashboard');
  await sidebarLink(page, 'Emulator').click();
  const widget = widgetOf(page);
  await expect(widget.getByRole('button', { name: 'Get started' })).toBeVisible();
  // The portal keeps keyboard focus and scroll position, so that its shortcuts keep working.
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).not.toContain('IFRAME');
  await expect(page.getByRole('region', { name: 'Free connections' })).toContainText('Get In Touch');
  const log = page.getByRole('log');
  await expect(log).toContainText('POST /developer/v1/emulatedUsers');
  await expect(log).toContainText('GET /link-sandbox/v1/config');
  await expect(log).toContainText('ConsentPageOpened');
  for (const name of ['George', 'Ryan', 'Christina', 'Anisha'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Ryan' }).click();
  await expect(page.getByText('Ryan Lestari')).toBeVisible();
  await page.getByRole('tab', { name: 'George' }).click();
  await downloadTestFiles(page);
  await expectAccessible(page);

  const credentials = await copyCredentials(page);
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('NBI');
  await widget.getByRole('button', { name: /NBI/ }).first().click();
  await widget.getByLabel('Username').fill(credentials.userName);
  await widget.getByLabel('Password', { exact: true }).fill('wrong');
  await widget.locator('button[type=submit]').click();
  await expect(log).toContainText('onAccountError');
  await expect(page.getByText('The connection failed.')).toBeVisible();
  await page.getByText('onAccountError').click();
  await expect(log).toContainText('"errorCode": "INVALID_CREDENTIALS"');
  await widget.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText('The widget asks for: User name and Password')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in as George' }).click();
  await expect(widget.getByLabel('Username')).toHaveValue(credentials.userName);
  await expect(widget.getByLabel('Password', { exact: true })).toHaveValue(credentials.password);
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  for (const name of ['onAccountCreated', 'onAccountConnected', 'ConnectSuccessPageOpened', 'LoginPageOpened'])
    await expect(log.getByText(name).first()).toBeVisible();
  await expect(log).not.toContainText('no answer');
  await expect(page.getByText('The account is connected. Open this user to see the data.')).toBeVisible();
  await page.getByText('UI events', { exact: true }).click();
  await expect(log).not.toContainText('onAccountConnected');
  await page.getByText('All', { exact: true }).click();

  const userId = await closeWidget(page);
  await openTheUser(page);
  await expect(log).toContainText('onClose');
  await expect(log).toContainText('onAccountConnected');
  await resetLinkData(page, userId);
  const listed = await request.get('/sandbox/v1/accounts', { headers: { authorization }, params: { userId } });
  const { items } = (await listed.json()).data as { items: { connection: { status: string } }[] };
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ connection }) => connection.status === 'CONNECTED')).toEqual([]);
});

test('customizes the consent screen beside its preview', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'consent');
  await page.goto('/link/emulator?view=consent');
  const preview = page.frameLocator('iframe[title="Preview of the widget"]');
  await page.getByLabel('Company Name').fill('Palomero Loans');
  await page.getByLabel('Information Type').fill('We check your income.');
  await page.getByLabel('Start Button Text').fill('Begin');
  await expect(preview.getByRole('heading', { name: 'Palomero Loans asks for your records' })).toBeVisible();
  await expect(preview.getByText('We check your income.')).toBeVisible();
  await page.getByRole('switch', { name: 'Data Transparency' }).uncheck();
  await expect(preview.getByRole('button', { name: 'Learn more' })).toBeHidden();
  await expectAccessible(page);
  await page.getByLabel('Template Name').fill('Loans');
  await page.getByRole('button', { name: 'Save as New Template' }).click();
  await expect(page).toHaveURL(/template=wtpl-/);
  await page.getByRole('tab', { name: 'Widget' }).click();
  await expect(widgetOf(page).getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Loans');
});

test('ends the session when the server refuses a user token', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'expiry');
  await page.evaluate(() => {
    const claims = { userId: 'nobody', mode: 'SANDBOX', exp: Math.floor(Date.now() / 1000) + 7200 };
    localStorage.setItem('userSandboxAccessToken', `e30.${btoa(JSON.stringify(claims))}.none`);
  });
  await page.goto('/link/emulator');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
});

async function copyCredentials(page: Page): Promise<{ userName: string; password: string }> {
  const userName = await copyBy(page.getByRole('button', { name: 'Copy User name' }));
  return { userName, password: await copyBy(page.getByRole('button', { name: 'Copy Password' })) };
}

/** Closing reloads the page; returns the emulated user's id. */
async function closeWidget(page: Page): Promise<string> {
  const reloaded = page.waitForEvent('load');
  await widgetOf(page).getByRole('button', { name: 'Done' }).click();
  await reloaded;
  await expect(widgetOf(page).getByRole('button', { name: 'Get started' })).toBeVisible();
  return page.evaluate(() => JSON.parse(atob(localStorage.getItem('userSandboxAccessToken')!.split('.')[1]!)).userId);
}

/** Opens the user who just connected, then returns to the emulator. */
async function openTheUser(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open this user' }).click();
  await expect(page.getByRole('heading', { name: /George/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /NBI/ })).toBeVisible();
  await page.goBack();
  await expect(widgetOf(page).getByRole('button', { name: 'Get started' })).toBeVisible();
}

async function resetLinkData(page: Page, userId: string): Promise<void> {
  await page.getByRole('button', { name: 'Reset Link Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the link data?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset Link Data' }).click();
  await expect(page.getByText('Link data reset')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('DELETE /sandbox/v1/accounts/');
  await expect(widgetOf(page).getByRole('button', { name: 'Get started' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('userSandboxAccessToken'));
  expect(token).not.toContain(userId);
}

async function downloadTestFiles(page: Page): Promise<void> {
  const files = page.getByRole('region', { name: 'Test files of George' });
  for (const [label, fileName] of [
    ['Payslip', 'george-payslip.pdf'],
    ['NBI Clearance', 'george-nbi-clearance.pdf'],
    ['Telco Bill', 'george-telco-bill.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await files.getByRole('link', { name: label }).click();
    expect((await download).suggestedFilename()).toBe(fileName);
  }
}
