import { expect, test } from '@playwright/test';
import { callWithDemoKey, logInToDemo } from './support/demo-tenant.ts';

test('shows every column of the lists at 1280 px, with dates on one line', async ({ page }) => {
  await logInToDemo(page);
  await callWithDemoKey(page.request);
  await expect(async () => {
    await page.goto('/developer/api-keys');
    await expect(page.getByRole('cell', { name: / ago$/ }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  for (const path of ['/link/winkSite', '/link/winkSite?tab=data', '/developer/api-keys', '/developer/providers']) {
    await page.goto(path);
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const frame = table.locator('..');
    // Fills the columns with the longest possible texts.
    await table.evaluate((rows) => {
      for (const time of rows.querySelectorAll('time'))
        time.textContent = time.title ? 'September\u00a029,\u00a02026, 10:47\u00a0PM' : 'a few seconds ago';
    });
    const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, path).toBe(0);
    for (const time of await table.locator('time[title]').all())
      expect((await time.boundingBox())!.height, path).toBeLessThan(24);
  }
});

test('keeps names readable at twice the text size, and every column reachable at 960 px', async ({ page }) => {
  await logInToDemo(page);
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto('/users');
  const table = page.getByRole('table', { name: 'Connected users' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const columns = ['Name', 'User ID', 'Created At', 'Updated At', 'Accounts', 'Archives'];
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  for (const column of columns) {
    await table.getByRole('columnheader', { name: column }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: column })).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const name = table.getByRole('link', { name: /^George/ }).first();
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hidden).toBe(0);
  const readable = await name.evaluate((link) => link.getBoundingClientRect().width);
  expect(readable).toBeGreaterThan(180);
});
