import type { Page } from '@playwright/test';

/** Signs in to the demo tenant, whose data a test must leave as it is. */
export async function logInToDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!pass');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
