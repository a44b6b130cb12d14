import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no WCAG 2.2 AA violations on the current page and its frames, as far as axe can detect them. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, tags);
}

async function expectNothing(page: Page, runOnly: string[]): Promise<void> {
  await page.evaluate(changeAtOnce);
  await page.evaluate(endAnimations);
  // Passed rules are omitted from the result.
  const options: Axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await (page.frames().length === 1 ? runAlone(page, options) : runWithFrames(page, options));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

async function runAlone(page: Page, options: object): Promise<Pick<Axe.AxeResults, 'violations'>> {
  await addAxe(page.mainFrame());
  return page.evaluate(async (options) => {
    const { violations } = await window.axe!.run(document, options);
    return { violations };
  }, options);
}

async function runWithFrames(page: Page, options: object): Promise<Pick<Axe.AxeResults, 'violations'>> {
  const partials = await runInFrame(page.mainFrame(), { exclude: [] }, options);
  return page.evaluate(
    async ({ partials, options }) => {
      const { violations } = await window.axe!.finishRun(partials as Axe.PartialResults, options);
      return { violations };
    },
    { partials, options },
  );
}

/** Runs axe in a frame and in all its nested frames, from any origin. */
async function runInFrame(frame: Frame, context: object, options: object): Promise<(object | null)[]> {
  await frame.evaluate(changeAtOnce);
  await addAxe(frame);
  const { partial, within } = await frame.evaluate(
    async ({ context, options }) => ({
      within: window.axe!.utils.getFrameContexts(context as Axe.ContextSpec),
      partial: (await window.axe!.runPartial(context as Axe.ContextSpec, options)) as object,
    }),
    { context, options },
  );
  const partials: (object | null)[] = [partial];
  for (const { frameSelector, frameContext } of within) {
    const element = await frame.evaluateHandle((selector) => window.axe!.utils.shadowSelect(selector), frameSelector);
    const child = await element.asElement()?.contentFrame();
    partials.push(...(child ? await runInFrame(child, frameContext, options) : [null]));
  }
  return partials;
}

/** Adds axe once per document. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** As `expectAccessible`, after switching the page to dark. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await turnDark(page);
  await expectAccessible(page);
}

/** Checks only the colours in dark mode, after `expectAccessible` checked the rest in light mode. */
export async function expectColoursInDark(page: Page): Promise<void> {
  await turnDark(page);
  await expectNothing(page, ['color-contrast', 'link-in-text-block']);
}

async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
}

/** Disables transitions: a page with live data may change while axe runs, and a colour in transition fails. */
function changeAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Ends running animations, because intermediate colours fail without reason. Requested animations start with the next
 * frame; endless or paused ones, and those that scrolling moves, are left alone.
 */
async function endAnimations(): Promise<void> {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => one.timeline instanceof DocumentTimeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map((one) => one.finished));
  }
}
