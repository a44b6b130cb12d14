import { expect, type Locator } from '@playwright/test';

/** What a button copies, and says so. The clipboard is emptied before, so that nothing older is taken for it. */
export async function copyBy(button: Locator): Promise<string> {
  const page = button.page();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // Looked for from the beginning: it goes by itself.
  await Promise.all([expect(page.getByText('Copy success!').first()).toBeVisible(), button.click()]);
  await expect.poll(read).not.toBe('');
  return read();
}
