import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ownPorts, portalUrl } from './support/addresses.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { copyBuild, startBuild, stopBuild } from './support/other-build.ts';

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

const field = (itemType: string, name: string, props = {}) => ({
  reference: `${itemType}_${name}`,
  itemType,
  props: { name, label: name, required: true, ...props },
});
const screen = (number: number, components: object[], routers: object[]) => ({
  reference: `Screen_${number}`,
  props: { screenName: `Screen ${number}`, routers },
  module: { reference: `FormModule_${number}`, type: 'FormModule', props: { components } },
});

const upgraded = [
  screen(1, [field('Input', 'nickname')], [{ target: 'Screen_2', conditions: [] }]),
  screen(2, [field('PhoneInput', 'mobile')], []),
];
const withPattern = [
  screen(
    1,
    [field('Input', 'code', { rules: [{ format: 'REGEX', regex: '^[0-9]+$' }] })],
    [{ target: 'Screen_2', conditions: [] }],
  ),
  screen(2, [field('Input', 'nickname')], []),
];

async function createSite(portal: string, screens: object[]): Promise<string> {
  const call = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${portal}/developer/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).data;
  };
  const login = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const { developerToken } = await call('/developerTokens', login);
  const additionalConfig = { themeColor: '#167e1c', urlParams: [] };
  const winkSiteTemplate = { scenes: [{ screens }], additionalConfig };
  const site = { name: 'Upgrade', type: 'LOWCODE', winkSiteTemplate };
  return (await call('/winkSites?mode=SANDBOX', site, developerToken.token)).url;
}

test('loads a field of a former build after the upgrade', async ({ page }) => {
  const port = ownPorts.upgrade;
  const [portal, link] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  const data = mkdtempSync(join(tmpdir(), 'smile-upgrade-'));
  const ports = { PORT: String(port), LINK_PORT: String(port + 1), PORTAL_URL: portal, LINK_URL: link };
  const settings = { NODE_ENV: 'development', RATE_LIMIT: '0', LOG_LEVEL: 'warn', DATA_DIR: data };
  const env = { PATH: process.env.PATH ?? '', ...ports, ...settings };
  const former = copyBuild();
  let server = await startBuild(former.folder, env, portal);
  try {
    const url = await createSite(portal, upgraded);
    await page.goto(url);
    await page.getByLabel('nickname').fill('Ana');
    await stopBuild(server);
    server = await startBuild(resolve('.'), env, portal);
    const part = page.waitForResponse(/phone-field-OTHER000\.js/);
    await page.getByRole('button', { name: 'Next' }).click();
    expect((await part).status()).toBe(200);
    await expect(page.getByLabel(/mobile/).last()).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel(/mobile/).last()).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('nickname')).toHaveValue('Ana');
  } finally {
    await stopBuild(server);
    former.remove();
    rmSync(data, { recursive: true, force: true });
  }
});

test('leaves the check of a pattern to the server when its matcher is lost', async ({ page }) => {
  await page.goto(await createSite(portalUrl, withPattern));
  await page.route('**/assets/try-form-*', (route) => route.abort());
  const [code, next] = [page.getByLabel('code'), page.getByRole('button', { name: 'Next' })];
  await code.fill('letters');
  await next.click();
  await expect(page.getByText('Please enter a valid code')).toBeVisible();
  await code.fill('123');
  await next.click();
  await expect(page.getByLabel('nickname')).toBeVisible();
});
