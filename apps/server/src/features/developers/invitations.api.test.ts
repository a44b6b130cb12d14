import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { passwordMessage } from '@smile/contract/password';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { mailsTo, newestToken } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { createInvitedAdmin } from '../auth/service/create-invited-admin.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

let count = 0;
const address = () => `invited-${++count}-${Date.now()}@example.com`;
const network = () => `10.9.${Math.floor(count / 250)}.${++count % 250}`;

const invite = (tenant: TestTenant, emailAddress: string, role: 'ADMIN' | 'DEVELOPER' = 'ADMIN') =>
  request(app, developersApi.invite, { authorization: tenant.developer, body: { emailAddress, role } });
const person = { firstName: 'Anisha', lastName: 'Bhatia', title: 'Analyst', newPassword: testPassword };
const accept = (token: string, change: object = {}) =>
  request(app, authApi.confirmInvite, { body: { ...person, token, ...change }, ip: network() });
const check = (token: string) => request(app, authApi.checkInvite, { body: { token }, ip: network() });
const logIn = (emailAddress: string, password = testPassword) =>
  request(app, authApi.login, { body: { emailAddress, password }, ip: network() });
const register = async (emailAddress: string) => {
  const body = { ...person, tenantName: 'Own Lending', emailAddress, password: testPassword };
  const answer = await request(app, authApi.register, { body, ip: network() });
  await app.runJobs();
  return answer;
};
const members = async (tenant: TestTenant) =>
  (await request(app, developersApi.list, { authorization: tenant.developer, query: {} })).data.items;

it('invites by mail; the invited person joins with the role and logs in', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  expect(await invite(tenant, emailAddress, 'DEVELOPER')).toMatchObject({ status: 200, code: 'OK' });
  const [mail] = await mailsTo(app, emailAddress);
  const link = new URL(mail!.links[0]!);
  expect(link.pathname).toBe('/confirmInvite');
  expect(link.searchParams.get('firstName')).toBe('Test');
  expect(link.searchParams.get('organization')).toMatch(/^Test \d+$/);
  expect((await members(tenant))[1]).toMatchObject({ status: 'INVITED', emailAddress, firstName: '' });

  const token = link.searchParams.get('token')!;
  expect(await check('bad')).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  expect(await check(token)).toMatchObject({ status: 200, data: { emailAddress } });
  expect(await accept(token)).toMatchObject({ status: 200 });
  expect(await check(token)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  expect(await accept(token)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  const session = await logIn(emailAddress);
  const me = await request(app, developersApi.me, { authorization: `Bearer ${session.data.developerToken.token}` });
  expect(me.data).toMatchObject({
    tenantId: tenant.tenantId,
    role: 'DEVELOPER',
    status: 'ACTIVE',
    displayName: 'Anisha Bhatia',
    title: 'Analyst',
  });
});

it('expires the link after seven days', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  await invite(tenant, emailAddress);
  const token = await newestToken(app, emailAddress);
  app.clock.advanceSeconds(7 * 24 * 3600 + 1);
  expect(await accept(token)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
});

it('replaces link and role when the same person is invited again', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  await invite(tenant, emailAddress, 'ADMIN');
  const old = await newestToken(app, emailAddress);
  expect((await invite(tenant, emailAddress, 'DEVELOPER')).status).toBe(200);
  expect(await members(tenant)).toMatchObject([{}, { emailAddress, role: 'DEVELOPER' }]);
  expect((await accept(old)).code).toBe('LINK_EXPIRED');
  expect((await accept(await newestToken(app, emailAddress))).status).toBe(200);
});

it('rejects an address that already signs in, here or elsewhere', async () => {
  const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
  const exists = { status: 400, code: 'ALREADY_EXISTS' };
  expect(await invite(tenant, tenant.emailAddress)).toMatchObject(exists);
  expect(await invite(tenant, other.emailAddress.toUpperCase())).toMatchObject(exists);
  const emailAddress = address();
  await invite(other, emailAddress);
  expect(await invite(tenant, emailAddress)).toMatchObject(exists);
  expect(await members(tenant)).toHaveLength(1);
});

it('frees an address whose invitation or registration expired', async () => {
  const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
  const [invited, registered] = [address(), address()];
  await invite(other, invited);
  await register(registered);
  expect((await invite(tenant, registered)).code).toBe('ALREADY_EXISTS');
  app.clock.advanceSeconds(7 * 24 * 3600 + 1);
  const fresh = await createTestTenant(app);
  expect((await invite(fresh, invited)).status).toBe(200);
  expect((await invite(fresh, registered)).status).toBe(200);
  expect((await members(fresh)).map((member) => member.emailAddress)).toEqual([
    fresh.emailAddress,
    invited,
    registered,
  ]);
});

it('keeps the organization when the invited person registers, and sends a reminder of the invitation', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  await invite(tenant, emailAddress);
  const token = await newestToken(app, emailAddress);
  const fresh = await register(address());
  const answer = await register(emailAddress);
  expect({ ...answer, requestId: '', headers: {} }).toEqual({ ...fresh, requestId: '', headers: {} });
  expect((await mailsTo(app, emailAddress))[0]?.subject).toBe('An invitation is waiting for you');
  expect((await accept(token)).status).toBe(200);
  app.clock.advanceSeconds(8 * 24 * 3600);
});

it('lets an invited person register once the invitation has expired', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  await invite(tenant, emailAddress);
  app.clock.advanceSeconds(7 * 24 * 3600 + 1);
  await register(emailAddress);
  const token = await newestToken(app, emailAddress);
  expect((await request(app, authApi.confirmRegistration, { body: { token }, ip: network() })).status).toBe(200);
  const session = await logIn(emailAddress);
  const me = await request(app, developersApi.me, { authorization: `Bearer ${session.data.developerToken.token}` });
  expect(me.data.tenantId).not.toBe(tenant.tenantId);
});

it('rejects a password reset that would bypass an invitation', async () => {
  const tenant = await createTestTenant(app);
  const emailAddress = address();
  await invite(tenant, emailAddress);
  await request(app, authApi.resetPassword, { body: { emailAddress }, ip: network() });
  expect(await mailsTo(app, emailAddress)).toHaveLength(1);
  expect((await logIn(emailAddress, 'Anything-1')).code).toBe('INVALID_CREDENTIALS');
});

it.each([
  ['', 'Email is required'],
  ['nobody', 'Email must be a valid email address'],
])('refuses to invite %j', async (emailAddress, message) => {
  const tenant = await createTestTenant(app);
  const answer = await invite(tenant, emailAddress);
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain(message);
});

it.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'Too Short!'],
  ['firstName', 'x'.repeat(51), 'Too Long!'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'B', 'Too Short!'],
  ['lastName', 'x'.repeat(51), 'Too Long!'],
  ['title', '', 'Job title is required'],
  ['newPassword', '', 'Password is required'],
  ['newPassword', 'Sh0rt-1', passwordMessage],
  ['newPassword', 'no-uppercase-1', passwordMessage],
  ['newPassword', 'NO-LOWERCASE-1', passwordMessage],
  ['newPassword', 'No-digit-here', passwordMessage],
  ['newPassword', 'NoSpecial123', passwordMessage],
])('refuses an acceptance with %s = %j', async (field, value, message) => {
  const answer = await accept('any', { [field]: value });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain(message);
});

it('puts no email address into the links of mails and of the operator, since histories and logs keep them', async () => {
  const [emailAddress, administrator] = [address(), address()];
  await register(emailAddress);
  await request(app, authApi.resetPassword, { body: { emailAddress }, ip: network() });
  await invite(await createTestTenant(app), administrator);
  const mailed = [...(await mailsTo(app, emailAddress)), ...(await mailsTo(app, administrator))];
  const printed = await inTransaction(systemContext(app.deps), (tx) => createInvitedAdmin(tx, address(), 'Acme'));
  const links = [...mailed.flatMap((mail) => mail.links), printed].map(decodeURIComponent);
  expect(links.map((link) => new URL(link).pathname).sort()).toEqual([
    '/confirm',
    '/confirmInvite',
    '/resetPassword',
    '/resetPassword',
  ]);
  expect(links.filter((link) => link.includes('@'))).toEqual([]);
});
