import type { Locator, Page } from '@playwright/test';

/** A link in the sidebar only: the page's text may link to the same place. */
export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}
