import { expect, type Locator, test } from '@playwright/test';
import { logInAsNewTenant } from '../support/new-tenant.ts';

/** Expects the element to be completely visible in its frame. */
async function expectWhole(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const isWhole = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  await expect.poll(() => part.evaluate(isWhole)).toBe(true);
}

test('previews the whole QR code of a success and both buttons of a failure', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInAsNewTenant(page, request, 'preview');
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Site' });
  await adding.getByLabel('Site Name').fill('Cards');
  await adding.getByLabel('Site Type').selectOption('Wink Site (v2)');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Back to Sites' });
  await editor.getByLabel('Success exit link').fill('https://example.com/done');
  await editor.getByRole('tab', { name: 'Result Page' }).click();
  const preview = page.frameLocator('iframe');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await editor.getByText('Successful', { exact: true }).first().click();
    await expectWhole(preview.getByRole('img', { name: 'QR code to manage your connected accounts' }));
    await editor.getByText('Failed', { exact: true }).first().click();
    await expect(preview.getByRole('heading', { name: 'We could not connect your account' })).toBeVisible();
  }
  await expect(preview.getByRole('button')).toHaveText(['CONNECT']);
  await editor.getByRole('tab', { name: 'General Settings' }).click();
  await editor.getByLabel('Failure exit link').fill('https://example.com/again');
  await editor.getByRole('tab', { name: 'Result Page' }).click();
  await editor.getByText('Failed', { exact: true }).first().click();
  await expect(preview.getByRole('button')).toHaveText(['CONNECT', 'Try again']);
});
