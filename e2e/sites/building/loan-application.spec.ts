import { expect, type Page, test } from '@playwright/test';
import { logInAsNewTenant } from '../../support/new-tenant.ts';
import { buildLoanSite } from './build-loan-site.ts';
import { applyForLoan, outcomes } from './fill-loan-site.ts';
import { keyboard, mouse } from './hands.ts';

const names = ['approved', 'review', 'declined'] as const;

for (const hand of [mouse, keyboard]) {
  test(`builds a loan application by ${hand.name}, and takes applications in two languages`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(1_200_000);
    await logInAsNewTenant(page, request, `loan-${hand.name}`);
    const url = await buildLoanSite(page, hand, 'Loans');
    for (const language of ['en', 'fil'] as const)
      for (const name of names) {
        const { path, status } = outcomes[name];
        expect([language, name, await applyForLoan(browser, url, language, name)]).toEqual([
          language,
          name,
          [path, status],
        ]);
      }
    await expectAnswers(page);
  });
}

async function expectAnswers(page: Page): Promise<void> {
  await page.goto('/link/winkSite?tab=data');
  await page.getByRole('tab', { name: 'Answers' }).click();
  const table = page.getByRole('table', { name: 'Answers' });
  await expect(table.getByRole('row')).toHaveCount(7);
  for (const [share, count] of [
    ['10', 2],
    ['50', 2],
    ['80', 2],
  ] as const)
    await expect(
      table.getByRole('row').filter({ has: page.getByRole('cell', { name: share, exact: true }) }),
    ).toHaveCount(count);
}
