import { expect, type Page, test } from '@playwright/test';
import { logInToDemo } from '../support/demo-tenant.ts';

/** Parts that change between runs: times, ids, secrets, charts that end today, frames. */
const changing = 'time, code, canvas, iframe, [role="img"], [class*="chart"], [class*="mono"], [class*="id_"]';

const publicScreens = { login: '/login', register: '/register', reset: '/reset', contact: '/contact' };
const screens = {
  dashboard: '/dashboard',
  usage: '/usage',
  emulator: '/link/emulator',
  templates: '/link/template',
  sites: '/link/winkSite',
  documents: '/snap',
  signals: '/signal/signals',
  verification: '/signal/verification',
  blacklists: '/signal/blacklists',
  footprints: '/signal/footprints',
  maws: '/signal/maws',
  users: '/users',
  sources: '/developer/providers',
  keys: '/developer/api-keys',
  webhooks: '/developer/webhooks',
  settings: '/account/organization',
  organization: '/organization',
  team: '/account/team',
};

for (const [name, path] of Object.entries(publicScreens)) test(name, ({ page }) => compare(page, name, path));

test.describe('signed in', () => {
  test.beforeEach(({ page }) => logInToDemo(page));
  for (const [name, path] of Object.entries(screens)) test(name, ({ page }) => compare(page, name, path));
});

async function compare(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-label^="Loading"], .mantine-Skeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator(changing)], maskColor: '#888888' });
}
