import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public pages', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('pages of the portal', async ({ page }) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('demo@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Demo-2026!pass');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL('**/dashboard');
      for (const path of portalPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });
}
