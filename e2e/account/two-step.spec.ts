import { createHmac } from 'node:crypto';
import { type APIRequestContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { addMember } from '../support/add-member.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

/** Calculates the code like an authenticator app (RFC 6238), `ahead` steps of 30 seconds from now. */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret].map((character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  );
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Adds a virtual authenticator that stores passkeys and approves every request. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function enterPassword(page: Page, emailAddress: string): Promise<void> {
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const portal = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('sets up an app and a passkey, signs in with both, and with recovery codes without them', async ({
  page,
  request,
}) => {
  const { emailAddress } = await logInAsNewTenant(page, request, 'two-step');
  await page.goto('/account/organization?changePassword=true');
  await page.getByRole('button', { name: 'Set up app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await setUp.locator('[class*=secret]').innerText()).replaceAll(' ', '');
  await setUp.getByLabel('Code').fill('000000');
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  await expect(setUp.getByText(/The code is wrong/)).toBeVisible();
  await setUp.getByLabel('Code').fill(codeOf(secret));
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'I have saved them' }).click();

  const device = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove passkey Laptop' })).toBeVisible();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await enterPassword(page, emailAddress);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code is wrong or has been used.')).toBeVisible();
  // The current step's code has already been used.
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(portal(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await enterPassword(page, emailAddress);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(portal(page)).toBeVisible();
  await device.detach();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await enterPassword(page, emailAddress);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(portal(page)).toBeVisible();
  await page.goto('/account/organization?changePassword=true');
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
});

/** Sets up an authenticator app for an administrator over the API, and adds a member to the team. */
async function addAppAndMember(request: APIRequestContext, developer: string): Promise<string> {
  const headers = { authorization: developer };
  const post = (path: string, data?: object) =>
    request.post(`/developer/v1${path}`, { headers, ...(data && { data }) });
  const { secret } = (await (await post('/twoStep/totp')).json()).data;
  await request.put('/developer/v1/twoStep/totp', { headers, data: { code: codeOf(secret) } });
  return addMember(request, developer);
}

test('leads a member without a second step through its set-up when one is required', async ({
  page,
  browser,
  request,
}) => {
  const { developer } = await logInAsNewTenant(page, request, 'demanded');
  const emailAddress = await addAppAndMember(request, developer);
  const context = await browser.newContext();
  const member = await context.newPage();
  await member.goto('/login');
  await enterPassword(member, emailAddress);
  await expect(portal(member)).toBeVisible();
  // A dashboard without users keeps polling, and would redirect to the login page while another page opens.
  await member.goto('about:blank');

  await page.goto('/account/team');
  await page.getByRole('switch', { name: /^Require two-step sign-in for every member/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click();
  await expect(page.getByText('Two-step sign-in is required')).toBeVisible();
  await expectAccessible(page);

  await member.goto('/account/organization?changePassword=true');
  await expect(member).toHaveURL(/\/login/);
  await enterPassword(member, emailAddress);
  await expect(member.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  // Neither another tab nor another address bypasses it.
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab).toHaveURL(/\/login/);
  await tab.close();
  await member.getByRole('button', { name: 'Use an authenticator app' }).click();
  await expect(member.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectAccessible(member);
  const secret = (await member.locator('[class*=secret]').innerText()).replaceAll(' ', '');
  await member.getByLabel('Code').fill(codeOf(secret));
  await member.getByRole('button', { name: 'Confirm' }).click();
  await expect(member.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await member.getByRole('button', { name: 'I have saved them' }).click();
  // Redirects to the page requested before.
  await expect(member.getByText('Your organization requires it.')).toBeVisible();
  await expect(member.getByText('10 of 10 left')).toBeVisible();

  await member.getByRole('button', { name: 'Sign out' }).click();
  const login = member.getByRole('heading', { name: 'Log in to your account' });
  await expect(login).toBeVisible();
  await member.goBack();
  await expect(member).toHaveURL(/\/login/);
  await expect(login).toBeVisible();
  await enterPassword(member, emailAddress);
  await member.getByLabel('Code').fill(codeOf(secret, 1));
  await member.getByRole('button', { name: 'Verify' }).click();
  await expect(portal(member)).toBeVisible();
  await context.close();
});
