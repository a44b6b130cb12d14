import { expect, type Page, test } from '@playwright/test';
import { logInAsNewTenant } from '../../support/new-tenant.ts';
import { buildLoanSite } from './build-loan-site.ts';
import { tabKey, touch } from './fill-hands.ts';
import { applyForLoan, outcomes } from './fill-loan-site.ts';
import { keyboard, mouse } from './hands.ts';

const names = ['approved', 'review', 'declined'] as const;

for (const [hand, filling] of [
  [mouse, touch],
  [keyboard, tabKey],
] as const) {
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
        expect([language, name, await applyForLoan(browser, url, { hand: filling, language, outcome: name })]).toEqual([
          language,
          name,
          [path, status],
        ]);
      }
    await expectAnswers(page);
  });
}

/** Cells of the answers, in the order of the table. */
const person = ['Ana', 'Reyes', '1990-05-17', '+639171234567', 'ana@example.com'];
const loan = ['100000', '12', 'Education', 'Employed', '50000'];
const household = ['Cebu', '-', 'Cebu', 'Cebu', '6000', 'Cebu', '2', 'No'];
const rest = ['Acme', 'Engineer', 'payslip.png', 'Bank of Cebu', '0012345678', 'Jose Cruz', '+639177654321'];
const answers = {
  approved: ['Success', '1', ...person, ...loan, '5000', 'Yes', ...household, ...rest, '10', '45000'],
  review: ['Success', '1', ...person, ...loan, '25000', 'Yes', ...household, ...rest, '50', '25000'],
  declined: ['Declined', '1', ...person, ...loan, '40000', '-', ...household, ...rest.map(() => '-'), '80', '10000'],
};

async function expectAnswers(page: Page): Promise<void> {
  await page.goto('/link/winkSite?tab=data');
  await page.getByRole('tab', { name: 'Answers' }).click();
  const rows = page.getByRole('table', { name: 'Answers' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  // The newest first, in both languages.
  for (const [index, name] of [...names, ...names].reverse().entries())
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText([/20\d\d/, ...answers[name]]);
}
