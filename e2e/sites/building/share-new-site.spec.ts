import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { logInAsNewTenant } from '../../support/new-tenant.ts';

test('shares a site that was never saved, with its latest changes, until it is saved', async ({
  page,
  request,
  browser,
}) => {
  const { developer } = await logInAsNewTenant(page, request, 'share-new');
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Site' });
  await added.getByLabel(/^Site Name/).fill('Unsaved');
  await added.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Share draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByLabel('Link to your draft');
  await expect(link).toHaveValue(/\/ws-[0-9a-f]{32}\/draft#draft=/);
  await expectAccessible(page);
  const url = await link.inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const shown = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('region', { name: 'Components' }).getByRole('button', { name: 'Money', exact: true }).click();
  const label = page.getByRole('region', { name: 'Properties' }).getByLabel(/^Display Label/);
  await expect(label).toHaveValue('Money');
  await label.fill('Monthly pay');
  await shown;
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await expect(async () => {
    await phone.goto('about:blank');
    await phone.goto(url);
    await expect(phone.getByText(/Nothing you enter is stored\./)).toBeVisible();
    expect(await phone.getByLabel(/^Monthly pay/).count()).toBe(1);
  }).toPass();
  await expectAccessible(phone);

  const list = async () => {
    const headers = { authorization: developer };
    return (await (await request.get('/developer/v1/winkSites?mode=SANDBOX', { headers })).json()).data.items.length;
  };
  expect(await list()).toBe(0);
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await ended;
  expect(await list()).toBe(1);
  await phone.goto('about:blank');
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: 'This preview is no longer shared' })).toBeVisible();
  await phone.context().close();
});
