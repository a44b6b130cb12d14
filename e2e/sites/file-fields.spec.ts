import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectPageFits } from '../support/expect-fits.ts';
import { greenPng } from '../support/green-png.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

async function openBuilder(page: Page): Promise<void> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill('Loan');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}

async function addField(page: Page, type: string, text: string): Promise<void> {
  await palette(page, type).click();
  const label = properties(page).getByLabel(/^Display Label/);
  await expect(label).toHaveValue(type);
  await label.fill(text);
  await properties(page).getByLabel('Required').check();
}

/** Saves the site and returns its address. */
async function saveSite(page: Page, request: APIRequestContext, developer: string): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Loan' }).first()).toBeVisible();
  const listed = await request.get('/developer/v1/winkSites?mode=SANDBOX', { headers: { authorization: developer } });
  return (await listed.json()).data.items[0].url;
}

async function draw(phone: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await phone.mouse.move(box.x + 20, box.y + 60);
  await phone.mouse.down();
  for (let step = 1; step <= 10; step++) await phone.mouse.move(box.x + 20 + step * 20, box.y + 60 - (step % 3) * 15);
  await phone.mouse.up();
}

test('asks for a signature that is drawn, kept over a reload, redrawn and typed', async ({
  page,
  request,
  browser,
}) => {
  const { developer } = await logInAsNewTenant(page, request, 'signature');
  await openBuilder(page);
  await addField(page, 'Signature', 'Your signature');
  await expectAccessible(page);
  const url = await saveSite(page, request, developer);
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await phone.goto(url);
  const pad = phone.getByRole('img', { name: /^Your signature: draw here/ });
  const next = phone.getByRole('button', { name: 'Next' });
  await expect(pad).toBeVisible();
  await next.click();
  await expect(phone.getByText('This field is required')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Draw', exact: true })).toBeFocused();
  await expectPageFits(phone);

  await draw(phone, pad);
  await expect(phone.getByText('Your signature is saved.')).toBeVisible();
  await phone.getByRole('button', { name: 'Clear' }).click();
  await expect(phone.getByText('Your signature is saved.')).toBeHidden();
  await draw(phone, pad);
  await expect(phone.getByText('Your signature is saved.')).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: 'Continue' }).click();
  const kept = phone.getByRole('img', { name: 'Your signature, as you signed' });
  await expect(kept).toBeVisible();
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await expectPageFits(phone);

  // Keyboard only, and the next key is pressed before the signature was uploaded.
  await phone.getByRole('button', { name: 'Sign again' }).press('Enter');
  await phone.getByRole('button', { name: 'Type', exact: true }).press('Enter');
  const typed = phone.getByRole('textbox', { name: 'Your signature: type your name' });
  await typed.pressSequentially('José Ñuñez');
  await expectPageFits(phone);
  await typed.press('Enter');
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await phone.context().close();

  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await page.getByRole('row', { name: /Loan/ }).first().click();
  const link = page.getByRole('link', { name: 'signature.png' });
  await expect(link).toBeVisible();
  const opened = await request.get((await link.getAttribute('href'))!);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/png']);
  await expectAccessible(page);
});

test('takes files and photos, sends them again after a lost connection, and keeps them over a reload', async ({
  page,
  request,
  browser,
}) => {
  const { authorization, developer } = await logInAsNewTenant(page, request, 'files');
  await openBuilder(page);
  await addField(page, 'File Upload', 'Proof of address');
  await properties(page).getByLabel('Most Files').selectOption('2');
  await palette(page, 'File Upload').click();
  const label = properties(page).getByLabel(/^Display Label/);
  await expect(label).toHaveValue('File Upload');
  await label.fill('Payslip');
  await properties(page).getByLabel('Document Type').selectOption({ label: 'Payslip' });
  await expectAccessible(page);
  const url = await saveSite(page, request, developer);
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(url);
  const proof = phone.getByRole('group', { name: /^Proof of address/ });
  const payslip = phone.getByRole('group', { name: /^Payslip/ });
  const next = phone.getByRole('button', { name: 'Next' });
  await expect(proof.getByText('Take a photo')).toBeVisible();
  await next.click();
  await expect(proof.getByText('This field is required')).toBeVisible();
  await expectPageFits(phone);

  const photo = { name: 'meter.png', mimeType: 'image/png', buffer: greenPng(240) };
  const choose = proof.getByLabel('Choose files for Proof of address');
  await choose.setInputFiles({ name: 'run.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(
    proof.getByText('“run.svg” is not a PDF, PNG or JPG. Please choose a file of one of these kinds.'),
  ).toBeVisible();
  await context.setOffline(true);
  await choose.setInputFiles(photo);
  await expect(proof.getByText('The connection was lost.')).toBeVisible();
  await next.click();
  await expect(proof.getByText('Please enter a valid Proof of address')).toBeVisible();
  await expectPageFits(phone);
  await context.setOffline(false);
  await expect(proof.getByText('The file is here.')).toBeVisible();
  await proof.getByRole('button', { name: 'Remove meter.png' }).click();
  await choose.setInputFiles([photo, { ...photo, name: 'bill.png' }, { ...photo, name: 'third.png' }]);
  await expect(proof.getByText('At most 2 files can be added here.')).toBeVisible();
  await expect(proof.getByText('All files are here.')).toBeVisible();
  const pdf = { name: 'May.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') };
  await payslip.getByLabel('Choose a file for Payslip').setInputFiles(pdf);
  await expect(payslip.getByText('The file is here.')).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByRole('link', { name: 'bill.png' })).toBeVisible();
  await expect(payslip.getByRole('link', { name: 'May.pdf' })).toBeVisible();
  await expectPageFits(phone);
  await next.click();
  await expect(phone.getByRole('heading', { name: 'All done' })).toBeVisible();
  await context.close();

  await page.getByRole('tab', { name: 'Sites Data' }).click();
  await page.getByRole('row', { name: /Loan/ }).first().click();
  await page.getByRole('tab', { name: 'Forms' }).click();
  await expect(page.getByRole('link', { name: 'bill.png' })).toBeVisible();
  const archives = await request.get('/sandbox/v1/archives', { headers: { authorization } });
  expect((await archives.json()).data.items).toMatchObject([{ type: 'PAYSLIP', providerId: 'user-provided' }]);
});
