import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { linkApi } from './support/addresses.ts';
import { expectAccessible, expectAccessibleInDark } from './support/axe.ts';
import { connectUser } from './support/connected-user.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

const sections = [
  'Identities',
  'Ratings',
  'Documents',
  'Employments',
  'Incomes',
  'Liabilities',
  'Transactions',
  'Contributions',
];
const jsonBlocks = [...sections, 'Estimated Incomes', 'User Insights', 'User Links'];

async function createUser(request: APIRequestContext, authorization: string) {
  const created = await request.post('/sandbox/v1/users', { headers: { authorization } });
  return (await created.json()).data as { user: { id: string }; token: { accessToken: string } };
}

const openUser = (page: Page, userId: string) => page.goto(`/users/user-details?userId=${userId}`);
/** Skips the person's name, which is the first heading. */
const sectionHeads = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'George Cimafranca Palomero' });

test('shows each account of a user in its sections, formatted and as JSON', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'everything');
  const { userId } = await connectUser(request, authorization, ['sss_ph', 'freelancer']);
  await openUser(page, userId);
  await expect(page.getByRole('tab', { name: 'Accounts' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'SSS' }).click();
  await expect(page.getByText('CONNECTED', { exact: true })).toBeVisible();
  const contributions = page.getByRole('table', { name: 'Contributions' });
  await expect(contributions.getByRole('row')).toHaveCount(6);
  await page.getByLabel('Rows per page of Contributions').selectOption('10');
  await expect(contributions.getByRole('row')).toHaveCount(11);
  const titles = await sectionHeads(page).allTextContents();
  expect(titles.map((title) => title.replace(/\d+$/, '')).slice(0, sections.length)).toEqual(sections);
  await expect(page.getByText('Platform does not support Ratings')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Freelancer' }).click();
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByText('Platform does not support Contributions')).toBeVisible();
  await expectAccessibleInDark(page);

  await page.getByRole('switch', { name: 'JSON' }).click();
  await expect(sectionHeads(page)).toHaveText(jsonBlocks);
  for (const block of ['Identities', 'Transactions'])
    await expect(page.getByRole('button', { name: `Copy ${block} JSON` })).toBeVisible();
  await page.getByRole('button', { name: 'Transactions', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy Transactions JSON' })).toHaveCount(0);
  await expectAccessible(page);
});

test('renders ten thousand transactions quickly as JSON', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'many');
  const { userId } = await connectUser(request, authorization, ['freelancer']);
  const count = 10_000;
  await page.route('**/payload*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data.transactions;
    answer.data.transactions = Array.from({ length: count }, (_, at) => ({ ...first, id: `${first.id}-${at}` }));
    await route.fulfill({ response, json: answer });
  });
  await openUser(page, userId);
  await expect(page.getByText(`1–5 of ${count}`)).toBeVisible();
  await page.getByRole('switch', { name: 'JSON' }).click();
  const more = page.getByRole('button', { name: `Show 50 more of ${count - 50}` });
  await expect(more).toBeVisible();
  expect(await page.locator('main *').count()).toBeLessThan(10_000);
  await more.click();
  await expect(page.getByRole('button', { name: `Show 50 more of ${count - 100}` })).toBeVisible();
});

test('shows that a user has no data, and the error of a failed connection', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'nothing');
  const nobody = await createUser(request, authorization);
  await openUser(page, nobody.user.id);
  await expect(page.getByText('This user does not connect to any provider!')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);

  const failed = await createUser(request, authorization);
  await request.post(`${linkApi}/accounts`, {
    headers: { authorization: `Bearer ${failed.token.accessToken}` },
    data: { providerId: 'nbi_ph', credentials: { username: 'George', password: 'error:ACCOUNT_LOCKED' } },
  });
  await page.goto('/users');
  await page.getByRole('tab', { name: 'UNSUCCESSFUL CONNECTIONS' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('ACCOUNT_LOCKED')).toBeVisible();
  await expect(drawer.getByText('Account is locked')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Back to User Data' }).click();
  await expect(drawer).toHaveCount(0);

  await openUser(page, 'unknown');
  await expect(page.getByText('The user could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});
