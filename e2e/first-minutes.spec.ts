import { expect, type Locator, type Page, test } from '@playwright/test';
import { copyBy } from './support/copy-by.ts';
import { password } from './support/new-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

/** Counts a person's actions, and records when each goal was reached. */
function startCounter() {
  const startedMs = Date.now();
  let clicks = 0;
  let fields = 0;
  const goals: string[] = [];
  return {
    goals,
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async fill(target: Locator, text: string) {
      fields += 1;
      await target.fill(text);
    },
    reach(goal: string) {
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      goals.push(`${goal}: ${clicks} clicks, ${fields} fields, ${seconds} seconds`);
    },
  };
}
type Counter = ReturnType<typeof startCounter>;

test('leads a newcomer from registration to the first account, webhook and income', async ({ page }) => {
  const counter = startCounter();
  const emailAddress = `first-minutes-${Date.now()}@example.com`;
  await register(page, counter, emailAddress);
  await verify(page, counter);
  await logIn(page, counter, emailAddress);
  counter.reach('Registered and signed in');

  const receiver = await startWebhookReceiver('first-minutes');
  await addWebhook(page, counter, receiver.url);
  await connect(page, counter);
  counter.reach('First account');
  await expect.poll(() => receiver.events.some(({ type }) => type === 'INCOMES_ADDED')).toBe(true);
  expect(receiver.events.every(({ isSigned }) => isSigned)).toBe(true);
  counter.reach('First webhook');
  receiver.close();
  await seeIncome(page, counter);
  counter.reach('First income in the portal');
  await callIncomes(page, counter);
  counter.reach('First income over the API');
  console.log(counter.goals.join('\n'));
});

async function register(page: Page, { click, fill }: Counter, emailAddress: string): Promise<void> {
  await page.goto('/register');
  await fill(page.getByLabel('First name'), 'George');
  await fill(page.getByLabel('Last name'), 'Palomero');
  await fill(page.getByLabel('Organization name'), 'Palomero Lending');
  await fill(page.getByLabel('Email'), emailAddress);
  await fill(page.getByLabel('Job title'), 'Engineer');
  await fill(page.getByLabel('Password', { exact: true }), password);
  await fill(page.getByLabel('Confirm password', { exact: true }), password);
  await click(page.getByRole('checkbox'));
  await click(page.getByRole('button', { name: 'Create account' }));
}

/** The mailbox opens in a new tab, and so does the link in the mail. */
async function verify(page: Page, { click }: Counter): Promise<void> {
  const opensMailbox = page.waitForEvent('popup');
  await click(page.getByRole('link', { name: 'Open the mailbox' }));
  const mailbox = await opensMailbox;
  const opensPortal = mailbox.waitForEvent('popup');
  await click(mailbox.frameLocator('article iframe').getByRole('link').first());
  const confirmed = await opensPortal;
  await expect(confirmed.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await Promise.all([confirmed.close(), mailbox.close()]);
}

async function logIn(page: Page, { click, fill }: Counter, emailAddress: string): Promise<void> {
  await page.goto('/login');
  await fill(page.getByLabel('Email'), emailAddress);
  await fill(page.getByLabel('Password', { exact: true }), password);
  await click(page.getByRole('button', { name: 'Login' }));
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

async function addWebhook(page: Page, { click, fill }: Counter, url: string): Promise<void> {
  await click(sidebarLink(page, 'Webhooks'));
  await click(page.getByRole('button', { name: 'Add New Webhook' }));
  const dialog = page.getByRole('dialog', { name: 'Add New Webhook' });
  await fill(dialog.getByLabel('Name'), 'My server');
  await fill(dialog.getByLabel('URL'), url);
  await fill(dialog.getByRole('textbox', { name: 'Secret' }), 'first-minutes');
  await click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('row', { name: /My server/ })).toBeVisible();
}

/** Follows the guide: Upwork, as George. */
async function connect(page: Page, { click, fill }: Counter): Promise<void> {
  await click(sidebarLink(page, 'Emulator'));
  const widget = page.frameLocator('iframe[title="Widget emulator"]').frameLocator('iframe');
  await click(widget.getByRole('button', { name: 'Get started' }));
  await fill(widget.getByRole('searchbox'), 'Upwork');
  await click(widget.getByRole('button', { name: /Upwork/ }).first());
  await click(widget.getByRole('button', { name: 'Email address' }));
  await expect(widget.getByLabel('Email address')).toBeVisible();
  await click(page.getByRole('button', { name: 'Fill in as George' }));
  await click(widget.locator('button[type=submit]'));
  await expect(widget.getByLabel(/code/i)).toBeVisible();
  await click(page.getByRole('button', { name: 'Fill in as George' }));
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
}

async function seeIncome(page: Page, { click }: Counter): Promise<void> {
  await click(page.getByRole('link', { name: 'Open this user' }));
  const incomes = page.getByRole('table', { name: 'Incomes' });
  await expect(incomes.getByRole('row').nth(1)).toContainText('Upwork Global Inc.');
}

/** Calls the API with the portal's key pair, the last step of Getting started. */
async function callIncomes(page: Page, { click }: Counter): Promise<void> {
  const userId = new URL(page.url()).searchParams.get('userId')!;
  await click(sidebarLink(page, 'API Keys'));
  const row = page.getByRole('row', { name: /Sandbox/ });
  const apiKey = await copyBy(row.getByRole('button', { name: /^Copy API Key/i }));
  const apiSecret = await copyBy(row.getByRole('button', { name: /^Copy .*secret/i }));
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  const answer = await page.request.get(`/sandbox/v1/incomes?userId=${userId}&size=1`, { headers: { authorization } });
  expect((await answer.json()).data.items).toHaveLength(1);
}
