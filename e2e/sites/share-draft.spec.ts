import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { expectPageFits } from '../support/expect-fits.ts';
import { greenPng } from '../support/green-png.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const pages = {
  scenes: [
    {
      screens: [
        {
          reference: 'Screen_about',
          props: { screenName: 'About you', routers: [{ target: 'Screen_connect', conditions: [] }] },
          module: {
            reference: 'FormModule_about',
            type: 'FormModule',
            props: {
              components: [
                {
                  reference: 'Input_income',
                  itemType: 'Input',
                  props: { label: 'Income', name: 'income', required: true },
                },
                { reference: 'Photo_1', itemType: 'FileUpload', props: { label: 'Payslip', name: 'payslip' } },
              ],
            },
          },
        },
        {
          reference: 'Screen_connect',
          props: { screenName: 'Connect' },
          module: {
            reference: 'WinkWidgetModule_connect',
            type: 'WinkWidgetModule',
            props: { winkTemplateId: 'default_customization' },
          },
        },
      ],
    },
  ],
};

const part = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name, exact: true });

test('shares a draft by a link that shows it without storing anything, until it is withdrawn', async ({
  page,
  request,
  browser,
}) => {
  const { developer } = await logInAsNewTenant(page, request, 'share-draft');
  const headers = { authorization: developer };
  const data = { name: 'Loans', type: 'LOWCODE', enabled: false, winkSiteTemplate: pages };
  const { id } = (await (await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers, data })).json()).data;

  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  await page.getByRole('button', { name: 'Share draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await expect(dialog.getByText(/^There is no draft to share/)).toBeVisible();
  await page.keyboard.press('Escape');
  await part(page, 'Input Income').click();
  await page
    .getByRole('region', { name: 'Properties' })
    .getByLabel(/^Display Label/)
    .fill('Monthly pay');
  await page.getByRole('button', { name: 'Share draft' }).click();
  await dialog.getByText('1 hour', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByLabel('Link to your draft');
  await expect(link).toHaveValue(new RegExp(`/${id}/draft#draft=`));
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('dialog.png') });
  const url = await link.inputValue();

  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (sent) => {
    expect(sent.headers().referer ?? '').toBe('');
    expect(sent.url()).not.toContain('draft=');
    if (sent.method() !== 'GET') asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`);
  });
  await phone.goto(url);
  await expect(phone.getByText(/Nothing you enter is stored\./)).toBeVisible();
  await expectPageFits(phone);
  await phone.screenshot({ path: test.info().outputPath('form.png') });
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('This field is required')).toBeVisible();
  await phone.getByLabel(/^Monthly pay/).fill('1000');
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'payslip.png', mimeType: 'image/png', buffer: greenPng(64) });
  await expect(phone.getByText('payslip.png')).toBeVisible();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText(/In a preview nothing can be connected\./)).toBeVisible();
  await expectPageFits(phone);
  await phone.screenshot({ path: test.info().outputPath('widget.png') });
  await phone.goBack();
  await expect(phone.getByLabel(/^Monthly pay/)).toHaveValue('1000');
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.getByRole('button', { name: 'Continue as if connected' }).click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await expectPageFits(phone);
  expect(asked).toEqual([`POST /hosted/v1/sites/${id}/draft`]);
  const list = async (path: string) =>
    (await (await request.get(`/developer/v1/${path}`, { headers })).json()).data.items.length;
  expect(await list('winkSiteSessions?mode=SANDBOX')).toBe(0);
  expect(await list('users?mode=SANDBOX')).toBe(0);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await expectAccessibleInDark(page);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This preview is no longer shared' })).toBeVisible();
  await expectPageFits(phone);
  await phone.screenshot({ path: test.info().outputPath('ended.png') });
  await context.close();
});
