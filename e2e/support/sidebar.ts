import type { Locator, Page } from '@playwright/test';

/** A link of the portal's navigation: a page may link to the same place in its text, once it has loaded. */
export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}
