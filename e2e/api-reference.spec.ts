import { expect, test } from '@playwright/test';
import { logInToDemo } from './support/demo-login.ts';

test('guides, examples and samples are there, and a signed-in developer tries an operation out', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/docs');
  for (const name of ['Quick start', 'Widget', 'Sandbox persons and inputs', 'Webhooks', 'Pagination', 'Errors'])
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached();
  await page.goto('/docs#tag/users/GET/users');
  const operation = page.getByRole('region', { name: /List end users/ }).first();
  await operation.scrollIntoViewIfNeeded();
  await operation.getByRole('button', { name: /Test Request/ }).click();
  const answered = page.waitForResponse((response) => response.url().includes('/sandbox/v1/users'));
  await page.getByRole('button', { name: /Send/ }).first().click();
  expect((await answered).status()).toBe(200);
});
