import { expect, type Page, test } from '@playwright/test';
import { linkUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { copyBy } from './support/copy-by.ts';
import { startHostPage } from './support/host-page.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { sidebarLink } from './support/sidebar.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const password = 'Correct-horse-1';
const secret = 'journey-secret';

test('registers, connects an end user and shows the data', async ({ page, request }) => {
  const emailAddress = `journey-${Date.now()}@example.com`;
  await register(page, emailAddress);
  await page.goto(await linkMailedTo(request, emailAddress));
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Login' }))
    .click();
  await logIn(page, emailAddress);

  const { apiKey, apiSecret } = await readSandboxKey(page);
  await rotateKey(page, apiKey);
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  const receiver = await startWebhookReceiver(secret);
  const created = await request.post('/sandbox/v1/webhooks', {
    headers: { authorization },
    data: { name: 'Journey', url: receiver.url, eventTypes: ['ALL_EVENTS'], active: true, secret },
  });
  expect(created.status()).toBe(200);
  const user = await request.post('/sandbox/v1/users', { headers: { authorization } });
  expect(user.status()).toBe(201);
  const { data } = await user.json();

  const host = await startHostPage(linkUrl, data.token.accessToken);
  await connectAccount(page, host.url);
  host.close();
  await expectEvents(receiver.events);
  receiver.close();

  await page.goto('/users');
  await page
    .getByRole('table')
    .getByRole('link', { name: /George/ })
    .click();
  await expect(page.getByRole('tab', { name: /SSS/ })).toBeVisible();
  await expect(page.getByText('George Cimafranca Palomero, Jr').first()).toBeVisible();
  await expectAccessible(page);
});

async function register(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First name').fill('George');
  await page.getByLabel('Last name').fill('Palomero');
  await page.getByLabel('Organization name').fill('Palomero Lending');
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Job title').fill('Engineer');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
}

async function logIn(page: Page, emailAddress: string): Promise<void> {
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function readSandboxKey(page: Page): Promise<{ apiKey: string; apiSecret: string }> {
  await sidebarLink(page, 'API Keys').click();
  await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible();
  const apiKey = await copyBy(page.getByRole('button', { name: /copy api key/i }).first());
  expect(apiKey).toMatch(/^sandbox_[0-9a-f]{40}$/);
  const apiSecret = await copyBy(page.getByRole('button', { name: /copy api secret/i }).first());
  expect(apiSecret).toMatch(/^[0-9A-Za-z]{48}$/);
  await expectAccessible(page);
  return { apiKey, apiSecret };
}

/** The old key stays valid: the rest of the test uses it. */
async function rotateKey(page: Page, apiKey: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of API key …${apiKey.slice(-8)}` }).click();
  await page.getByRole('menuitem', { name: 'Rotate' }).click();
  const dialog = page.getByRole('dialog', { name: `Rotate API key …${apiKey.slice(-8)}?` });
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  const panel = page.getByRole('region', { name: 'Keys being replaced' });
  await expect(panel.getByText('The new key has not been used yet.')).toBeVisible();
  await expect(panel.getByText(`…${apiKey.slice(-8)}`).first()).toBeVisible();
  await expectAccessible(page);
}

async function connectAccount(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Connect your account' }).click();
  const widget = page.frameLocator('iframe');
  await widget.getByRole('button', { name: 'Get started' }).click();
  await expect(widget.getByRole('heading', { name: 'Select your account' })).toBeVisible();
  await widget.getByRole('searchbox').fill('SSS');
  await widget.getByRole('button', { name: /SSS/ }).first().click();
  await widget.getByLabel('SS number').fill('3300000008');
  await widget.getByLabel('Password', { exact: true }).fill('123456');
  await widget.locator('button[type=submit]').click();
  await widget.getByLabel(/code/i).fill('1234');
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expectAccessible(page);
  await widget.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('#log')).toContainText('onClose {"reason":"exit"}');
  await expect(page.locator('#log')).toContainText('onAccountConnected');
}

async function expectEvents(events: { type: string; isSigned: boolean }[]): Promise<void> {
  const expected = [
    'USER_CREATED',
    'ACCOUNT_CREATED',
    'ACCOUNT_CONNECTED',
    'TASK_STARTED',
    'IDENTITY_ADDED',
    'CONTRIBUTIONS_ADDED',
    'TASK_FINISHED',
  ];
  await expect.poll(() => expected.filter((type) => !events.some((event) => event.type === type))).toEqual([]);
  expect(events.filter((event) => !event.isSigned)).toEqual([]);
}
