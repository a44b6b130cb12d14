import { expect, test } from '@playwright/test';
import { addMember } from './support/add-member.ts';
import { expectAccessible } from './support/axe.ts';
import { beginSession } from './support/begin-session.ts';
import { logInAsNewTenant, password } from './support/new-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';

test('uploads and reads a sample payslip, and highlights its fields on the page', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'scanned');
  await page.goto('/dashboard');
  await sidebarLink(page, 'Snap Documents').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scanned Documents' })).toBeVisible();
  const sample = page.getByRole('region', { name: 'Sample Documents' }).getByRole('link', { name: 'Payslip' });
  const payslip = await (await request.get((await sample.getAttribute('href'))!)).body();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: payslip });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();

  const result = page.getByRole('dialog', { name: 'OCR Result' });
  await expect(result).toBeVisible();
  await expect(result.getByText('ABC Corporation')).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'View Detail Report' }).click();

  const panel = page.getByRole('dialog', { name: 'Back to Scanned Documents' });
  await expect(panel.getByRole('img', { name: 'payslip.pdf, page 1' })).toHaveAttribute('data-drawn', 'true');
  const employer = panel.getByRole('button', { name: /^Employer: ABC Corporation/ });
  await panel.getByRole('button', { name: 'Employer Name on the page' }).click();
  await expect(employer).toHaveAttribute('aria-pressed', 'true');
});

test('lets a member upload, correct and filter papers, and see revoked ones', async ({ page, request }) => {
  const { authorization, developer } = await logInAsNewTenant(page, request, 'member');
  const data = { emailAddress: await addMember(request, developer), password };
  await beginSession(page, (await (await request.post('/developer/v1/developerTokens', { data })).json()).data);
  await page.goto('/snap');
  const sample = page.getByRole('region', { name: 'Sample Documents' }).getByRole('link', { name: 'Payslip' });
  const payslip = await (await request.get((await sample.getAttribute('href'))!)).body();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: payslip });
  await page.getByRole('combobox', { name: 'Document Type' }).selectOption('NBI Clearance');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'View Detail Report' }).click({ timeout: 120_000 });

  const panel = page.getByRole('dialog', { name: 'Back to Scanned Documents' });
  await expect(panel.getByRole('list', { name: 'Validation' })).toContainText(
    'It was sent as NBI Clearance but looks like Payslip.',
  );
  await panel.getByRole('button', { name: 'Correct Employer', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Employer' }).fill('Globe Telecom');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Corrected by Ryan Lestari')).toBeVisible();
  await panel.getByRole('switch', { name: 'JSON' }).click();
  await expect(panel.getByText('"Globe Telecom"').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const table = page.getByRole('table', { name: 'Scanned documents' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Document Type' }).selectOption('Payslip');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No scanned documents')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);

  const { items } = (await (await request.get('/sandbox/v1/archives', { headers: { authorization } })).json()).data;
  await request.delete(`/sandbox/v1/archives/${items[0].id}`, { headers: { authorization } });
  await page.reload();
  await expect(table.getByText('REVOKED')).toBeVisible();
  // Only the button to copy its id remains.
  await expect(table.getByRole('row').nth(1).getByRole('button')).toHaveCount(1);
});
