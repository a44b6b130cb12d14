import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';

test('a sample payslip is uploaded, read while one watches, and its fields light up on the page', async ({
  page,
  request,
}) => {
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
  await expect(result).toBeVisible({ timeout: 60_000 });
  await expect(result.getByText('ABC Corporation')).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'View Detail Report' }).click();

  const panel = page.getByRole('dialog', { name: 'Back to Scanned Documents' });
  await expect(panel.getByRole('img', { name: 'payslip.pdf, page 1' })).toHaveAttribute('data-drawn', 'true');
  const employer = panel.getByRole('button', { name: /^Employer: ABC Corporation/ });
  await panel.getByRole('button', { name: 'Employer Name on the page' }).click();
  await expect(employer).toHaveAttribute('aria-pressed', 'true');
});
