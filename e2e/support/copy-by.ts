import { expect, type Locator } from '@playwright/test';

/** Clicks a copy button and returns the copied text. Clears the clipboard first, so that no older text is returned. */
export async function copyBy(button: Locator): Promise<string> {
  const page = button.page();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // Starts listening before the click, because the message disappears after a moment.
  const told = page.evaluate(hearText, 'copy success!');
  await Promise.all([told, button.click()]);
  await expect.poll(read).not.toBe('');
  return read();
}

function hearText(text: string): Promise<void> {
  return new Promise((heard) => {
    const look = () => {
      if (!document.body.textContent?.toLowerCase().includes(text)) return;
      changes.disconnect();
      heard();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}
