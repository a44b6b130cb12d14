import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from './support/axe.ts';
import { connectUser } from './support/connected-user.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

const money = /^PHP [\d,]+\.\d{2}$/;

test('shows data derived from an end user’s accounts', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'insights');
  const { userId } = await connectUser(request, authorization, ['nbi_ph', 'sss_ph']);

  await page.goto('/users');
  await page
    .getByRole('table')
    .getByRole('link', { name: /George/ })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: 'SSS' }).click();
  const brackets = drawer.getByRole('region', { name: 'Smile Brackets (early access)' });
  await expect(brackets.getByRole('heading', { name: 'Smile Brackets (early access)' })).toBeVisible();
  const incomes = brackets.getByRole('table', { name: 'Estimated Incomes' });
  await expect(incomes.getByRole('row')).toHaveCount(6);
  await expect(incomes.getByRole('row').nth(1)).toHaveText(/^[A-Z][a-z]+ \d{4}PHP[\d,]+\.\d{2}$/);
  await brackets.getByLabel('Rows per page of Estimated Incomes').selectOption('20');
  await expect(incomes.getByRole('row')).toHaveCount(21);

  const income = brackets.getByRole('table', { name: 'Income', exact: true });
  await expect(
    income
      .getByRole('row', { name: /^All Time/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText(money);
  await expectAccessible(page);

  await page.goto(`/users/user-details?userId=${userId}`);
  await page.getByRole('tab', { name: 'SSS' }).click();
  await page.getByRole('tab', { name: 'Liabilities' }).click();
  const loans = page.getByRole('table', { name: 'Liabilities', exact: true }).getByRole('row', { name: /^Loans/ });
  await expect(loans.getByRole('cell').nth(1)).toHaveText('2');
  await expect(loans.getByRole('cell').nth(2)).toHaveText(money);
  await expect(loans.getByRole('cell').nth(5)).toHaveText('-');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Identity & Employments' }).click();
  await expect(page.getByText('Months at Current Employer')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'EMPLOYED' })).toBeVisible();
  await expectAccessibleInDark(page);

  await page.getByRole('tab', { name: 'NBI' }).click();
  for (const name of ['Estimated Incomes', 'User Insights'])
    await expect(page.getByRole('region', { name })).toContainText(`Platform does not support ${name}`);
  await page.getByRole('tab', { name: 'SSS' }).click();
  await page.getByRole('switch', { name: 'JSON' }).click();
  await expect(page.getByRole('button', { name: 'Copy User Insights JSON' })).toBeVisible();
  const json = page.getByRole('region', { name: 'User Insights' });
  const folded = json.getByRole('button', { expanded: false });
  await expect(folded.first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(json.getByText('incomes_last18_months_max_amount_count')).toBeVisible();
  await expectAccessible(page);
});
