import { expect, type Page, test } from '@playwright/test';
import { pagesBehindLogin, publicPages } from '../scripts/measure/portal-pages.mjs';
import { expectAccessible, expectColoursInDark } from './support/axe.ts';
import { watchRequests } from './support/count-requests.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { servePage } from './support/serve-page.ts';

const tabs = ['/link/winkSite?tab=data', '/snap?tab=results', '/signal/maws?panel=results'];
const portalPages = [...pagesBehindLogin, ...tabs];
/** Split in half, so that two workers can run in parallel. */
const half = Math.ceil(portalPages.length / 2);

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Emulator buttons are disabled until the widget has started, possibly in the middle of an axe run.
  if (page.url().includes('/link/emulator')) await expect(page.getByRole('log')).toContainText('ConsentPageOpened');
}

async function expectBothAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('has accessible public pages, light and dark', async ({ page }) => {
  const { open } = watchRequests(page);
  for (const path of publicPages) {
    await open(path, () => expectLoaded(page));
    await expectBothAccessible(page);
  }
});

for (const [part, paths] of [portalPages.slice(0, half), portalPages.slice(half)].entries())
  test(`has accessible portal pages with few requests, light and dark, part ${part + 1}`, async ({ page }) => {
    const { open } = watchRequests(page);
    await logInToDemo(page);
    for (const path of paths) {
      await open(path, () => expectLoaded(page));
      await expectBothAccessible(page);
    }
  });

test('finds faults in every frame, from any origin, and in the dark theme', async ({ page }) => {
  const write = (body: string) =>
    `<!doctype html><html lang="en" data-mantine-color-scheme="dark"><title>Faults</title><main>${body}</main></html>`;
  const innermost = await servePage(write('<img src="data:,">'));
  const inner = await servePage(write(`<button></button><iframe title="2" src="${innermost.url}"></iframe>`));
  const dark = '<style>@media (prefers-color-scheme: dark) { p { color: #222; background: #111 } }</style><p>Dusk</p>';
  const outer = await servePage(write(`${dark}<input><iframe title="1" src="${inner.url}"></iframe>`));
  await page.goto(outer.url);
  for (const fault of [/label: input/, /button-name: iframe.* button/, /image-alt: iframe.* iframe.* img/])
    await expect(expectAccessible(page)).rejects.toThrow(fault);
  await expect(expectColoursInDark(page)).rejects.toThrow(/color-contrast: p"/);
  await page.goto(inner.url);
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: button"/);
  for (const served of [innermost, inner, outer]) served.close();
});
