import { expect, test } from '@playwright/test';
import { logInToDemo } from '../support/demo-tenant.ts';

test('keeps the mode of a page while it has unsaved changes', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/account/organization');
  await page.getByRole('tab', { name: 'Personal Information' }).click();
  const title = page.getByLabel('Job title');
  await expect(title).not.toHaveValue('');
  const saved = await title.inputValue();
  await title.fill(`${saved} changed`);
  const mode = page.getByRole('switch', { name: 'Sandbox' });

  await mode.click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(mode).toBeChecked();
  await expect(title).toHaveValue(`${saved} changed`);
  await title.press('End');
  await title.fill(saved);
  await page.reload();
  await expect(mode).toBeChecked();

  await mode.click();
  await expect(mode).not.toBeChecked();
  await expect(title).toHaveValue(saved);
});
