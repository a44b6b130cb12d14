import { expect, type FrameLocator, type Page, type ViewportSize } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Smallest phones that the widget supports. */
export const smallPhones = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
] as const;
const desktop = { width: 1280, height: 800 };

/**
 * Sets the viewport for a whole test: this one on phones, a window on desktop. Resizing in the middle can misplace
 * clicks in frames of another origin.
 */
export function onPhone(viewport: ViewportSize) {
  return async ({ isMobile }: { isMobile: boolean }, use: (viewport: ViewportSize) => Promise<void>) =>
    use(isMobile ? viewport : desktop);
}
const smallestTarget = 44;

/** Expects no horizontal scrolling, thumb-sized targets, and no axe violations. */
export async function expectFits(page: Page, widget: FrameLocator): Promise<void> {
  const found = await widget.locator('body').evaluate((body, smallest) => {
    const { scrollWidth, clientWidth } = body.ownerDocument.documentElement;
    const targets = [...body.querySelectorAll('button, a[href], input:not([type=file])')];
    const small = targets
      .filter((target) => !target.closest('[hidden]') && !(target as HTMLInputElement).disabled)
      .map((target) => ({
        name: target.outerHTML.slice(0, 90),
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.height < smallest || box.width < smallest));
    return {
      isScrolling: scrollWidth > clientWidth,
      small: small.map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    };
  }, smallestTarget);
  expect(found).toEqual({ isScrolling: false, small: [] });
  await scrollClear(widget);
  await expectAccessible(page);
}

/** Expects no horizontal scrolling and no axe violations of a page, in both themes. */
export async function expectPageFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
  }
}

/** Sticky buttons at the bottom cover the content until it is scrolled to the end. */
async function scrollClear(widget: FrameLocator): Promise<void> {
  await widget.locator('body').evaluate((body) => {
    for (const element of body.querySelectorAll('*')) {
      const { position, bottom } = getComputedStyle(element);
      if (position !== 'sticky' || bottom !== '0px') continue;
      for (let over = element.parentElement; over; over = over.parentElement) over.scrollTop = over.scrollHeight;
    }
  });
}
