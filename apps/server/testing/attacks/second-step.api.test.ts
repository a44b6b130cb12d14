import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { twoStepApi } from '@smile/contract/two-step';
import { usersApi } from '@smile/contract/users';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../../src/features/two-step/totp.ts';
import { mailsTo } from '../mails.ts';
import { addTestMember, type TestMember } from '../member.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

interface Person {
  developer: string;
  emailAddress: string;
}
let networks = 0;
const network = () => `10.66.${networks >> 8}.${networks++ & 255}`;
const wrong = { status: 400, code: 'INVALID_CREDENTIALS' };
const ended = { status: 401, code: 'SESSION_EXPIRED' };

async function logIn({ emailAddress }: Person) {
  const { data } = await request(app, authApi.login, { body: { emailAddress, password: testPassword }, ip: network() });
  return {
    secondStep: data.secondStep,
    developer: `Bearer ${data.developerToken.token}`,
    openApi: `Bearer ${data.openApiSandboxToken.token}`,
  };
}
const codeOf = (secret: string, ahead = 0) => totpCode(fromBase32(secret), stepAt(app.deps.now()) + ahead);
const startApp = (authorization: string) => request(app, twoStepApi.startTotp, { authorization });
const confirmApp = (authorization: string, code: string) =>
  request(app, twoStepApi.confirmTotp, { authorization, body: { code } });
const finish = (authorization: string) => request(app, twoStepApi.finishSetUp, { authorization });
const me = (authorization: string) => request(app, developersApi.me, { authorization });
const verify = (authorization: string, code: string) =>
  request(app, twoStepApi.verifyCode, { authorization, body: { code }, ip: network() });

async function setUpApp({ developer }: Person): Promise<string> {
  const { secret } = (await startApp(developer)).data;
  expect((await confirmApp(developer, codeOf(secret))).status).toBe(200);
  return secret;
}

async function demandIt({ developer }: TestTenant) {
  return request(app, twoStepApi.setRequired, { authorization: developer, body: { isRequired: true } });
}

/** An organization that requires a second step, and a member without one. */
async function createMemberWithout(): Promise<{ tenant: TestTenant; member: TestMember }> {
  const tenant = await createTestTenant(app);
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  await setUpApp(tenant);
  expect((await demandIt(tenant)).status).toBe(200);
  return { tenant, member };
}

describe('an attacker who knows the password alone', () => {
  it('cannot bypass the set-up: the unfinished sign-in reaches nothing else, and cannot end without it', async () => {
    const { member } = await createMemberWithout();
    const { developer, openApi, secondStep } = await logIn(member);
    expect(secondStep?.kind).toBe('SET_UP');
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    expect(await me(developer)).toMatchObject(refused);
    expect(await request(app, usersApi.list, { authorization: openApi, query: {} })).toMatchObject(refused);
    expect(await request(app, twoStepApi.removeTotp, { authorization: developer })).toMatchObject(refused);
    expect(await verify(developer, '123456')).toMatchObject(refused);
    expect((await finish(developer)).status).toBe(403);
    await startApp(developer);
    expect((await finish(developer)).status).toBe(403);
  });

  it('cannot use a forgotten password: the new one requires the second step too', async () => {
    const tenant = await createTestTenant(app);
    const secret = await setUpApp(tenant);
    await request(app, authApi.resetPassword, { body: { emailAddress: tenant.emailAddress }, ip: network() });
    const links = (await mailsTo(app, tenant.emailAddress)).flatMap((mail) => mail.links);
    const link = new URL(links.find((one) => one.includes('/resetPassword'))!);
    const token = link.searchParams.get('token')!;
    const newPassword = 'Another-horse-2';
    await request(app, authApi.confirmResetPassword, { body: { token, newPassword }, ip: network() });
    const body = { emailAddress: tenant.emailAddress, password: newPassword };
    const { data } = await request(app, authApi.login, { body, ip: network() });
    expect(data.secondStep).toEqual({ kind: 'VERIFY', methods: ['TOTP', 'RECOVERY_CODE'] });
    const developer = `Bearer ${data.developerToken.token}`;
    expect((await me(developer)).status).toBe(401);
    app.clock.advanceSeconds(30);
    expect((await verify(developer, codeOf(secret))).status).toBe(201);
  });

  it('cannot add a factor once the owner has one, however early they began', async () => {
    const { member } = await createMemberWithout();
    const [stranger, owner] = [await logIn(member), await logIn(member)];
    await setUpApp({ ...member, developer: owner.developer });
    expect(await finish(stranger.developer)).toMatchObject(ended);
    expect(await request(app, twoStepApi.startPasskey, { authorization: stranger.developer })).toMatchObject(ended);
    expect((await finish(owner.developer)).status).toBe(201);
  });

  it('gains nothing by signing in while a second step is added', async () => {
    const { member } = await createMemberWithout();
    const owner = await logIn(member);
    const { secret } = (await startApp(owner.developer)).data;
    const [stranger] = await Promise.all([logIn(member), confirmApp(owner.developer, codeOf(secret))]);
    expect((await finish(stranger.developer)).status).not.toBe(201);
  });
});

describe('a second step that is demanded while members are signed in', () => {
  it('ends their sessions in the portal and on the Open API', async () => {
    const { member } = await createMemberWithout();
    expect(await me(member.developer)).toMatchObject(ended);
    expect((await request(app, usersApi.list, { authorization: member.openApi, query: {} })).status).toBe(401);
  });

  it('applies to a sign-in at the same moment', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    await setUpApp(tenant);
    const [signedIn] = await Promise.all([logIn(member), demandIt(tenant)]);
    expect((await me(signedIn.developer)).status).toBe(401);
  });

  it('leaves twenty minutes for the set-up, without the password again', async () => {
    const { member } = await createMemberWithout();
    const { developer } = await logIn(member);
    app.clock.advanceSeconds(15 * 60);
    const secret = await setUpApp({ ...member, developer });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    app.clock.advanceSeconds(5 * 60);
    expect(await finish(developer)).toMatchObject(ended);
    expect((await logIn(member)).secondStep?.kind).toBe('VERIFY');
  });
});

describe('a code of the app', () => {
  // The clock keeps running: this test does not depend on a time step that ends in between.
  it('is accepted once, with a fast phone clock too, but not after a newer one or far off', async () => {
    const tenant = await createTestTenant(app);
    const secret = await setUpApp(tenant);
    app.clock.advanceSeconds(300);
    const step = stepAt(app.deps.now());
    const codeAt = (one: number) => totpCode(fromBase32(secret), one);
    const { developer } = await logIn(tenant);
    for (const far of [-6, 6]) expect(await verify(developer, codeAt(step + far))).toMatchObject(wrong);
    expect((await verify(developer, codeAt(step + 1))).status).toBe(201);
    const next = await logIn(tenant);
    for (const spent of [step, step + 1]) expect(await verify(next.developer, codeAt(spent))).toMatchObject(wrong);
    app.clock.advanceSeconds(90);
    expect((await verify(next.developer, codeOf(secret))).status).toBe(201);
  });
});
