import { expect, type Page, test } from '@playwright/test';
import { logInToDemo } from './support/demo-tenant.ts';

/** The server has another build: its parts have other names, and the page names another start. */
async function deploy(page: Page, { isNew }: { isNew: boolean }) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, json: { code: 'MISSING_RESOURCE' } }));
  if (!isNew) return;
  await page.route('**/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
    await route.fulfill({ response: answer, body });
  });
}

/** Opens the webhooks and waits for the code that follows the first use of the page. */
async function openWebhooks(page: Page) {
  await logInToDemo(page);
  await page.goto('/developer/webhooks');
  await expect(page.getByRole('table', { name: 'Webhooks' })).toBeVisible();
  const watch = page.waitForResponse(/first-use/);
  await page.keyboard.press('Shift');
  await watch;
  // Its code runs in the task after the one that brings it.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /first-use/.test(name)));
}

const follow = (page: Page) => page.getByRole('link', { name: 'API Keys' }).dispatchEvent('click');

/** The build for which the page was reloaded; null too while it reloads. */
const readReload = (page: Page) => page.evaluate(() => sessionStorage.getItem('reloaded-for')).catch(() => null);

test('reloads once when a newer build has replaced a part of the page', async ({ page }) => {
  await openWebhooks(page);
  await deploy(page, { isNew: true });
  await follow(page);
  await expect.poll(() => readReload(page)).toContain('index-newer');
  await page.unrouteAll({ behavior: 'wait' });
});

test('keeps a page with something typed, and offers a reload in plain words', async ({ page }) => {
  await openWebhooks(page);
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'half';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await deploy(page, { isNew: true });
  await follow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByText(/dynamically imported module/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await readReload(page)).toBeNull();
});

test('reloads by itself for no lost connection, and goes on after the button', async ({ page }) => {
  await openWebhooks(page);
  await deploy(page, { isNew: false });
  await follow(page);
  await expect(page.getByText(/could not be loaded\. Check your connection/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API keys');
});
