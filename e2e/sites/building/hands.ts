import { expect, type Locator, type Page } from '@playwright/test';

/** The ways in which a person uses a page: with a mouse, or with the keyboard alone. */
export interface Hand {
  name: 'mouse' | 'keyboard';
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select by its label. */
  choose: (target: Locator, label: string) => Promise<void>;
  openTab: (tabs: Locator, name: string) => Promise<void>;
  /** Adds a component to the open form. */
  addComponent: (page: Page, title: string) => Promise<void>;
}

export const mouse: Hand = {
  name: 'mouse',
  press: (target) => target.click(),
  async fill(target, text) {
    await target.click();
    await target.fill(text);
  },
  async choose(target, label) {
    await target.selectOption({ label });
  },
  openTab: (tabs, name) => tabs.getByRole('tab', { name, exact: true }).click(),
  addComponent: (page, title) =>
    page.getByRole('region', { name: 'Components' }).getByRole('button', { name: title, exact: true }).click(),
};

/** Every target must be one that Tab reaches; `keyboard-count.spec.ts` walks all the way with Tab. */
export const keyboard: Hand = {
  name: 'keyboard',
  async press(target) {
    await reach(target);
    const isChecked = await target.evaluate((element) => element.matches('[type=checkbox], [role=switch]'));
    await target.page().keyboard.press(isChecked ? 'Space' : 'Enter');
  },
  async fill(target, text) {
    await reach(target);
    await target.page().keyboard.press('Control+a');
    await target.page().keyboard.insertText(text);
    await expect(target).toHaveValue(text);
  },
  async choose(target, label) {
    await reach(target);
    const steps = await target.evaluate(countSteps, label);
    const key = steps > 0 ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(steps); step++) await target.page().keyboard.press(key);
    await expect(target.locator('option:checked')).toHaveText(label);
  },
  async openTab(tabs, name) {
    const wanted = tabs.getByRole('tab', { name, exact: true });
    await expect(wanted).toBeVisible();
    await reach(tabs.getByRole('tab', { selected: true }));
    for (let step = 0; step < 4 && (await wanted.getAttribute('aria-selected')) !== 'true'; step++)
      await tabs.page().keyboard.press('ArrowRight');
    await expect(wanted).toHaveAttribute('aria-selected', 'true');
  },
  async addComponent(page, title) {
    await keyboard.fill(page.getByRole('searchbox', { name: 'Search components' }), title);
    await expect(page.getByText(`Enter adds ${title}.`)).toBeVisible();
    await page.keyboard.press('Enter');
  },
};

async function reach(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(0);
}

/** Presses of an arrow key from the selected option to another; negative upwards. Disabled options are skipped. */
function countSteps(element: Element, label: string): number {
  const select = element as HTMLSelectElement;
  const options = [...select.options].filter((option) => !option.disabled || option.selected);
  const wanted = options.findIndex((option) => option.label === label);
  if (wanted < 0) throw new Error(`No option ${label}`);
  return wanted - options.findIndex((option) => option.selected);
}
