import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const secret = 'a-secret-of-the-journey';

test('adds a webhook, follows its deliveries, tests, resends and deletes it', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'webhooks');
  const receiver = await startWebhookReceiver(secret);
  await page.goto('/webhooks');
  await expect(page).toHaveURL(/\/developer\/webhooks$/);
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
  await expect(page.getByText('Display all Sandbox mode webhooks')).toBeVisible();
  await expect(page.getByText('Not found')).toBeVisible();
  const card = page.getByRole('region', { name: 'Create up to 20 webhooks' });
  await expect(card).toContainText('20 of 20 left');
  await expectAccessible(page);

  await addWebhook(page, receiver.url);
  await expect(card).toContainText('19 of 20 left');
  await expect(page.getByText('All Webhooks Loaded')).toBeVisible();
  const row = page.getByRole('row', { name: /Orders/ });
  await expect(row.getByRole('img', { name: 'Active', exact: true })).toBeVisible();
  await row.getByText('29 more').hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'LIABILITIES_UPDATED' })).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Orders' }).click();
  const log = page.getByRole('dialog');
  await expect(log.getByText('No deliveries yet.')).toBeVisible();
  expect((await request.post('/sandbox/v1/users', { headers: { authorization } })).status()).toBe(201);
  const delivery = log.getByRole('row', { name: /USER_CREATED/ });
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText(/\d:\d{2}:\d{2} [AP]M/);
  for (const name of ['Last Status', 'Took']) await expect(log.getByRole('columnheader', { name })).toBeVisible();
  await expectAccessible(page);

  await sendTest(page);
  await expect(page.getByRole('heading', { name: 'ACCOUNT_FAILED' })).toBeVisible();
  const attempt = page.getByRole('region', { name: 'Attempt 1', exact: true });
  await expect(attempt).toContainText('200');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('region', { name: 'Attempt 2', exact: true })).toContainText('200');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ACCOUNT_FAILED' })).toBeVisible();
  expect(receiver.events.map(({ type }) => type)).toEqual(['USER_CREATED', 'ACCOUNT_FAILED', 'ACCOUNT_FAILED']);
  expect(receiver.events[1]!.data).toEqual({ edited: true });
  expect(receiver.events.every(({ isSigned }) => isSigned)).toBe(true);

  await page.getByRole('button', { name: 'All deliveries' }).click();
  await findFailed(page);
  await page.getByRole('button', { name: 'Back to Webhooks' }).click();
  await row.getByRole('button', { name: 'Delete webhook' }).click();
  const question = page.getByRole('dialog', { name: 'Delete webhook Orders?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Not found')).toBeVisible();
  await expect(card).toContainText('20 of 20 left');
  receiver.close();
});

async function addWebhook(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Webhook' });
  await dialog.getByLabel('Name').focus();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  for (const message of ['name is required.', 'url is required and must begin with https://', 'secret is required.'])
    await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByLabel('URL').fill('http://example.com/');
  await expect(dialog.getByText('url is required and must begin with https://')).toBeVisible();
  await dialog.getByLabel('Name').fill('Orders');
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await dialog.getByRole('textbox', { name: 'Secret' }).fill(secret);
  await expect(dialog.getByText('is required')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'TASK_STARTED' }).uncheck();
  await expect(dialog.getByRole('radio', { name: 'Specific' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'TASK_STARTED' }).check();
  await expect(dialog.getByRole('radio', { name: 'All events' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'TASK_STARTED' }).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function sendTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send test event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send test event' });
  await dialog.getByLabel('Event type').selectOption('ACCOUNT_FAILED');
  await expect(dialog.getByLabel('Data')).toHaveValue(/INVALID_CREDENTIALS/);
  await dialog.getByLabel('Data').fill('[1]');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('The data must be a JSON object.')).toBeVisible();
  await dialog.getByLabel('Data').fill('{"edited": true}');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
}

async function findFailed(page: Page): Promise<void> {
  await page.getByLabel('State').selectOption('FAILED');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/log=wh-[0-9a-f]+&state=FAILED/);
  await expect(page.getByText('No delivery matches the search.')).toBeVisible();
}
