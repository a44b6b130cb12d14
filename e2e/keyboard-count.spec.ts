import { expect, type Locator, type Page, test } from '@playwright/test';
import { logInAsNewTenant } from './support/new-tenant.ts';

/** Keys pressed by a person who uses the keyboard alone. A key with its modifiers is one press. */
class Keys {
  count = 0;
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.page.keyboard.press(key);
      this.count++;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.count += text.length;
  }

  /** Tabs to an element, in the direction that takes fewer presses: a person knows where it is. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    if (await isThere()) return;
    const distance = async (key: string, max: number) => {
      for (let steps = 1; steps <= max; steps++) {
        await this.page.keyboard.press(key);
        if (await isThere()) return steps;
      }
      return null;
    };
    const start = await this.page.evaluateHandle(() => document.activeElement);
    const forwards = await distance('Tab', 60);
    await start.evaluate((element) => (element as HTMLElement).focus());
    const backwards = await distance('Shift+Tab', forwards ?? 60);
    if (backwards === null) {
      await start.evaluate((element) => (element as HTMLElement).focus());
      for (let step = 0; step < forwards!; step++) await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    this.count += backwards ?? forwards!;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function addScreen(page: Page, keys: Keys, name: string, type: string): Promise<void> {
  await keys.reach(button(page, 'Add a screen'));
  await keys.press('Enter');
  await expect(page.getByLabel(/^Screen Name/)).toBeFocused();
  await keys.type(name);
  if (type !== 'F') {
    await keys.press('Tab');
    await keys.type(type);
    // Enter would open the list of types.
    await keys.press('Shift+Tab');
  }
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New Screen' })).toBeHidden();
}

/** Searches the palette and adds the first result. */
async function addComponent(page: Page, keys: Keys, search: string, name: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search components' });
  await keys.reach(field);
  if ((await field.inputValue()) !== '' && (await page.evaluate(() => getSelection()?.toString() === '')))
    await keys.press('Control+a');
  await keys.type(search);
  await expect(page.getByText(`Enter adds ${name}.`)).toBeVisible();
  await keys.press('Enter');
}

/** Leads from the open screen to the one after it, under a condition on its own answer if there is a value. */
async function addRoute(page: Page, keys: Keys, from: string, to: string, value = ''): Promise<void> {
  const shortcuts = 'Control+Enter Meta+Enter';
  await expect(button(page, `Next Config of ${from}`)).toHaveAttribute('aria-keyshortcuts', shortcuts);
  await keys.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await keys.reach(dialog.getByRole('button', { name: 'Add next item' }));
  await keys.press('Enter');
  await expect(dialog.getByLabel(/^Target Screen/)).toHaveValue(/./);
  await expect(dialog.getByLabel(/^Target Screen/).locator('option:checked')).toHaveText(to);
  if (value !== '') {
    await keys.reach(dialog.getByRole('button', { name: 'Add condition' }));
    await keys.press('Enter');
    await keys.reach(dialog.getByLabel('Operator'));
    await keys.type('>');
    await keys.reach(dialog.getByLabel('Value'));
    await keys.type(value);
  }
  await keys.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

async function openScreen(page: Page, keys: Keys, name: string): Promise<void> {
  await keys.reach(button(page, name));
  await keys.press('Enter');
}

test('counts the key presses that build a site of four screens', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'few-keys');
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  await page.getByRole('dialog', { name: 'Add New Site' }).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name: 'Title', exact: true }),
  ).toBeVisible();
  const keys = new Keys(page);
  const marks: string[] = [];
  const mark = (step: string) => marks.push(`${step} ${keys.count}`);

  await keys.reach(
    page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name: 'Title', exact: true }),
  );
  await keys.press('Enter');
  const text = properties(page).getByRole('textbox', { name: 'Text', exact: true });
  await keys.reach(text);
  await keys.press('Control+a');
  await keys.type('Loans');
  mark('landing text');

  await addScreen(page, keys, 'You', 'F');
  await addComponent(page, keys, 'nam', 'Name');
  await addComponent(page, keys, 'ad', 'Address');
  mark('personal data');
  await addScreen(page, keys, 'Pay', 'F');
  await addComponent(page, keys, 'mo', 'Money');
  mark('income');
  await addScreen(page, keys, 'End', 'E');
  mark('ending');
  await openScreen(page, keys, 'Screen 1');
  await addRoute(page, keys, 'Screen 1', 'You');
  mark('first route');
  await openScreen(page, keys, 'You');
  await addRoute(page, keys, 'You', 'Pay');
  mark('second route');
  await openScreen(page, keys, 'Pay');
  await addRoute(page, keys, 'Pay', 'End', '9');
  mark('route with a condition');
  expect(keys.count).toBeLessThanOrEqual(200);
  console.log(`Key presses: ${marks.join(', ')}`);
});
