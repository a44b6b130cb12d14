import { expect, type Page } from '@playwright/test';
import { linkUrl } from './addresses.ts';

/** Maximum of requests on a first visit of a page, or of a tab by its address, and in each of its frames. */
const maxRequests = 25;
/** A page without requests for this long is loaded. */
const restMs = 500;

/** Watches what pages ask for, beside pictures that the data names: of people and of sources of data. */
export function watchRequests(page: Page) {
  let asked: string[] = [];
  let askedInFrames: string[] = [];
  page.on('request', (request) => {
    const isOfData = request.resourceType() === 'image' && request.url().startsWith(linkUrl);
    if (isOfData) return;
    // Late requests of the page before are not its own.
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
    /** Opens a page; `check` sees it with all that it needs. */
    async open(path: string, check: () => Promise<void>): Promise<void> {
      asked = [];
      askedInFrames = [];
      await page.goto(path);
      await check();
      for (const urls of [asked, askedInFrames])
        expect(urls.length, `${path} asks for\n${urls.join('\n')}\n`).toBeLessThanOrEqual(maxRequests);
    },
    /** Waits until nothing more is asked for. */
    rest,
    forget() {
      asked = [];
    },
    /** The scripts asked for since `forget`. */
    scripts: () => asked.filter((url) => url.endsWith('.js')),
  };
}
