import { expect, type Page } from '@playwright/test';
import { linkUrl } from './addresses.ts';

/** Maximum requests of the first visit of a page, a tab or a frame. */
const maxRequests = 25;
/** A page counts as loaded after this time without requests. */
const restMs = 500;

/** Records the requests of pages, except pictures of people and data sources. */
export function watchRequests(page: Page) {
  let asked: string[] = [];
  let askedInFrames: string[] = [];
  page.on('request', (request) => {
    const isOfData = request.resourceType() === 'image' && request.url().startsWith(linkUrl);
    if (isOfData) return;
    // Ignores late requests of the previous page.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom()) asked = [];
    if (request.frame() === page.mainFrame()) asked.push(request.url());
    else askedInFrames.push(request.url());
  });
  const rest = async () => {
    for (let before = -1; before < asked.length; ) {
      before = asked.length;
      await page.waitForTimeout(restMs);
    }
  };
  return {
    /** Opens a page; `check` runs after everything has loaded. */
    async open(path: string, check: () => Promise<void>): Promise<void> {
      asked = [];
      askedInFrames = [];
      await page.goto(path);
      await check();
      for (const urls of [asked, askedInFrames])
        expect(urls.length, `${path} asks for\n${urls.join('\n')}\n`).toBeLessThanOrEqual(maxRequests);
    },
    /** Waits until no more requests are made. */
    rest,
    forget() {
      asked = [];
    },
    /** Scripts requested since `forget`. */
    scripts: () => asked.filter((url) => url.endsWith('.js')),
  };
}
