import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInDark } from '../support/axe.ts';
import { greenPng } from '../support/green-png.ts';
import { linkMailedTo } from '../support/mailbox.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';
import { sidebarLink } from '../support/sidebar.ts';

const newPassword = 'Another-horse-2';
const day = 86_400_000;

async function logIn(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function openSettings(page: Page, tab: string): Promise<void> {
  await sidebarLink(page, 'Settings').click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

async function confirmDialog(page: Page, title: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('changes and keeps personal information, picture and organization', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'settings');
  await page.goto('/dashboard');
  await openSettings(page, 'Personal Information');
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await page.getByRole('button', { name: 'Upload image' }).click();
  await page.setInputFiles('input[type=file]', {
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(200_001),
  });
  await expect(page.getByText('The maximum image size is only allowed to be 200KB')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled();
  await page.setInputFiles('input[type=file]', { name: 'photo.png', mimeType: 'image/png', buffer: greenPng(240) });
  await expect(page.getByRole('slider', { name: 'Scale' })).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('slider', { name: 'Rotation' })).toHaveAttribute('aria-valuemax', '360');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Mobile number').fill('call me');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Mobile number must be a number')).toBeVisible();
  await page.getByLabel('Mobile number').fill('639171234567');
  await page.getByRole('tab', { name: 'Team' }).click();
  await confirmDialog(page, 'Leave without saving?', 'Stay');
  await page.getByRole('button', { name: 'Update' }).click();
  await confirmDialog(page, 'Update Success!');
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();

  await page.getByRole('tab', { name: 'Organization' }).click();
  const texts = { Email: 'hello@example.com', 'Phone number': '0281234567', Website: 'https://example.com' };
  for (const [label, value] of Object.entries({ ...texts, 'Street address 1': '1 Sample Street', City: 'Makati' }))
    await page.getByLabel(label).fill(value);
  await choose(page, 'Industry', 'credit gr', 'Other credit granting');
  await choose(page, 'Company size', '51', '51-200');
  await choose(page, 'Country', 'Phil', 'Philippines');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Update Success!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Makati');
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Other credit granting');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Personal Information' }).click();
  await expect(page.getByRole('img', { name: 'Profile image' })).toHaveJSProperty('naturalWidth', 200);
});

test('invites a colleague, changes roles, removes the colleague, and audits all of it', async ({
  page,
  browser,
  request,
}) => {
  const { emailAddress } = await logInAsNewTenant(page, request, 'team');
  await page.goto('/account/team');
  await expect(page).toHaveURL(/\/account\/organization$/);
  await expect(page.getByRole('button', { name: 'You cannot modify your own account' })).toBeVisible();
  const colleague = `colleague-${Date.now()}@example.com`;
  await page.getByLabel('Email').fill(colleague);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Invited ${colleague} Admin`) })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const joining = await context.newPage();
  await joining.goto(await linkMailedTo(request, colleague));
  const title = "Accept George's invitation to sign up to the Smile Developer Portal";
  await expect(joining.getByRole('heading', { name: title })).toBeVisible();
  await expect(joining.getByLabel('Organization name')).toHaveValue('Palomero Lending');
  await joining.getByLabel('First name').fill('Ryan');
  await joining.getByLabel('Last name').fill('Lestari');
  await joining.getByLabel('Job title').fill('Engineer');
  await joining.getByLabel('Password', { exact: true }).fill(password);
  await joining.getByLabel('Confirm password', { exact: true }).fill(password);
  await joining.getByRole('button', { name: 'Try For Free' }).click();
  await expect(joining.getByText('You need to read and agree to our terms')).toBeVisible();
  await expectAccessible(joining);
  await joining.getByRole('checkbox').check();
  await joining.getByRole('button', { name: 'Try For Free' }).click();
  await expect(joining.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await logIn(joining, colleague);
  // A dashboard without users keeps polling, and would redirect to the login page while another page opens.
  await joining.goto('about:blank');

  await page.reload();
  await page.getByRole('button', { name: `Change role ${colleague}` }).click();
  await page.getByRole('radio', { name: 'Developer' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Ryan Lestari .* Developer Engineer/ })).toBeVisible();
  await joining.goto('/account/team');
  await expect(joining).toHaveURL(/\/login/);
  await logIn(joining, colleague);
  await joining.goto('/account/team');
  await expect(joining.getByRole('row', { name: /Ryan Lestari/ })).toBeVisible();
  await expect(joining.getByRole('button', { name: 'Invite' })).toBeHidden();
  await expect(joining.getByRole('columnheader', { name: 'Action' })).toBeHidden();
  await joining.goto('/account/audit-log');
  await expect(joining.getByText('You do not have permission to access this resource.')).toBeVisible();

  await page.getByRole('button', { name: `Delete member ${colleague}` }).click();
  await confirmDialog(page, 'Delete member Ryan Lestari?', 'Delete');
  await expect(page.getByRole('row', { name: /Ryan Lestari/ })).toBeHidden();
  await joining.goto('/account/team');
  await expect(joining).toHaveURL(/\/login/);
  await context.close();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('cell', { name: / removed team member / })).toBeVisible();
  await choose(page, 'Action', 'change-role', 'developer.change-role');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/action=developer\.change-role/);
  await expect(log.getByRole('cell', { name: / removed team member / })).toBeHidden();
  const change = log.getByRole('row', {
    name: new RegExp(`${emailAddress} changed the role of team member .*127\\.0\\.0\\.1`),
  });
  await change.getByRole('button').click();
  const roles = /before \{ "role": "ADMIN" \} after \{ "role": "DEVELOPER" \}/;
  await expect(log.getByRole('row', { name: roles })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(2);
  expect(saved).toContain(`${emailAddress},developer.change-role,developer `);
  expect(saved).toContain('"{""role"":""ADMIN""}","{""role"":""DEVELOPER""}"');
  await expectAccessibleInDark(page);
});

test('adds, opens and deletes consent templates', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'consent');
  await page.goto('/dashboard');
  await openSettings(page, 'Consent Templates');
  await expect(page.getByText('No results found for Consent Template')).toBeVisible();
  await page.getByRole('button', { name: 'Add Consent Template' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  for (const name of ['Consent Type', 'Display Title', 'Version', 'Consent Text'])
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  for (const name of ['Consent Type', 'Display Title', 'Version']) await page.getByLabel(name).fill(`${name} 1`);
  await page.getByLabel('Consent Text').fill('You share your payslips with us.');
  await expect(page.getByText('32 / 60,000')).toBeVisible();
  await page.goBack();
  await confirmDialog(page, 'Leave without saving?', 'Stay');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await confirmDialog(page, 'Update Success!');
  await page.getByRole('button', { name: 'View Display Title 1' }).click();
  await expect(page.getByLabel('Consent Text')).toHaveAttribute('readonly');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Consent Templates' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Display Title 1' }).click();
  await confirmDialog(page, 'Delete consent template Display Title 1?', 'Delete');
  await expect(page.getByText('Your Consent Template has been successfully deleted.')).toBeVisible();
  await confirmDialog(page, 'Success');
  await expect(page.getByText('No results found for Consent Template')).toBeVisible();
});

test('warns of an ageing password, then requires a new one', async ({ page, request }) => {
  await page.clock.install();
  const { emailAddress } = await logInAsNewTenant(page, request, 'password');
  await page.goto('/dashboard');
  await expect(page.getByText(emailAddress)).toBeVisible();
  await page.clock.fastForward(80 * day);
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: /Your password is scheduled to expire in 10 days/ }).click();
  await expect(page).toHaveURL(/changePassword=true$/);
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await page.clock.fastForward(10 * day);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog', { name: 'Password expired' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Password expired' }).getByRole('button', { name: 'OK' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password', { exact: true }).fill('Wrong-one-1');
  await change.getByLabel('New password', { exact: true }).fill(newPassword);
  await change.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await change.getByRole('button', { name: 'Update' }).click();
  await confirmDialog(page, 'Error');
  await change.getByLabel('Current password', { exact: true }).fill(password);
  await change.getByRole('button', { name: 'Update' }).click();
  const done = page.getByRole('dialog', { name: 'Update Success!' });
  await expect(done.getByText('please log in again')).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const session = await request.post('/developer/v1/developerTokens', {
    data: { emailAddress, password: newPassword },
  });
  expect(session.status()).toBe(201);
});

async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('changes an email address once its link is opened', async ({ page, request }) => {
  const { emailAddress } = await logInAsNewTenant(page, request, 'address');
  const wanted = `new-${emailAddress}`;
  await page.goto('/account/organization');
  await page.getByLabel('Email').fill(wanted);
  await page.getByLabel('Mobile number').fill('639171234567');
  await page.getByRole('button', { name: 'Update' }).click();
  const done = page.getByRole('dialog', { name: 'Update Success!' });
  await expect(done).toContainText(`We sent a link to ${wanted}`);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(emailAddress);
  await page.goto(await linkMailedTo(request, wanted));
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.goto('/account/organization');
  await expect(page.getByLabel('Email')).toHaveValue(wanted);
});
