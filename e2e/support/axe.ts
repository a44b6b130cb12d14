import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing on the page as it stands, frames included, breaks WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, tags);
}

async function expectNothing(page: Page, runOnly: string[]): Promise<void> {
  await page.evaluate(endAnimations);
  // What passed is not described, and only where there are frames does axe join its findings in a page of its own.
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

/** As `expectAccessible`, once the page has turned dark. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await turnDark(page);
  await expectAccessible(page);
}

/** The colours of a page that has turned dark; the rest is what `expectAccessible` has just seen in the light. */
export async function expectColoursInDark(page: Page): Promise<void> {
  await turnDark(page);
  await expectNothing(page, ['color-contrast', 'link-in-text-block']);
}

async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
}

/**
 * Colours half way between two are nobody's choice. What has been asked for begins to move with the next frame; what
 * moves for ever, or stands still in the middle, is left to.
 */
async function endAnimations(): Promise<void> {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map((one) => one.finished));
  }
}
