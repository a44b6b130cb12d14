import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';

test('leads through the portal by keyboard: pages, search, the palette and the list of shortcuts', async ({ page }) => {
  await logInToDemo(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/developer/providers');
  await expect(page.getByLabel('Provider Name')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Provider Name')).toBeFocused();

  await page.getByRole('button', { name: /^Search… (Ctrl|⌘) K$/ }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('webhooks');
  await expect(palette.getByRole('option').first()).toHaveText(/Webhooks/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/developer/webhooks');
  await expect(palette).toBeHidden();

  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Data Sources')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  const group = page.getByRole('button', { name: 'Wink Widget' });
  await expect(sidebarLink(page, 'Emulator')).toBeVisible();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(sidebarLink(page, 'Emulator')).toBeHidden();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebarLink(page, 'Emulator')).toBeHidden();
});
