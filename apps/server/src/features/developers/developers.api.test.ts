import { authApi } from '@smile/contract/auth';
import { developersApi, samePasswordMessage } from '@smile/contract/developers';
import { passwordMessage } from '@smile/contract/password';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newestToken } from '../../../testing/mails.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, testPassword } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

const refused = { status: 403, code: 'UNAUTHORIZED_ACCESS' };
const missing = { status: 404, code: 'MISSING_RESOURCE' };
const details = {
  firstName: 'Christina',
  lastName: 'Tan',
  title: 'Head of Risk',
  emailAddress: '',
  mobileNumber: '639171234567',
};

const me = (authorization: string) => request(app, developersApi.me, { authorization });
const list = (authorization: string, query = {}) => request(app, developersApi.list, { authorization, query });
const setRole = (authorization: string, id: string, role: 'ADMIN' | 'DEVELOPER') =>
  request(app, developersApi.setRole, { authorization, params: { id }, body: { role } });
const remove = (authorization: string, id: string) =>
  request(app, developersApi.remove, { authorization, params: { id } });
const update = (authorization: string, id: string, body: object) =>
  request(app, developersApi.update, { authorization, params: { id }, body: { ...details, ...body } });
const changePassword = (authorization: string, id: string, change: object) =>
  request(app, developersApi.changePassword, {
    authorization,
    params: { id },
    body: { originPassword: testPassword, newPassword: 'Other-horse-2', confirmPassword: 'Other-horse-2', ...change },
  });

describe('the team', () => {
  it('lists members oldest first, by role and in pages', async () => {
    const tenant = await createTestTenant(app);
    const second = await addTestMember(app, tenant, 'DEVELOPER');
    const third = await addTestMember(app, tenant, 'ADMIN');
    const all = await list(tenant.developer);
    expect(all.data.items.map((item) => item.id)).toEqual([tenant.developerId, second.id, third.id]);
    expect(all.data.nextCursor).toBeNull();
    const developers = await list(tenant.developer, { role: 'DEVELOPER' });
    expect(developers.data.items.map((item) => item.id)).toEqual([second.id]);
    const first = await list(second.developer, { size: 2 });
    const rest = await list(second.developer, { size: 2, cursor: first.data.nextCursor });
    expect(rest.data).toMatchObject({ nextCursor: null, items: [{ id: third.id, role: 'ADMIN' }] });
  });

  it('gets a member, hides those of other tenants and requires credentials', async () => {
    const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    const get = (authorization: string | undefined) =>
      request(app, developersApi.get, { authorization, params: { id: tenant.developerId } });
    expect((await get(tenant.developer)).data).toMatchObject({ id: tenant.developerId, status: 'ACTIVE' });
    expect(await get(other.developer)).toMatchObject(missing);
    expect(await get(undefined)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await get(tenant.openApi.SANDBOX)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('rejects every team change by a DEVELOPER', async () => {
    const tenant = await createTestTenant(app);
    const { developer } = await addTestMember(app, tenant, 'DEVELOPER');
    const id = tenant.developerId;
    const body = { emailAddress: 'new@example.com', role: 'ADMIN' } as const;
    expect(await request(app, developersApi.invite, { authorization: developer, body })).toMatchObject(refused);
    expect(await setRole(developer, id, 'DEVELOPER')).toMatchObject(refused);
    expect(await remove(developer, id)).toMatchObject(refused);
    expect(await update(developer, id, { emailAddress: tenant.emailAddress })).toMatchObject(refused);
    expect(await changePassword(developer, id, {})).toMatchObject(refused);
  });

  it('changes a role and ends the member’s sessions at once', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    expect((await me(member.developer)).status).toBe(200);
    expect((await setRole(tenant.developer, member.id, 'ADMIN')).data.role).toBe('ADMIN');
    expect(await me(member.developer)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await setRole(tenant.developer, member.id, 'DEVELOPER')).data.role).toBe('DEVELOPER');
    expect((await setRole(tenant.developer, member.id, 'OWNER' as never)).status).toBe(400);
  });

  it('removes a member, ends the sessions at once and frees the address', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'ADMIN');
    expect((await me(member.developer)).status).toBe(200);
    expect((await remove(tenant.developer, member.id)).status).toBe(200);
    expect((await me(member.developer)).status).toBe(401);
    expect(await remove(tenant.developer, member.id)).toMatchObject(missing);
    const login = { emailAddress: member.emailAddress, password: testPassword };
    expect((await request(app, authApi.login, { body: login })).code).toBe('INVALID_CREDENTIALS');
    const body = { emailAddress: member.emailAddress, role: 'ADMIN' } as const;
    expect((await request(app, developersApi.invite, { authorization: tenant.developer, body })).status).toBe(200);
  });

  it('protects the own account and hides members of other tenants', async () => {
    const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    expect(await setRole(tenant.developer, tenant.developerId, 'DEVELOPER')).toMatchObject({
      ...refused,
      message: 'You cannot modify your own account',
    });
    expect(await remove(tenant.developer, tenant.developerId)).toMatchObject({
      ...refused,
      message: 'You cannot delete your own account',
    });
    expect(await setRole(tenant.developer, other.developerId, 'DEVELOPER')).toMatchObject(missing);
    expect(await remove(tenant.developer, other.developerId)).toMatchObject(missing);
    expect(await update(tenant.developer, other.developerId, { emailAddress: 'a@example.com' })).toMatchObject(missing);
    expect(await changePassword(tenant.developer, other.developerId, {})).toMatchObject(missing);
  });

  it('keeps one administrator when two remove each other at once', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'ADMIN');
    const answers = await Promise.all([
      setRole(tenant.developer, member.id, 'DEVELOPER'),
      setRole(member.developer, tenant.developerId, 'DEVELOPER'),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const administrators = await app.deps.database.in({ kind: 'system' }).query(sql`
      select 1 from developers where tenant_id = ${tenant.tenantId} and role = 'ADMIN'`);
    expect(administrators).toHaveLength(1);
  });
});

describe('personal information', () => {
  it('changes the own data and ignores the own role', async () => {
    const tenant = await createTestTenant(app);
    const { emailAddress } = tenant;
    const headImageUrl = 'http://localhost:3001/cdn/images/img-1.png';
    const answer = await update(tenant.developer, tenant.developerId, {
      emailAddress,
      headImageUrl,
      role: 'DEVELOPER',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { ...details, emailAddress, headImageUrl, displayName: 'Christina Tan', role: 'ADMIN' },
    });
    const cleared = await update(tenant.developer, tenant.developerId, { emailAddress, headImageUrl: null });
    expect(cleared.data.headImageUrl).toBeNull();
  });

  it('changes the login address once confirmed, and informs the earlier address', async () => {
    const tenant = await createTestTenant(app);
    const emailAddress = `moved-${tenant.tenantId}@example.com`;
    const confirm = (token: string) => request(app, authApi.confirmEmail, { body: { token } });
    const logIn = (address: string) =>
      request(app, authApi.login, { body: { emailAddress: address, password: testPassword } });
    const ask = () => update(tenant.developer, tenant.developerId, { emailAddress });
    expect(await ask()).toMatchObject({ status: 200, data: { emailAddress: tenant.emailAddress } });
    expect((await mailsTo(app, tenant.emailAddress))[0]?.subject).toBe('A change of your email address was requested');
    const firstToken = await newestToken(app, emailAddress);
    expect((await logIn(emailAddress)).status).toBe(400);
    expect((await logIn(tenant.emailAddress)).status).toBe(201);

    await ask();
    const expired = { status: 400, code: 'LINK_EXPIRED' };
    expect(await confirm(firstToken)).toMatchObject(expired);
    app.clock.advanceSeconds(601);
    expect(await confirm(await newestToken(app, emailAddress))).toMatchObject(expired);
    app.clock.reset();
    await ask();
    const token = await newestToken(app, emailAddress);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toMatchObject(expired);
    expect((await logIn(emailAddress)).status).toBe(201);
    expect((await logIn(tenant.emailAddress)).status).toBe(400);
    expect((await me(tenant.developer)).data.emailAddress).toBe(emailAddress);
    expect((await mailsTo(app, tenant.emailAddress))[0]?.subject).toBe('Your email address was changed');
  });

  it('changes nothing when another account took the new address meanwhile', async () => {
    const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    const emailAddress = `wanted-${tenant.tenantId}@example.com`;
    const tokens: string[] = [];
    for (const { developer, developerId } of [tenant, other]) {
      await update(developer, developerId, { emailAddress });
      tokens.push(await newestToken(app, emailAddress));
    }
    const confirm = (token: string) => request(app, authApi.confirmEmail, { body: { token } });
    expect((await confirm(tokens[0]!)).status).toBe(200);
    expect(await confirm(tokens[1]!)).toMatchObject({ status: 400, code: 'ALREADY_EXISTS' });
    expect((await me(other.developer)).data.emailAddress).toBe(other.emailAddress);
  });

  it('lets an administrator change a member’s data and role', async () => {
    const tenant = await createTestTenant(app);
    const { id, emailAddress, developer } = await addTestMember(app, tenant, 'DEVELOPER');
    const own = await update(developer, id, { emailAddress, role: 'ADMIN' });
    expect(own).toMatchObject({ status: 200, data: { role: 'DEVELOPER' } });
    const answer = await update(tenant.developer, id, { emailAddress, role: 'ADMIN' });
    expect(answer).toMatchObject({ status: 200, data: { role: 'ADMIN', title: details.title } });
  });

  it('rejects an address that already signs in', async () => {
    const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    const { emailAddress } = other;
    const answer = await update(tenant.developer, tenant.developerId, { emailAddress: emailAddress.toUpperCase() });
    expect(answer).toMatchObject({ status: 400, code: 'ALREADY_EXISTS' });
    expect((await me(tenant.developer)).data.emailAddress).toBe(tenant.emailAddress);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['title', '', 'Job title is required'],
    ['emailAddress', '', 'Email is required'],
    ['emailAddress', 'nobody', 'Email must be a valid email address'],
    ['mobileNumber', '', 'Mobile number is required'],
    ['mobileNumber', 'call me', 'Mobile number must be a number'],
    ['headImageUrl', 'javascript:alert(1)', 'headImageUrl'],
  ])('refuses %s = %j', async (field, value, message) => {
    const tenant = await createTestTenant(app);
    const body = { emailAddress: tenant.emailAddress, [field]: value };
    const answer = await update(tenant.developer, tenant.developerId, body);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(answer.message).toContain(message);
  });
});

describe('the password', () => {
  it('can be changed by its owner, which ends every session and restarts its age', async () => {
    const tenant = await createTestTenant(app);
    app.clock.advanceSeconds(90);
    const before = (await me(tenant.developer)).data;
    expect((await changePassword(tenant.developer, tenant.developerId, {})).status).toBe(200);
    expect(await me(tenant.developer)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    const body = { emailAddress: tenant.emailAddress, password: 'Other-horse-2' };
    const session = await request(app, authApi.login, { body });
    const after = (await me(`Bearer ${session.data.developerToken.token}`)).data;
    expect(after.passwordUpdatedAt > before.passwordUpdatedAt).toBe(true);
    expect((await mailsTo(app, tenant.emailAddress))[0]?.subject).toBe('Your password was changed');
  });

  it('requires the current password, at most five attempts a minute', async () => {
    const tenant = await createTestTenant(app);
    const attempt = () => changePassword(tenant.developer, tenant.developerId, { originPassword: 'Wrong-one-1' });
    for (let i = 0; i < 5; i++) expect(await attempt()).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' });
    expect(await attempt()).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect((await me(tenant.developer)).status).toBe(200);
  });

  it.each([
    [{ originPassword: '' }, 'Current password is required'],
    [{ newPassword: '' }, 'New password is required'],
    [{ newPassword: 'Sh0rt-1' }, passwordMessage],
    [{ newPassword: 'no-uppercase-1' }, passwordMessage],
    [{ newPassword: 'NO-LOWERCASE-1' }, passwordMessage],
    [{ newPassword: 'No-digit-here' }, passwordMessage],
    [{ newPassword: 'NoSpecial123' }, passwordMessage],
    [{ confirmPassword: '' }, 'Confirm new password is required'],
    [{ confirmPassword: 'Another-horse-3' }, "This doesn't match your new password"],
    [{ newPassword: testPassword, confirmPassword: testPassword }, samePasswordMessage],
  ])('refuses %j', async (change, message) => {
    const tenant = await createTestTenant(app);
    const answer = await changePassword(tenant.developer, tenant.developerId, change);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(answer.message).toContain(message);
  });
});

describe('the audit log', () => {
  it('records actor, action and roles before and after, without personal data', async () => {
    const tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    await setRole(tenant.developer, member.id, 'ADMIN');
    await update(tenant.developer, member.id, { emailAddress: member.emailAddress });
    await remove(tenant.developer, member.id);
    await changePassword(tenant.developer, tenant.developerId, {});
    const entries = await app.deps.database.in({ kind: 'system' }).query<Record<string, unknown>>(sql`
      select action, actor_id as "actorId", ip, before, after from audit_log
      where tenant_id = ${tenant.tenantId} and action like 'developer.%' order by created_at, id`);
    const byAction = Object.fromEntries(entries.map(({ action, ...entry }) => [String(action), entry]));
    const actor = { actorId: tenant.developerId, ip: '127.0.0.1' };
    expect(byAction).toMatchObject({
      'developer.invite': { ...actor, after: { role: 'DEVELOPER' } },
      'developer.accept-invite': { before: null },
      'developer.change-role': { ...actor, before: { role: 'DEVELOPER' }, after: { role: 'ADMIN' } },
      'developer.update': {
        ...actor,
        after: { fields: ['firstName', 'lastName', 'displayName', 'title', 'mobileNumber'] },
      },
      'developer.delete': { ...actor, before: { role: 'ADMIN', status: 'ACTIVE' } },
      'developer.change-password': { ...actor, before: null, after: null },
    });
    expect(JSON.stringify(entries)).not.toMatch(/example\.com|Christina|639171234567/);
  });
});
