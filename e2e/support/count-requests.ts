import { expect, type Page } from '@playwright/test';
import { linkUrl } from './addresses.ts';

/** What a first visit of a page may ask for, all told; a tab that the address opens comes on top. */
const mostRequests = { page: 25, tab: 30 };

/**
 * Watches what pages ask for, beside pictures that the data names: of people and of sources of data. What frames in the
 * page ask for is their own.
 */
export function watchRequests(page: Page) {
  let asked: string[] = [];
  page.on('request', (request) => {
    const isOfData = request.resourceType() === 'image' && request.url().startsWith(linkUrl);
    if (request.frame() === page.mainFrame() && !isOfData) asked.push(request.url());
  });
  return {
    /** Opens a page; `check` sees it with all that it needs. */
    async open(path: string, check: () => Promise<void>): Promise<void> {
      asked = [];
      await page.goto(path);
      await check();
      const most = /[?&](tab|panel)=/.test(path) ? mostRequests.tab : mostRequests.page;
      expect(asked.length, `${path} asks for\n${asked.join('\n')}\n`).toBeLessThanOrEqual(most);
    },
  };
}
