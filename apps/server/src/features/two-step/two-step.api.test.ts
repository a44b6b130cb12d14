import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { twoStepApi } from '@smile/contract/two-step';
import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { resetTwoStepOf } from './service/reset-two-step.ts';
import { fromBase32, stepAt, totpCode } from './totp.ts';

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
const network = () => `10.88.${networks >> 8}.${networks++ & 255}`;
const wrong = { status: 400, code: 'INVALID_CREDENTIALS' };

const codeOf = (secret: string, ahead = 0) => totpCode(fromBase32(secret), stepAt(app.deps.now()) + ahead);

async function setUpApp({ developer }: Person) {
  const { data } = await request(app, twoStepApi.startTotp, { authorization: developer });
  const body = { code: codeOf(data.secret) };
  const confirmed = await request(app, twoStepApi.confirmTotp, { authorization: developer, body });
  app.clock.advanceSeconds(30);
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

async function logIn({ emailAddress }: Person) {
  const { data } = await request(app, authApi.login, { body: { emailAddress, password: testPassword }, ip: network() });
  return { data, pending: `Bearer ${data.developerToken.token}` };
}
const verify = (authorization: string, code: string, ip = network()) =>
  request(app, twoStepApi.verifyCode, { authorization, body: { code }, ip });
const me = (authorization: string) => request(app, developersApi.me, { authorization });
const factors = (authorization: string) => request(app, twoStepApi.get, { authorization });

describe('an authenticator app', () => {
  it('is active after its first code, creates ten recovery codes and mails the owner', async () => {
    const tenant = await createTestTenant(app);
    const { data } = await request(app, twoStepApi.startTotp, { authorization: tenant.developer });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect((await logIn(tenant)).data.secondStep).toBeNull();
    const confirm = (code: string) =>
      request(app, twoStepApi.confirmTotp, { authorization: tenant.developer, body: { code } });
    expect(await confirm('000000')).toMatchObject(wrong);
    const confirmed = await confirm(codeOf(data.secret));
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await factors(tenant.developer)).data).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
    expect((await mailsTo(app, tenant.emailAddress))[0]?.subject).toContain('authenticator app was added');
    expect((await me(tenant.developer)).data.hasTwoStep).toBe(true);
  });

  it('is required after the password; until then all other calls fail', async () => {
    const tenant = await createTestTenant(app);
    const { secret } = await setUpApp(tenant);
    const { data, pending } = await logIn(tenant);
    expect(data.secondStep).toEqual({ kind: 'VERIFY', methods: ['TOTP', 'RECOVERY_CODE'] });
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    expect(await me(pending)).toMatchObject(refused);
    expect(await factors(pending)).toMatchObject(refused);
    const authorization = `Bearer ${data.openApiSandboxToken.token}`;
    expect(await request(app, usersApi.list, { authorization, query: {} })).toMatchObject(refused);
    expect(await request(app, twoStepApi.startTotp, { authorization: pending })).toMatchObject(refused);
    const tokens = await verify(pending, codeOf(secret));
    expect(tokens.status).toBe(201);
    expect((await me(`Bearer ${tokens.data.developerToken.token}`)).status).toBe(200);
    expect((await me(pending)).status).toBe(401);
  });

  it('accepts no code twice, even in another sign-in', async () => {
    const tenant = await createTestTenant(app);
    const { secret } = await setUpApp(tenant);
    const [one, two] = [await logIn(tenant), await logIn(tenant)];
    const code = codeOf(secret);
    const answers = await Promise.all([verify(one.pending, code), verify(two.pending, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { pending } = await logIn(tenant);
    expect(await verify(pending, code)).toMatchObject(wrong);
    expect(await verify(pending, codeOf(secret, -1))).toMatchObject(wrong);
    expect((await verify(pending, codeOf(secret, 1))).status).toBe(201);
  });

  it('limits guesses to five a minute and informs the owner', async () => {
    const tenant = await createTestTenant(app);
    const { secret } = await setUpApp(tenant);
    const { pending } = await logIn(tenant);
    const ip = network();
    for (let count = 0; count < 5; count += 1) expect(await verify(pending, '123456', ip)).toMatchObject(wrong);
    expect(await verify(pending, codeOf(secret), ip)).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect((await mailsTo(app, tenant.emailAddress)).map(({ subject }) => subject)).toContain(
      'Somebody entered wrong codes for your account',
    );
    expect((await verify(pending, codeOf(secret))).status).toBe(201);
  });

  it('requires a recent password confirmation for its removal', async () => {
    const tenant = await createTestTenant(app);
    await setUpApp(tenant);
    app.clock.advanceSeconds(601);
    const remove = () => request(app, twoStepApi.removeTotp, { authorization: tenant.developer });
    expect(await remove()).toMatchObject({ status: 403, code: 'CONFIRMATION_REQUIRED' });
    const confirm = (password: string) =>
      request(app, twoStepApi.confirmPassword, { authorization: tenant.developer, body: { password } });
    expect(await confirm('Wrong-horse-1')).toMatchObject(wrong);
    expect((await confirm(testPassword)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await factors(tenant.developer)).data).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await logIn(tenant)).data.secondStep).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are accepted once each in any spelling, and replaced as a whole', async () => {
    const tenant = await createTestTenant(app);
    const { recoveryCodes } = await setUpApp(tenant);
    const [first, second] = recoveryCodes;
    const typed = first!.toLowerCase().replaceAll('-', ' ');
    const [one, two] = [await logIn(tenant), await logIn(tenant)];
    const answers = await Promise.all([verify(one.pending, typed), verify(two.pending, first!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await mailsTo(app, tenant.emailAddress)).map(({ subject }) => subject)).toContain(
      'A recovery code was used to sign in',
    );
    expect((await factors(tenant.developer)).data.recoveryCodesLeft).toBe(9);
    const renewed = await request(app, twoStepApi.renewRecoveryCodes, { authorization: tenant.developer });
    const { pending } = await logIn(tenant);
    expect(await verify(pending, second!)).toMatchObject(wrong);
    expect((await verify(pending, renewed.data.recoveryCodes[3]!)).status).toBe(201);
  });

  it("are stored as hashes only, and the app's secret sealed", async () => {
    const tenant = await createTestTenant(app);
    const { secret, recoveryCodes } = await setUpApp(tenant);
    const { query } = app.deps.database.in({ kind: 'system' });
    const rows = JSON.stringify([
      await query(sql`select * from recovery_codes where tenant_id = ${tenant.tenantId}`),
      await query(sql`select * from totp_authenticators where tenant_id = ${tenant.tenantId}`),
      await query(sql`select * from audit_log where tenant_id = ${tenant.tenantId}`),
    ]);
    expect(rows).toContain('argon2id');
    for (const value of [secret, ...recoveryCodes]) expect(rows).not.toContain(value);
  });
});

describe('passkeys', () => {
  it("are created and verified once for this session's challenge", async () => {
    const tenant = await createTestTenant(app);
    const authorization = tenant.developer;
    const options = await request(app, twoStepApi.startPasskey, { authorization });
    expect(options.data).toMatchObject({ rp: { name: 'Smile', id: 'localhost' }, attestation: 'none' });
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: options.data.challenge, origin: 'https://evil.example' }),
    ).toString('base64url');
    const response = {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON, attestationObject: 'oA' },
    };
    const add = () => request(app, twoStepApi.addPasskey, { authorization, body: { name: 'Laptop', response } });
    expect(await add()).toMatchObject(wrong);
    expect(await add()).toMatchObject(wrong);
    expect((await factors(authorization)).data.passkeys).toEqual([]);
  });

  it('are rejected for other accounts', async () => {
    const tenant = await createTestTenant(app);
    await setUpApp(tenant);
    const { pending } = await logIn(tenant);
    await request(app, twoStepApi.startVerifyPasskey, { authorization: pending });
    const body = { response: { id: 'AA', rawId: 'AA', type: 'public-key', response: {} } };
    expect(await request(app, twoStepApi.verifyPasskey, { authorization: pending, body })).toMatchObject(wrong);
  });
});

describe('an organization', () => {
  const require = (authorization: string, isRequired: boolean) =>
    request(app, twoStepApi.setRequired, { authorization, body: { isRequired } });

  it('requires a second factor of every member: those without one are logged out and set one up at sign-in', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    expect(await require(tenant.developer, true)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    await setUpApp(tenant);
    expect((await require(tenant.developer, true)).status).toBe(200);
    expect((await me(tenant.developer)).status).toBe(200);
    expect(await me(member.developer)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });

    const { data, pending } = await logIn(member);
    expect(data.secondStep).toEqual({ kind: 'SET_UP', methods: [] });
    expect((await me(pending)).status).toBe(401);
    const finish = () => request(app, twoStepApi.finishSetUp, { authorization: pending });
    expect(await finish()).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    const { recoveryCodes } = await setUpApp({ ...member, developer: pending });
    expect(recoveryCodes).toHaveLength(10);
    const tokens = await finish();
    const authorization = `Bearer ${tokens.data.developerToken.token}`;
    expect((await me(authorization)).status).toBe(200);
    expect(await request(app, twoStepApi.removeTotp, { authorization })).toMatchObject({
      status: 403,
      message: 'Your organization requires a second step. Add another one first.',
    });
  });

  it('resets a locked-out member: audited, mailed, sessions ended, never oneself', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    await setUpApp(member);
    const reset = (id: string, by: TestTenant | Person = tenant) =>
      request(app, twoStepApi.reset, { authorization: by.developer, params: { id } });
    expect(await reset(tenant.developerId)).toMatchObject({ status: 403 });
    expect(await reset(member.id, await createTestTenant(app))).toMatchObject({ status: 404 });
    expect((await reset(member.id)).status).toBe(200);
    expect((await me(member.developer)).status).toBe(401);
    expect((await logIn(member)).data.secondStep).toBeNull();
    expect((await mailsTo(app, member.emailAddress)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in was reset for your account',
    );
    const entries = await app.deps.database.in({ kind: 'system' }).query(sql`
      select actor_id, entity_id from audit_log
      where tenant_id = ${tenant.tenantId} and action = 'two-step.reset'`);
    expect(entries).toEqual([{ actor_id: tenant.developerId, entity_id: member.id }]);
  });

  it('is unlocked by the operator when its only administrator is locked out', async () => {
    const tenant = await createTestTenant(app);
    await setUpApp(tenant);
    await resetTwoStepOf(systemContext(app.deps), tenant.emailAddress.toUpperCase());
    expect((await logIn(tenant)).data.secondStep).toBeNull();
    await expect(resetTwoStepOf(systemContext(app.deps), 'nobody@example.com')).rejects.toThrow();
  });
});
