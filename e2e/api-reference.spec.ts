import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';

test('links guides and reference both ways, and lets a signed-in developer try an operation', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/docs/guides');
  await page
    .getByRole('link', { name: /^Getting started/ })
    .last()
    .click();
  const curl = page.getByRole('tab', { name: 'curl' }).first();
  await curl.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'POST /tokens' }).click();
  await expect(page).toHaveURL(/\/docs#tag\/tokens/);
  await expect(page.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/');
  await page.goto('/docs');
  for (const name of ['Pagination', 'Errors', 'Idempotency', 'Limits and versions'])
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached();
  await page.goto('/docs#tag/users/GET/users');
  const operation = page.getByRole('region', { name: /List end users/ }).first();
  await operation.scrollIntoViewIfNeeded();
  await operation.getByRole('button', { name: /Test Request/ }).click();
  const answered = page.waitForResponse((response) => response.url().includes('/sandbox/v1/users'));
  await page.getByRole('button', { name: /Send/ }).first().click();
  expect((await answered).status()).toBe(200);
});

test('has an accessible reference, also while trying an operation, and opens operations by keyboard', async ({
  page,
}) => {
  await logInToDemo(page);
  const operation = page.getByRole('link', { name: 'get /users', exact: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    await operation.waitFor();
    await expectAccessible(page);
  }
  await operation.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#tag\/users\/GET\/users$/);
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
  await expect(page.getByRole('checkbox', { name: 'Send Accept' })).toBeVisible();
  await expectAccessible(page);
});

test('moves nothing in a guide while it loads', async ({ page }) => {
  await page.goto('/docs/guides/getting-started');
  await expect(page.getByRole('tab', { name: 'curl' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  expect(moved).toBeLessThan(0.05);
});
