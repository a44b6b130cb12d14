import { type APIRequestContext, expect, test } from '@playwright/test';
import { linkApi } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

test('revokes an account and erases the person', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'erase');
  const userId = await shareAsGeorge(request, authorization);

  await page.goto(`/users/user-details?userId=${userId}`);
  await expect(page.getByText('George Cimafranca Palomero, Jr').first()).toBeVisible();
  await page.getByRole('tab', { name: 'PhilHealth' }).click();
  await page.getByRole('button', { name: 'More for this account' }).click();
  await page.getByRole('menuitem', { name: 'Revoke account' }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke the PhilHealth account?' });
  await expect(revoke.getByText(/\d+ data items of it/)).toBeVisible();
  await expectAccessible(page);
  await revoke.getByRole('button', { name: 'Revoke account' }).click();
  await expect(page.getByText('The account was revoked, and its data is deleted.')).toBeVisible();
  await expect(revoke).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'NBI' }).click();
  await expect(page.getByText('George Cimafranca Palomero, Jr').first()).toBeVisible();
  await page.getByRole('button', { name: 'More for this user' }).click();
  await page.getByRole('menuitem', { name: 'Erase user' }).click();
  const erase = page.getByRole('dialog', { name: `Erase user …${userId.slice(-8)}?` });
  await expect(erase.getByRole('listitem')).toHaveText([
    /^NBI account with \d+ data items$/,
    'User ID, metadata and link tokens',
  ]);
  await expectAccessible(page);
  await erase.getByRole('button', { name: 'Cancel' }).click();
  await expect(erase).toBeHidden();

  await page.goto('/users');
  await page.getByRole('link', { name: 'George Cimafranca Palomero, Jr' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'More for this user' }).click();
  await page.getByRole('menuitem', { name: 'Erase user' }).click();
  await erase.getByRole('button', { name: 'Erase user' }).click();
  await expect(page.getByText('No user connected an account in this period.')).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  const answer = await request.get(`/sandbox/v1/users/${userId}`, { headers: { authorization } });
  expect(answer.status()).toBe(404);
});

/** Creates an end user with PhilHealth and NBI data; returns the id. */
async function shareAsGeorge(request: APIRequestContext, authorization: string): Promise<string> {
  const created = await request.post('/sandbox/v1/users', { headers: { authorization } });
  const { user, token } = (await created.json()).data;
  const headers = { authorization: `Bearer ${token.accessToken}` };
  const credentials = { username: 'George', password: '123456' };
  for (const providerId of ['nbi_ph', 'philhealth_ph']) {
    const started = await request.post(`${linkApi}/accounts`, { headers, data: { providerId, credentials } });
    const { id } = (await started.json()).data;
    await expect
      .poll(async () => (await (await request.get(`${linkApi}/accounts/${id}`, { headers })).json()).data.stage)
      .toBe('DONE');
  }
  return user.id;
}
