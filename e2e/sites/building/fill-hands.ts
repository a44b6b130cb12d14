import { expect, type Locator, type Page } from '@playwright/test';

/** The ways in which a visitor fills a page in: by touch, or with the keyboard alone. */
export interface FillHand {
  hasTouch: boolean;
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
  check: (target: Locator) => Promise<void>;
  attach: (target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

export const touch: FillHand = {
  hasTouch: true,
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  choose: async (target, label) => void (await target.selectOption({ label })),
  check: (target) => target.check(),
  attach: (target, file) => target.setInputFiles(file),
};

export const tabKey: FillHand = {
  hasTouch: false,
  async press(target) {
    await walkTo(target);
    await target.page().keyboard.press('Enter');
  },
  async fill(target, text) {
    const page = await walkTo(target);
    const isDate = (await target.getAttribute('type')) === 'date';
    // A date is typed part by part, in the order of the browser's language.
    await page.keyboard.type(isDate ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1') : text);
    await expect(target).toHaveValue(text);
  },
  async choose(target, label) {
    const page = await walkTo(target);
    const labels = await target.locator('option').allTextContents();
    for (let step = 0; step < labels.indexOf(label); step++) await page.keyboard.press('ArrowDown');
    await expect(target.locator('option:checked')).toHaveText(label);
  },
  /** Tab stops once in a group of radios; arrow keys move in it. */
  async check(target) {
    await expect(target).toBeVisible();
    const name = await target.getAttribute('name');
    const isRadio = (await target.getAttribute('type')) === 'radio';
    const group = isRadio ? target.page().locator(`[type=radio][name="${name}"]`) : target;
    const page = await walkTo(group.first());
    await page.keyboard.press('Space');
    for (let step = 0; step < (await group.count()) && !(await target.isChecked()); step++)
      await page.keyboard.press('ArrowDown');
    await expect(target).toBeChecked();
  },
  async attach(target, file) {
    // Asked for before the walk: the browser must know of it when the key is pressed.
    const chooser = target.page().waitForEvent('filechooser');
    const page = await walkTo(target);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  },
};

/** Presses Tab until the target has the focus. */
async function walkTo(target: Locator): Promise<Page> {
  const page = target.page();
  await expect(target).toBeEnabled();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await isFocused()); step++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  return page;
}
