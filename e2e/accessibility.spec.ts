import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from './support/axe.ts';
import { logInToDemo } from './support/demo-login.ts';

const publicPages = ['/login', '/register', '/reset', '/confirm?token=wrong', '/resetPassword?token=wrong', '/terms'];
const portalPages = [
  '/dashboard',
  '/usage',
  '/link/template',
  '/link/winkSite',
  '/link/winkSite?tab=data',
  '/snap',
  '/snap?tab=results',
  '/signal/verification',
  '/signal/signals',
  '/signal/blacklists',
  '/signal/footprints',
  '/signal/maws',
  '/signal/maws?panel=results',
  '/users',
  '/developer/providers',
  '/developer/api-keys',
  '/developer/webhooks',
  '/account/organization',
  '/nowhere',
];
/** So that two can look at once. */
const half = Math.ceil(portalPages.length / 2);

async function expectBothAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('public pages, light and dark', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expectBothAccessible(page);
  }
});

for (const [part, paths] of [portalPages.slice(0, half), portalPages.slice(half)].entries())
  test(`pages of the portal, light and dark, part ${part + 1}`, async ({ page }) => {
    await logInToDemo(page);
    for (const path of paths) {
      await page.goto(path);
      await expectBothAccessible(page);
    }
  });
