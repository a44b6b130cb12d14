import { expect, type Page, test } from '@playwright/test';
import { logInToDemo } from '../support/demo-tenant.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { type Frame, writeAnimation, writePicture } from './write-picture.ts';

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-label^="Loading"], .mantine-Skeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens each screen of the README. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => void (await page.goto('/dashboard')),
  'user-data': async (page) => {
    await page.goto('/users');
    await page
      .getByRole('table')
      .getByRole('link', { name: /George/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  },
  builder: async (page) => {
    await page.goto('/link/winkSite');
    await page.getByRole('row', { name: /v3/ }).first().getByRole('button', { name: 'Edit Site' }).click();
    await page.getByRole('button', { name: 'About you', exact: true }).click();
    await page
      .getByRole('list', { name: /^Components of/ })
      .getByRole('button')
      .nth(1)
      .click();
    await expect(page.getByRole('tabpanel', { name: 'Component' })).toBeVisible();
  },
  guides: async (page) => void (await page.goto('/docs/guides/getting-started')),
};

for (const [name, open] of Object.entries(screens))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await logInToDemo(page);
      await open(page);
      await settle(page);
      await writePicture(`${name}-${colorScheme}`, await page.screenshot({ animations: 'disabled' }));
    });

test('from a connection to a webhook and the data', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 960 });
  const { authorization } = await logInAsNewTenant(page, request, 'tour');
  const receiver = await startWebhookReceiver('tour-secret');
  const webhook = {
    name: 'My server',
    url: receiver.url,
    eventTypes: ['ALL_EVENTS'],
    active: true,
    secret: 'tour-secret',
  };
  const created = await request.post('/sandbox/v1/webhooks', { headers: { authorization }, data: webhook });
  expect(created.status()).toBe(200);
  const frames: Frame[] = [];
  const show = async (shownFor: number) => void frames.push({ png: await page.screenshot(), shownFor });

  await page.goto('/link/emulator');
  const widget = page.frameLocator('iframe[title="Widget emulator"]').frameLocator('iframe');
  await expect(widget.getByRole('button', { name: 'Get started' })).toBeVisible();
  await show(1500);
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('Upwork');
  await expect(widget.getByRole('button', { name: /Upwork/ }).first()).toBeVisible();
  await show(1200);
  await widget
    .getByRole('button', { name: /Upwork/ })
    .first()
    .click();
  await widget.getByRole('button', { name: 'Email address' }).click();
  await widget.getByLabel('Email address').fill('gpalomero1234@smileapi.io');
  await widget.getByLabel('Password', { exact: true }).fill('123456');
  await show(1500);
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByLabel(/code/i)).toBeVisible();
  await show(1200);
  await widget.getByLabel(/code/i).fill('1234');
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await show(1800);

  await expect.poll(() => receiver.events.some(({ type }) => type === 'TASK_FINISHED')).toBe(true);
  await page.goto('/developer/webhooks');
  await page.getByRole('button', { name: 'My server' }).click();
  await expect(page.getByRole('row', { name: /TASK_FINISHED/ }).first()).toContainText('Delivered');
  await show(2000);
  await page.goto('/users');
  await page
    .getByRole('table')
    .getByRole('link', { name: /George/ })
    .click();
  await expect(page.getByRole('tab', { name: /Upwork/ })).toBeVisible();
  await settle(page);
  await show(3000);
  receiver.close();
  await writeAnimation('tour', frames, 960);
});
