import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { shareOfDifference } from '../support/compare-pictures.ts';
import { copyBy } from '../support/copy-by.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';
import { sidebarLink } from '../support/sidebar.ts';

test('creates a template, shows it live in the widget and deletes it', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'templates');
  await page.goto('/dashboard');
  await sidebarLink(page, 'Templates').click();
  await expect(page.getByRole('heading', { name: 'Manage Wink Widget Templates' })).toBeVisible();
  await expect(page).toHaveTitle(/^Wink Widget/);
  await expect(page.getByText('Not found')).toBeVisible();
  const code = page.getByRole('region', { name: 'Code sample' });
  await expect(code).toContainText(/src="http:\/\/localhost:\d+\/v2\/smile\.v2\.js"/);
  await expect(code).toContainText("templateId: 'default_customization'");
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add New Template' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the widget"]');
  await expect(preview.getByRole('heading', { name: 'Palomero Lending asks for your records' })).toBeVisible();
  await fillGlobalSettings(page, preview);
  await fillConsentSettings(page, preview);
  await fillDatasources(page, preview);
  await fillSuccessScreen(page, preview);

  await page.getByRole('button', { name: 'Back to Templates' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  const done = page.getByRole('dialog', { name: 'Success' });
  await expect(done).toContainText('The template "Loans" has been created.');
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Back to Templates' })).toBeHidden();

  const row = page.getByRole('row', { name: /Loans/ });
  await expect(page.getByText('All Templates Loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more templates' })).toBeDisabled();
  const id = await copyId(page);
  await expect(code).toContainText(`templateId: '${id}'`);
  await expectAccessible(page);

  await row.getByRole('link').click();
  await expect(page.getByText(`ID: ${id}`)).toBeVisible();
  await expect(page.getByLabel('Template Name')).toHaveValue('Loans');
  await expectSameAsLive(page, id);

  await page.goto('/link/template');
  await row.getByRole('button', { name: 'Delete Loans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete template Loans?' });
  await expect(dialog).toContainText(
    'You are deleting the Wink Widget Template "Loans". This operation is irreversible. Continue to delete the template?',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Not found')).toBeVisible();
});

async function fillGlobalSettings(page: Page, preview: FrameLocator): Promise<void> {
  await page.getByLabel('Template Name').fill('Loans');
  await expectToFollow(page, preview);
  await page.getByLabel('Company Name').fill('Palomero Loans');
  await expect(preview.getByRole('heading', { name: 'Palomero Loans asks for your records' })).toBeVisible();
  const color = page.getByLabel('Theme Color');
  await color.fill('#ffe600');
  await expect(page.getByText(/4.5 : 1 is needed to read well/)).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Get started' })).toHaveCSS('background-color', 'rgb(255, 230, 0)');
  await expect(preview.getByRole('button', { name: 'Get started' })).toHaveCSS('color', 'rgb(22, 24, 29)');
  await color.fill('#1a4fd0');
  await expect(page.getByText(/which reads well/)).toBeVisible();
  await expectAccessible(page);
}

/** Expects the preview to follow each keystroke, not only the end of typing. */
async function expectToFollow(page: Page, preview: FrameLocator): Promise<void> {
  const company = page.getByLabel('Company Name');
  await company.evaluate((input) => {
    const times: number[] = [];
    Object.assign(window, { typedAt: times });
    input.addEventListener('input', () => times.push(performance.timeOrigin + performance.now()), { capture: true });
  });
  await preview.locator('h1').evaluate((heading) => {
    const times: number[] = [];
    Object.assign(window, { shownAt: times });
    const note = () => times.push(performance.timeOrigin + performance.now());
    new MutationObserver(note).observe(heading, { characterData: true, childList: true, subtree: true });
  });
  await company.press('End');
  await company.pressSequentially(' for all', { delay: 120 });
  await expect(preview.getByRole('heading', { name: 'Palomero Lending for all asks' })).toBeVisible();
  const typed = await page.evaluate(() => (window as unknown as { typedAt: number[] }).typedAt);
  const shown = await preview.locator('h1').evaluate(() => (window as unknown as { shownAt: number[] }).shownAt);
  expect(typed).toHaveLength(8);
  expect(shown[0]).toBeLessThan(typed.at(-1)!);
  expect(shown.at(-1)).toBeGreaterThan(typed.at(-1)!);
}

async function fillConsentSettings(page: Page, preview: FrameLocator): Promise<void> {
  await page.getByRole('tab', { name: 'Consent Settings' }).click();
  const consent = page.getByRole('switch', { name: 'Show the consent screen' });
  await expect(consent).toBeChecked();
  await consent.uncheck();
  await expect(preview.getByRole('heading', { name: 'Select your account' })).toBeVisible();
  await consent.check();
  await page.getByLabel('Start Button Text').fill('Begin');
  await page.getByLabel('Usage Text').fill('We check your income.');
  await expect(preview.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(preview.getByText('We check your income.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Learn more' })).toBeVisible();
  await page.getByRole('switch', { name: 'Learn more link' }).uncheck();
  await expect(preview.getByRole('button', { name: 'Learn more' })).toBeHidden();
  await expectAccessible(page);
}

async function fillDatasources(page: Page, preview: FrameLocator): Promise<void> {
  await page.getByRole('tab', { name: 'Data Sources Screen' }).click();
  await expect(preview.getByRole('button', { name: "Can't find your account?" })).toBeVisible();
  await pick(page, 'Include Only The Following', ['SSS', 'NBI']);
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await expect(preview.getByRole('listitem').first()).toContainText('SSS');
  await pick(page, 'Highlight The Following', ['NBI']);
  await expect(preview.getByRole('listitem').first()).toContainText('NBI');
  await page.getByRole('switch', { name: 'Show Linked Providers' }).uncheck();
  await expect(page.getByRole('alert')).toContainText(
    'Keep revoke access available by implementing the Revoke API manually.',
  );
  await expectAccessible(page);
}

async function pick(page: Page, label: string, names: string[]): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  for (const name of names) {
    await box.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.keyboard.press('Tab');
}

async function fillSuccessScreen(page: Page, preview: FrameLocator): Promise<void> {
  await page.getByRole('tab', { name: 'Success Screen' }).click();
  await expect(preview.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.getByLabel('Screen Text').fill('Thank you.');
  await page.getByLabel('Next Button Text').fill('One more');
  await page.getByLabel('Exit Button Text').fill('Finish');
  await expect(preview.getByText('Thank you.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'One more' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Finish' })).toBeVisible();
  const count = page.getByRole('textbox', { name: 'N', exact: true });
  await expect(count).toBeDisabled();
  await page.getByRole('switch', { name: 'Hide after N connected account(s)' }).check();
  await expect(count).toHaveValue('1');
  await expect(preview.getByRole('button', { name: 'One more' })).toBeHidden();
  await count.fill('');
  await count.blur();
  await expect(count).toHaveValue('1');
  await count.fill('2');
  await expect(preview.getByRole('button', { name: 'One more' })).toBeVisible();
  await expectAccessible(page);
}

async function copyId(page: Page): Promise<string> {
  const id = await copyBy(page.getByRole('button', { name: 'Copy template ID' }).first());
  expect(id).toMatch(/^wtpl-[0-9a-f]{32}$/);
  return id;
}

/** Expects the preview's first two screens to look like the widget with the saved template. */
async function expectSameAsLive(page: Page, id: string): Promise<void> {
  const preview = page.frameLocator('iframe[title="Preview of the widget"]');
  await expect(preview.getByRole('button', { name: 'Begin' })).toBeVisible();
  const consent = await preview.locator('main').screenshot();
  await page.getByRole('tab', { name: 'Data Sources Screen' }).click();
  await expect(preview.getByRole('listitem').first()).toContainText('NBI');
  const list = await preview.locator('main').screenshot();
  expect(await shareOfDifference(page, consent, list)).toBeGreaterThan(0.02);

  await page.goto(`/link/emulator?template=${id}`);
  const widget = page.frameLocator('iframe[title="Widget emulator"]').frameLocator('iframe');
  await expect(widget.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(await shareOfDifference(page, consent, await widget.locator('main').screenshot())).toBeLessThan(0.01);
  await widget.getByRole('button', { name: 'Begin' }).click();
  await expect(widget.getByRole('listitem').first()).toContainText('NBI');
  expect(await shareOfDifference(page, list, await widget.locator('main').screenshot())).toBeLessThan(0.01);
}
