import { expect, type FrameLocator, type Page, type Route, test } from '@playwright/test';
import { newDemoUserToken } from '../support/demo-tenant.ts';
import { expectFits, onPhone, smallPhones } from '../support/expect-fits.ts';
import { openWidget } from '../support/open-widget.ts';

const heading = (widget: FrameLocator, name: string) => widget.getByRole('heading', { level: 1, name });
const log = (page: Page) => page.getByRole('log');

async function openUpload(page: Page, fileType: string): Promise<FrameLocator> {
  const widget = await openWidget(page, { enableUpload: true, enableConsentPage: false });
  await widget.getByRole('button', { name: "Can't find your account?" }).click();
  await expect(heading(widget, 'Upload a document')).toBeFocused();
  await widget.getByRole('button', { name: new RegExp(fileType) }).click();
  await expect(heading(widget, `Upload ${fileType}`)).toBeFocused();
  return widget;
}

async function takePhoto(page: Page, name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}

test.use({ viewport: onPhone(smallPhones[0]) });

for (const [at, viewport] of smallPhones.entries())
  test.describe(`size ${at + 1}`, () => {
    test.use({ viewport: onPhone(viewport) });
    test('photographs both sides of a card, sends them and takes them back, by keyboard alone', async ({ page }) => {
      const widget = await openWidget(page, { enableUpload: true, enableConsentPage: false });
      await widget.getByRole('tab', { name: 'Document' }).press('Enter');
      await expectFits(page, widget);
      await widget.getByRole('button', { name: "Can't find your account?" }).press('Enter');
      await expectFits(page, widget);
      await widget.getByRole('button', { name: /Company ID/ }).press('Enter');
      await expect(heading(widget, 'Upload Company ID')).toBeFocused();
      await expectFits(page, widget);

      await widget.getByLabel('Take a photo').setInputFiles(await takePhoto(page, 'one.jpg'));
      await expect(widget.getByRole('img', { name: 'Preview of Front side' })).toBeVisible();
      await widget.getByLabel('Take another photo').setInputFiles(await takePhoto(page, 'two.jpg'));
      await expect(widget.getByRole('img', { name: 'Preview of Back side' })).toBeVisible();
      await expect(widget.getByLabel('Take another photo')).toHaveCount(0);
      await widget.getByLabel('Retake Back side').setInputFiles(await takePhoto(page, 'again.jpg'));
      await expect(widget.getByRole('listitem', { name: 'Back side' })).toContainText('again.jpg');
      await expectFits(page, widget);

      await widget.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(heading(widget, 'Success!')).toBeFocused();
      await expectFits(page, widget);
      await expect(log(page)).toContainText(/onUploadsCreated .*"fileType":"COMPANY_ID","status":"STARTED"/);
      await expect(log(page)).toContainText(/"subType":"COMPANY_ID_FRONT".*"subType":"COMPANY_ID_BACK"/);

      await widget.getByRole('button', { name: 'Connect another account' }).press('Enter');
      await widget.getByRole('button', { name: /Company ID.*Uploaded/ }).press('Enter');
      await expect(heading(widget, 'Company ID is uploaded')).toBeFocused();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: /^Remove the document/ }).press('Enter');
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
      await expect(heading(widget, 'Company ID is removed')).toBeFocused();
      await expectFits(page, widget);
      await expect(log(page)).toContainText('onUploadsRemoved');
      for (const name of [
        'FileTypeListPageOpened',
        'FileTypePageOpened',
        'ArchiveSuccessPageOpened',
        'RevokeArchivePageOpened',
      ])
        await expect(log(page)).toContainText(name);
    });
  });

test('says what is wrong with a file and goes on after a lost connection', async ({ page, context }) => {
  const widget = await openUpload(page, 'Payslip');
  const choose = widget.getByLabel(/^(Choose a file|Add another file)$/);
  await choose.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(widget.getByRole('alert')).toContainText('“moving.gif” is not a PDF, PNG or JPG.');
  const photo = await takePhoto(page, 'May.jpg');
  await choose.setInputFiles({ ...photo, name: 'cut.jpg', buffer: photo.buffer.subarray(0, photo.buffer.length / 2) });
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(widget.getByRole('alert')).toContainText('File 1 is damaged or not complete.');
  await widget.getByRole('button', { name: 'Remove Page 1' }).click();
  await choose.setInputFiles(photo);

  await context.setOffline(true);
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(widget.getByRole('alert')).toContainText('The connection was lost. Your pages are still here');
  await context.setOffline(false);
  await widget.getByRole('button', { name: 'Send again' }).click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expectFits(page, widget);
});

test('goes on with a fresh token when the old one expired in the middle', async ({ page }) => {
  const widget = await openUpload(page, 'Payslip');
  await widget.getByLabel('Choose a file').setInputFiles(await takePhoto(page, 'May.jpg'));
  let refusals = 1;
  await page.route('**/link-sandbox/v1/archives', (route) =>
    refusals-- > 0
      ? route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'INVALID_TOKEN', message: '', requestId: '', data: {} },
        })
      : route.continue(),
  );
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('onTokenExpired');
  await expect(heading(widget, 'Your session has expired')).toBeVisible();
  const fresh = await newDemoUserToken(page.request);
  await page.evaluate((token) => (window as never as { updateToken(token: string): void }).updateToken(token), fresh);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('shows that it is sending, and stops on request', async ({ page }) => {
  const widget = await openUpload(page, 'Payslip');
  await widget.getByLabel('Choose a file').setInputFiles(await takePhoto(page, 'large.jpg'));
  const held: Route[] = [];
  await page.route('**/link-sandbox/v1/archives', (route) => void held.push(route));
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(widget.getByRole('progressbar')).toBeVisible();
  await widget.getByRole('button', { name: 'Cancel' }).click();
  await expect(widget.getByRole('progressbar')).toHaveCount(0);
  await expect(widget.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(widget.getByRole('listitem', { name: 'Page 1' })).toContainText('large.jpg');
  await expectFits(page, widget);
});

test('offers a sample document when the page asks for it', async ({ page }) => {
  const widget = await openWidget(page, { enableUpload: true, enableSampleModel: true, providers: ['PAYSLIP'] });
  await widget.getByRole('button', { name: 'Get started' }).click();
  await expect(heading(widget, 'Upload Payslip')).toBeFocused();
  await widget.getByRole('button', { name: 'Use a sample document' }).press('Enter');
  await expect(widget.getByRole('listitem', { name: 'Page 1' })).toContainText('george-payslip.pdf');
  await widget.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(log(page)).toContainText(/onUploadsCreated .*"format":"PDF"/);
  await expect(widget.getByRole('status')).toContainText('Details read');
  await expect(widget.getByText('Net amount', { exact: true })).toBeVisible();
  await expectFits(page, widget);
});
