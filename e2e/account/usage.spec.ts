import { expect, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from '../support/axe.ts';
import { logInToDemo } from '../support/demo-tenant.ts';
import { sidebarLink } from '../support/sidebar.ts';

test('shows the usage as a chart and as a table, for a chosen period', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/dashboard');
  await sidebarLink(page, 'Account Usage').click();
  await expect(page).toHaveTitle(/^Account Usage/);
  const chart = page.getByRole('slider', { name: /^Account usage from/ });
  await expect(chart).toBeVisible();
  await expectAccessible(page);

  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Accounts \d+, Connected accounts \d+, Users \d+$/);
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('Connected accounts')).toHaveCount(2);

  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table', { name: /^Account usage/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^From/ }).click();
  await expect(page.getByText('Data is available only for the past two (2) months.')).toBeVisible();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('From', { exact: true }).fill(day(3));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${day(3)}`));
  await expect(page.getByRole('table', { name: /^Account usage/ }).getByRole('row')).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('button', { name: `From ${day(3)} To ${day(0)}` })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/usage$/);
});

test('opens a dialog with the message of a failed load, and tries again', async ({ page }) => {
  await logInToDemo(page);
  let isBroken = true;
  const refusal = { code: 'INVALID_PARAMETERS', message: 'Broken for this test.', requestId: 'r', data: {} };
  await page.route('**/usages/accounts?*', (route) =>
    isBroken ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  );
  await page.goto('/usage');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Broken for this test.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('opens the dashboard after login, and shows how far the mode is set up', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!pass');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('region', { name: 'Getting started' })).toContainText('Create an API key (done)');
  await expect(page.getByRole('slider', { name: 'Accounts and users of the last 30 days' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Allowances' }).getByRole('row')).toHaveCount(10);
  await expectAccessible(page);
  await expectColoursInDark(page);
});

for (const { name, path, heading } of [
  { name: 'Documentation', path: '/docs/guides/getting-started', heading: 'Getting started' },
  { name: 'Service Status', path: '/status', heading: 'Service Status' },
]) {
  test(`opens ${name} in a new window with a token that works once`, async ({ page, context }) => {
    await logInToDemo(page);
    await page.goto('/dashboard');
    const asked = context.waitForEvent('request', (request) => request.url().includes('auth_token='));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).click()]);
    const url = new URL((await asked).url());
    expect(url.pathname).toBe(path);
    await expect(opened.getByRole('heading', { name: heading }).first()).toBeVisible();
    // The API reference adds the visible section as a fragment.
    await expect(opened).toHaveURL(new RegExp(`${path}(#.*)?$`));
    const token = url.searchParams.get('auth_token');
    const again = await page.request.post('/developer/v1/readmeTokens/redeem', { data: { token } });
    expect(again.status()).toBe(400);
  });
}

test('shows everyone the status of every part', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('status')).toHaveText(/^(All systems operational|Some systems are slow)$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});
