import { apiKeysApi } from '@smile/contract/api-keys';
import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { passwordMessage } from '@smile/contract/password';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newestToken } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, testPassword } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

const address = () => `person-${process.pid}-${Date.now()}-${++count}@example.com`;
const network = () => `10.1.${Math.floor(++count / 250)}.${(count % 250) + 1}`;

function registration(emailAddress: string) {
  return {
    firstName: 'George',
    lastName: 'Palomero',
    tenantName: 'Palomero Lending',
    emailAddress,
    title: 'Engineer',
    password: testPassword,
  };
}

async function register(emailAddress: string, ip = network()) {
  const answer = await request(app, authApi.register, { body: registration(emailAddress), ip });
  await app.runJobs();
  return answer;
}

function logIn(emailAddress: string, password: string, ip = network()) {
  return request(app, authApi.login, { body: { emailAddress, password }, ip });
}

async function registerAndConfirm() {
  const emailAddress = address();
  await register(emailAddress);
  const token = await newestToken(app, emailAddress);
  await request(app, authApi.confirmRegistration, { body: { token }, ip: network() });
  return emailAddress;
}

describe('registration', () => {
  it('leads from the form through the mailed link to a session with a sandbox key', async () => {
    const emailAddress = address();
    expect(await register(emailAddress)).toMatchObject({ status: 200, code: 'OK' });
    expect(await logIn(emailAddress, testPassword)).toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' });

    const [mail] = await mailsTo(app, emailAddress);
    expect(mail?.subject).toBe('Confirm your email address');
    expect(mail?.links[0]).toContain(`${app.deps.config.portalUrl}/confirm?token=`);
    const token = await newestToken(app, emailAddress);
    expect(await request(app, authApi.confirmRegistration, { body: { token } })).toMatchObject({ status: 200 });

    const session = await logIn(emailAddress, testPassword);
    expect(session).toMatchObject({ status: 201, data: { openApiProductionToken: null } });
    const authorization = `Bearer ${session.data.developerToken.token}`;
    const me = await request(app, developersApi.me, { authorization });
    expect(me.data).toMatchObject({ emailAddress, role: 'ADMIN', firstName: 'George', displayName: 'George Palomero' });
    const keys = await request(app, apiKeysApi.list, { authorization, query: { mode: 'SANDBOX' } });
    expect(keys.data.items).toHaveLength(1);
    const production = await request(app, apiKeysApi.list, { authorization, query: { mode: 'PRODUCTION' } });
    expect(production).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  });

  it('sends another link only to unconfirmed addresses', async () => {
    const emailAddress = address();
    const resend = async (emailAddress: string) => {
      const answer = await request(app, authApi.resendConfirmation, { body: { emailAddress }, ip: network() });
      await app.runJobs();
      return answer;
    };
    await register(emailAddress);
    const first = await newestToken(app, emailAddress);
    expect(await resend(emailAddress)).toMatchObject({ status: 200, code: 'OK' });
    const token = await newestToken(app, emailAddress);
    expect(token).not.toBe(first);
    expect(await request(app, authApi.confirmRegistration, { body: { token } })).toMatchObject({ status: 200 });
    const count = (await mailsTo(app, emailAddress)).length;
    expect(await resend(emailAddress)).toMatchObject({ status: 200, code: 'OK' });
    expect(await mailsTo(app, emailAddress)).toHaveLength(count);
    const unknown = address();
    expect(await resend(unknown)).toMatchObject({ status: 200, code: 'OK' });
    expect(await mailsTo(app, unknown)).toEqual([]);
    expect(await resend(emailAddress)).toMatchObject({ status: 200 });
    expect(await resend(emailAddress)).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
  });

  it('answers alike for a registered address and mails its owner instead', async () => {
    const emailAddress = await registerAndConfirm();
    const again = await register(emailAddress.toUpperCase());
    const fresh = await register(address());
    expect({ ...again, requestId: '', headers: {} }).toEqual({ ...fresh, requestId: '', headers: {} });
    const mails = await mailsTo(app, emailAddress.toUpperCase());
    expect(mails[0]?.subject).toBe('You already have an account');
    expect((await logIn(emailAddress, testPassword)).status).toBe(201);
  });

  it('starts over when an unconfirmed address registers again, and only the newest link works', async () => {
    const emailAddress = address();
    await register(emailAddress);
    const old = await newestToken(app, emailAddress);
    await register(emailAddress);
    const token = await newestToken(app, emailAddress);
    const confirm = (value: string) =>
      request(app, authApi.confirmRegistration, { body: { token: value }, ip: network() });
    expect(await confirm(old)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(await confirm(token)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  });

  it('ends a confirmation link after ten minutes', async () => {
    const emailAddress = address();
    await register(emailAddress);
    const token = await newestToken(app, emailAddress);
    app.clock.advanceSeconds(601);
    const late = await request(app, authApi.confirmRegistration, { body: { token } });
    expect(late).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  });

  it('makes one tenant when the same address registers twice at once', async () => {
    const emailAddress = address();
    const both = await Promise.all([register(emailAddress), register(emailAddress)]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    // The second request replaced the first one's link, and their mails may be sent in any order.
    const tokens = (await mailsTo(app, emailAddress)).map(({ links }) => new URL(links[0]!).searchParams.get('token')!);
    const statuses: number[] = [];
    for (const token of tokens)
      statuses.push((await request(app, authApi.confirmRegistration, { body: { token } })).status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await logIn(emailAddress, testPassword)).status).toBe(201);
  });

  it.each([
    ['firstName', 'G', 'Too Short!'],
    ['lastName', 'x'.repeat(51), 'Too Long!'],
    ['tenantName', '', 'Organization name is required'],
    ['title', '', 'Job title is required'],
    ['emailAddress', 'nobody', 'Email must be a valid email address'],
    ['password', 'Short-1', passwordMessage],
    ['password', 'no-uppercase-1', passwordMessage],
    ['password', 'NO-LOWERCASE-1', passwordMessage],
    ['password', 'No-digit-here', passwordMessage],
    ['password', 'NoSpecial123', passwordMessage],
  ])('refuses %s = %s', async (field, value, message) => {
    const body = { ...registration(address()), [field]: value };
    const answer = await request(app, authApi.register, { body, ip: network() });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(answer.message).toContain(message);
  });
});

describe('login', () => {
  it('answers alike for a wrong password and an unknown address', async () => {
    const tenant = await createTestTenant(app);
    const wrong = await logIn(tenant.emailAddress, 'Wrong-password-1');
    const unknown = await logIn(address(), testPassword);
    expect(wrong).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
      message: 'The credentials you provided are incorrect.',
    });
    expect({ ...wrong, requestId: '', headers: {} }).toEqual({ ...unknown, requestId: '', headers: {} });
  });

  it('holds back after five attempts a minute and says for how long', async () => {
    const tenant = await createTestTenant(app);
    const ip = network();
    for (let i = 0; i < 5; i++) await logIn(tenant.emailAddress, 'Wrong-password-1', ip);
    const held = await logIn(tenant.emailAddress, testPassword, ip);
    expect(held).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(tenant.emailAddress, testPassword)).status).toBe(201);
    app.clock.advanceSeconds(61);
    expect((await logIn(tenant.emailAddress, testPassword, ip)).status).toBe(201);
  });

  it('gives tokens that expire after twelve hours', async () => {
    const tenant = await createTestTenant(app);
    const session = await logIn(tenant.emailAddress, testPassword);
    const authorization = `Bearer ${session.data.developerToken.token}`;
    app.clock.advanceSeconds(12 * 3600 - 60);
    expect((await request(app, developersApi.me, { authorization })).status).toBe(200);
    app.clock.advanceSeconds(120);
    expect(await request(app, developersApi.me, { authorization })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
  });
});

describe('password reset', () => {
  it('sets the password once and ends every session', async () => {
    const emailAddress = await registerAndConfirm();
    const session = await logIn(emailAddress, testPassword);
    const authorization = `Bearer ${session.data.developerToken.token}`;
    expect((await request(app, developersApi.me, { authorization })).status).toBe(200);
    await request(app, authApi.resetPassword, { body: { emailAddress }, ip: network() });
    const token = await newestToken(app, emailAddress);
    const newPassword = 'Another-horse-2';
    const confirm = () => request(app, authApi.confirmResetPassword, { body: { newPassword, token }, ip: network() });
    const check = (of: string) => request(app, authApi.checkResetPassword, { body: { token: of }, ip: network() });
    expect(await check('bad')).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await check(token)).toMatchObject({ status: 200, data: { emailAddress } });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await check(token)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await confirm()).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await request(app, developersApi.me, { authorization })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
    expect((await logIn(emailAddress, testPassword)).status).toBe(400);
    expect((await logIn(emailAddress, newPassword)).status).toBe(201);
  });

  it('answers alike for an unknown address, without a mail', async () => {
    const tenant = await createTestTenant(app);
    const unknownAddress = address();
    const ask = (emailAddress: string) =>
      request(app, authApi.resetPassword, { body: { emailAddress }, ip: network() });
    const known = await ask(tenant.emailAddress);
    const unknown = await ask(unknownAddress);
    expect({ ...known, requestId: '', headers: {} }).toEqual({ ...unknown, requestId: '', headers: {} });
    expect(await mailsTo(app, unknownAddress)).toHaveLength(0);
    expect(await mailsTo(app, tenant.emailAddress)).toHaveLength(1);
  });

  it('ends the link after ten minutes', async () => {
    const tenant = await createTestTenant(app);
    await request(app, authApi.resetPassword, { body: { emailAddress: tenant.emailAddress }, ip: network() });
    const token = await newestToken(app, tenant.emailAddress);
    app.clock.advanceSeconds(601);
    const late = await request(app, authApi.confirmResetPassword, { body: { newPassword: 'Another-horse-2', token } });
    expect(late).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  });
});
