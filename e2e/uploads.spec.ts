import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { linkUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { startHostPage } from './support/host-page.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const secret = 'journey-secret';
/** Long enough to push its neighbours out of view. */
const photoName = `${'Photo of my payslip of May 2026 '.repeat(5)}.jpg`;

test('sends a payslip from a phone, and shows its fields to the tenant', async ({ page, request, browser }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'uploads');
  const headers = { authorization };
  const receiver = await startWebhookReceiver(secret);
  await request.post('/sandbox/v1/webhooks', {
    headers,
    data: { name: 'Uploads', url: receiver.url, eventTypes: ['ALL_EVENTS'], active: true, secret },
  });
  const user = (await (await request.post('/sandbox/v1/users', { headers })).json()).data;
  await uploadFromPhone(browser, user.token.accessToken);
  await expect.poll(() => receiver.events.map(({ type }) => type)).toContain('ARCHIVE_STARTED');
  const event = receiver.events.find(({ type }) => type === 'ARCHIVE_STARTED');
  expect(event).toMatchObject({ isSigned: true, data: { userId: user.user.id } });
  await expect.poll(() => receiver.events.map(({ type }) => type)).toContain('TASK_FINISHED');
  receiver.close();

  await page.goto('/users');
  await page.getByRole('table', { name: 'Connected users' }).getByRole('link').first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Back to User Data' });
  await expect(drawer.getByRole('tab', { name: 'Archives' })).toHaveAttribute('aria-selected', 'true');
  await expect(drawer.getByRole('tab', { name: 'Accounts' })).toHaveCount(0);
  await expect(drawer.getByRole('tab', { name: 'Payslip' })).toBeVisible();
  await expect(drawer.getByText(/^(ANALYZED|UNSUPPORTED|ERROR)$/).first()).toBeVisible();
  await expectAccessible(page);
  await readPdf(page);
  await lookAtPhoto(page);
  await drawer.getByRole('switch', { name: 'JSON' }).press('Space');
  await expect(drawer.getByRole('button', { name: 'Copy Archives JSON' })).toBeVisible();
  await expectAccessible(page);
});

/** Uploads a photo and a PDF of two pages. */
async function uploadFromPhone(browser: Browser, token: string): Promise<void> {
  const phone = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await phone.newPage();
  await page.setContent('<h1>Payslip</h1><p style="break-before: page">Net pay 9,000.00</p>');
  const pdf = await page.pdf({ format: 'A4' });
  const host = await startHostPage(linkUrl, token, { enableUpload: true });
  await page.goto(host.url);
  const photo = await page.screenshot({ type: 'jpeg' });
  await page.getByRole('button', { name: 'Connect your account' }).click();
  const widget = page.frameLocator('iframe');
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('button', { name: "Can't find your account?" }).click();
  await widget.getByRole('button', { name: /Payslip/ }).click();
  await widget.getByLabel('Take a photo').setInputFiles({ name: photoName, mimeType: 'image/jpeg', buffer: photo });
  await widget
    .getByLabel('Add another file')
    .setInputFiles({ name: 'May 2026.pdf', mimeType: 'application/pdf', buffer: pdf });
  await widget.getByRole('button', { name: 'Send' }).click();
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expectAccessible(page);
  await widget.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('#log')).toContainText('onUploadsCreated');
  await expect(page.locator('#log')).toContainText('onClose {"reason":"exit"}');
  host.close();
  await phone.close();
}

async function readPdf(page: Page): Promise<void> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refusals.push(message.text());
  });
  await page.getByRole('button', { name: 'View May 2026.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'May 2026.pdf' });
  const drawn = (number: number) =>
    expect(viewer.getByRole('img', { name: `May 2026.pdf, page ${number}` })).toHaveAttribute('data-drawn', 'true');
  await drawn(1);
  await expect(viewer.getByText('Page 1 of 2')).toBeVisible();
  await expect(viewer.getByText('Payslip')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('PageDown');
  await drawn(2);
  await expect(viewer.getByText('Net pay 9,000.00')).toBeAttached();
  await page.keyboard.press('+');
  await expect(viewer.getByText('125%')).toBeVisible();
  await viewer.getByRole('button', { name: 'Rotate' }).click();
  await drawn(2);
  await expect(viewer.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('May 2026.pdf');
  await expect(page.getByRole('tooltip', { name: 'Download' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Back to User Data' })).toBeVisible();
  expect(refusals).toEqual([]);
}

async function lookAtPhoto(page: Page): Promise<void> {
  const view = page.getByRole('button', { name: `View ${photoName}` });
  await expect(view).toBeInViewport({ ratio: 1 });
  await view.click();
  const viewer = page.getByRole('dialog', { name: photoName });
  await expect(viewer.getByRole('button', { name: 'Close the document' })).toBeInViewport({ ratio: 1 });
  const photo = viewer.getByRole('img', { name: `${photoName}, page 1` });
  await expect(photo).toHaveAttribute('data-drawn', 'true');
  const before = await photo.boundingBox();
  await page.keyboard.press('r');
  await expect.poll(async () => (await photo.boundingBox())?.height).not.toBe(before?.height);
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Close the document' }).click();
  await expect(viewer).toHaveCount(0);
}
