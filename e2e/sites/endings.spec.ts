import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { copyBy } from '../support/copy-by.ts';
import { greenPng } from '../support/green-png.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const canvas = (page: Page) => page.frameLocator('iframe[title="Page of the site"]');
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addEnding(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Screen' });
  await dialog.getByLabel(/^Screen Name/).fill(name);
  await dialog.getByLabel('Screen Type').selectOption({ label: 'Ending' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}

async function redirectTo(page: Page, url: string): Promise<void> {
  await properties(page).getByLabel('Redirect URL').fill(url);
  await properties(page).getByLabel('Redirect', { exact: true }).selectOption({ label: 'After 3 seconds' });
}

async function addNextItem(page: Page, target: string, value: string | null): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await dialog.getByRole('button', { name: 'Add next item' }).click();
  const targets = dialog.getByLabel(/^Target Screen/).last();
  await targets.selectOption({ label: target });
  if (value === null) return;
  await dialog.getByRole('button', { name: 'Add condition' }).last().click();
  await dialog.getByLabel('Field').selectOption({ label: 'Age' });
  await dialog.getByLabel('Value').fill(value);
}

async function previewDeclined(page: Page): Promise<void> {
  await page.getByText('Preview', { exact: true }).click();
  await canvas(page).getByLabel('Age').fill('17');
  await canvas(page).getByRole('button', { name: 'Next' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Sorry, 17 is too young' })).toBeVisible();
  await expect(tab(page, 'Declined')).toHaveAttribute('aria-current', 'true');
  await canvas(page).getByRole('button', { name: 'Back to the bank' }).click();
  await expect(canvas(page).getByText('https://bank.example/no?status=SUCCESS')).toBeVisible();
  await page.getByText('Edit', { exact: true }).click();
}

/**
 * Builds a site that asks for the age; 17 leads to a declined ending, any other to a successful one. Returns its URL.
 */
async function build(page: Page): Promise<string> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill('Loans');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page
    .getByRole('list', { name: /^Components of/ })
    .getByRole('button', { name: 'Input', exact: true })
    .click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill('Age');

  await addEnding(page, 'Declined');
  await expect(page.getByRole('button', { name: 'Next Config of Declined' })).toHaveCount(0);
  await expect(properties(page).getByRole('group', { name: 'Next Config' })).toHaveCount(0);
  await properties(page).getByLabel('Outcome').selectOption({ label: 'Declined' });
  await properties(page).getByRole('textbox', { name: 'Header text' }).fill('Sorry, {{Screen 1.Age}} is too young');
  await properties(page).getByRole('textbox', { name: 'Body text' }).fill('**Please come back** when you are of age.');
  await properties(page).getByRole('button', { name: 'Upload image' }).click();
  await page.setInputFiles('input[type=file]', { name: 'no.png', mimeType: 'image/png', buffer: greenPng(240) });
  await page.getByRole('dialog', { name: 'Upload image' }).getByRole('button', { name: 'OK' }).click();
  await properties(page).getByLabel('Image description').fill('A closed door');
  await redirectTo(page, 'https://bank.example/no?status=SUCCESS');
  await properties(page).getByLabel('Button text').fill('Back to the bank');
  await expect(canvas(page).getByRole('button', { name: 'Back to the bank' })).toBeVisible();
  await expect(canvas(page).getByRole('img', { name: 'A closed door' })).toBeVisible();
  await expectAccessibleInDark(page);
  await page.screenshot({ path: test.info().outputPath('builder.png'), fullPage: true });

  await addEnding(page, 'Accepted');
  await redirectTo(page, 'https://bank.example/yes');
  await tab(page, 'Screen 1').click();
  await page.getByRole('button', { name: 'Next Config of Screen 1' }).click();
  await addNextItem(page, 'Declined', '17');
  await addNextItem(page, 'Accepted', null);
  await page.getByRole('dialog', { name: 'Next Config' }).getByRole('button', { name: 'Save', exact: true }).click();
  await previewDeclined(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return copyBy(page.getByRole('button', { name: 'Copy URL: Loans' }));
}

async function visit(browser: Browser, url: string, age: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 568 } })).newPage();
  await phone.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bank</h1>' }),
  );
  await phone.goto(url);
  await phone.getByLabel('Age').fill(age);
  await phone.getByRole('button', { name: 'Next' }).click();
  return phone;
}

const outcomeIn = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.getAll('status')];
};

test('ends visits at declined and successful endings', async ({ page, request, browser }) => {
  await logInAsNewTenant(page, request, 'endings');
  const url = await build(page);

  const declined = await visit(browser, url, '17');
  const heading = declined.getByRole('heading', { level: 1, name: 'Sorry, 17 is too young' });
  await expect(heading).toBeFocused();
  await declined.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(declined.getByText('You stay on this page.')).toBeVisible();
  await expect(declined.getByRole('button')).toHaveText(['Back to the bank']);
  await expect(declined.getByRole('img', { name: 'A closed door' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await declined.emulateMedia({ colorScheme });
    await expectAccessible(declined);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await declined.evaluate(isWide)).toBe(false);
    await declined.screenshot({ path: test.info().outputPath(`declined-${colorScheme}.png`), fullPage: true });
  }
  await declined.reload();
  await expect(heading).toBeVisible();
  await expect(declined.getByRole('button')).toHaveText(['Back to the bank']);
  await declined.getByRole('button', { name: 'Back to the bank' }).click();
  await expect(declined.getByRole('heading', { name: 'Bank' })).toBeVisible();
  expect(outcomeIn(declined)).toEqual(['/no', ['FAILURE']]);
  await declined.goBack();
  await expect(heading).toBeVisible();
  await declined.context().close();

  const accepted = await visit(browser, url, '30');
  await expect(accepted.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(accepted.getByText(/^You will be taken to bank\.example in \d seconds?\.$/).first()).toBeVisible();
  await accepted.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await accepted.screenshot({ path: test.info().outputPath('accepted-dark.png'), fullPage: true });
  await accepted.waitForURL('https://bank.example/yes**');
  expect(outcomeIn(accepted)).toEqual(['/yes', ['SUCCESS']]);
  await accepted.context().close();

  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await expect(page.getByRole('row', { name: /FAILURE/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /SUCCESS/ })).toHaveCount(1);
});
