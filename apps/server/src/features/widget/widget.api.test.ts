import { type AccountErrorCode, accountErrors, accountsApi } from '@smile/contract/accounts';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTestAccount,
  createTestUser,
  george,
  listAccountEvents,
  readLinkAccount,
  startLogin,
  submitCode,
  type TestUser,
} from '../../../testing/end-user.ts';
import { queryJobs } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { modeContext, systemContext, tenantContext } from '../../context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { fetchJob, settleAbandonedJob } from '../accounts/job-kinds.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

async function newUser(): Promise<TestUser> {
  user = await createTestUser(app, tenant);
  return user;
}

async function eventTypesOf(accountId: string): Promise<string[]> {
  return (await listAccountEvents(app, accountId)).map(({ type }) => type);
}

async function sweep(): Promise<void> {
  await enqueueJob(systemContext(app.deps), settleAbandonedJob, {});
  await app.runJobs();
}

function revoke(id: string, by = user) {
  return request(app, widgetApi.revokeAccount, { authorization: by.link, params: { id } });
}

const codes = Object.keys(accountErrors) as AccountErrorCode[];
const refused = { status: 400, code: 'INVALID_PARAMETERS' };
const missing = { status: 404, code: 'MISSING_RESOURCE' };

describe('connecting with a verification code', () => {
  it('leads George from the login at SSS to his data', async () => {
    await newUser();
    const credentials = { ssNumber: '3300000008', password: '123456' };
    const started = await startLogin(app, user, 'sss_ph', credentials);
    expect(started).toMatchObject({
      status: 201,
      data: { status: 'AWAITING_MFA', stage: 'AWAITING_MFA', loginName: '3300000008', providerId: 'sss_ph' },
    });
    expect(started.data.mfa).toMatchObject({ codeLength: 4 });
    const { id } = started.data;
    expect(id).toMatch(/^a-[0-9a-f]{32}$/);

    const connected = await submitCode(app, user, id);
    expect(connected).toMatchObject({ status: 200, data: { status: 'CONNECTED', stage: 'FETCHING', mfa: null } });
    await app.runJobs();
    expect(await readLinkAccount(app, user, id)).toMatchObject({ status: 'CONNECTED', stage: 'DONE', progress: 100 });

    const [created, login, began, ...rest] = await listAccountEvents(app, id);
    // Data of one reading is published without an order.
    const added = rest.slice(0, -1).sort((a, b) => a.type.localeCompare(b.type));
    const events = [created!, login!, began!, ...added, rest.at(-1)!];
    expect(events.map(({ type }) => type)).toEqual([
      'ACCOUNT_CREATED',
      'ACCOUNT_CONNECTED',
      'TASK_STARTED',
      'CONTRIBUTIONS_ADDED',
      'DOCUMENTS_ADDED',
      'EINCOMES_ADDED',
      'EMPLOYMENTS_ADDED',
      'IDENTITY_ADDED',
      'INSIGHT_ADDED',
      'LIABILITIES_ADDED',
      'LINK_ADDED',
      'TASK_FINISHED',
    ]);
    const of = { userId: user.userId, providers: ['sss_ph'] };
    const source = { ...of, sourceId: id, sourceType: 'ACCOUNT', taskType: 'LINK_ACCOUNT' };
    expect(events[0]!.data).toEqual({ ...of, accountId: id });
    expect(events[1]!.data).toEqual({ ...of, accountId: id, loginName: '3300000008' });
    expect(events[2]!.data).toEqual(source);
    expect(events[7]!.data).toEqual({ ...of, accountId: id, identityId: expect.stringMatching(/^i-/) });
    expect(events[4]!.data).toEqual({ ...of, accountId: id, count: expect.any(Number) });
    expect(events[10]!.data).toEqual({ ...of, accountId: id, id: expect.stringMatching(/^link-/) });
    expect(events[8]!.data).toEqual({ ...of, accountId: id, id: expect.stringMatching(/^insight-/) });
    const read = ['IDENTITIES', 'EMPLOYMENTS', 'CONTRIBUTIONS', 'LIABILITIES', 'DOCUMENTS'];
    const datapoints = [...read, 'EINCOMES', 'LINK', 'INSIGHTS'];
    expect(events.at(-1)!.data).toEqual({ ...source, status: 'SUCCEEDED', errorCode: null, datapoints });
    expect(events.at(-1)!.payload).toMatchObject({
      identity: { fullName: 'George Cimafranca Palomero, Jr' },
      rating: null,
      transactions: null,
      eincomes: { nextCursor: null, items: expect.arrayContaining([]) },
      insight: { features: { employments_current_status: 'EMPLOYED' } },
    });
  });

  it('lets a wrong code be corrected and shows why it failed', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    const wrong = await submitCode(app, user, data.id, '9999');
    expect(wrong.data).toMatchObject({
      status: 'ERROR',
      errorCode: 'INVALID_MFA',
      errorMessage: 'Invalid verification code',
      mfa: { codeLength: 4 },
    });
    expect((await submitCode(app, user, data.id)).data).toMatchObject({ status: 'CONNECTED', errorCode: null });
    expect(await eventTypesOf(data.id)).toEqual([
      'ACCOUNT_CREATED',
      'ACCOUNT_FAILED',
      'ACCOUNT_CONNECTED',
      'TASK_STARTED',
    ]);
  });

  it('takes three codes at most, new ones included', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    await submitCode(app, user, data.id, '9999');
    app.clock.advanceSeconds(31);
    const resent = await request(app, widgetApi.resendMfa, { authorization: user.link, params: { id: data.id } });
    expect(resent.data).toMatchObject({ status: 'AWAITING_MFA', errorCode: null });
    await submitCode(app, user, data.id, '9998');
    const third = await submitCode(app, user, data.id, '9997');
    expect(third.data).toMatchObject({ status: 'ERROR', errorCode: 'INVALID_MFA', mfa: null });
    expect(await submitCode(app, user, data.id)).toMatchObject(refused);
  });

  it('sends a new code only after the pause', async () => {
    app.clock.stop();
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    const resend = () => request(app, widgetApi.resendMfa, { authorization: user.link, params: { id: data.id } });
    const early = await resend();
    expect(early).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(25);
    app.clock.advanceSeconds(31);
    const { data: resent } = await resend();
    expect(Date.parse(resent.mfa!.expiresAt)).toBeGreaterThan(Date.parse(data.mfa!.expiresAt));
    expect((await submitCode(app, user, data.id)).data.status).toBe('CONNECTED');
    expect(await resend()).toMatchObject(refused);
  });

  it('fails with MFA_TIMEOUT for a code after its time', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    app.clock.advanceSeconds(301);
    const late = await submitCode(app, user, data.id);
    expect(late.data).toMatchObject({ status: 'ERROR', errorCode: 'MFA_TIMEOUT', mfa: null });
  });

  it('refuses an empty code and a code for an account that expects none', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    expect(await submitCode(app, user, data.id, ' ')).toMatchObject(refused);
    await submitCode(app, user, data.id);
    expect(await submitCode(app, user, data.id)).toMatchObject(refused);
  });
});

describe('connecting without a code', () => {
  it('reads a gig platform’s transactions and rating', async () => {
    const account = await connectTestAccount(app, await newUser(), 'freelancer', {
      mobileNumber: '09559991234',
      password: '123456',
    });
    expect(account).toMatchObject({ status: 'CONNECTED', stage: 'DONE', loginName: '09559991234' });
    const types = await eventTypesOf(account.id);
    expect(types).toEqual(expect.arrayContaining(['RATING_ADDED', 'TRANSACTIONS_ADDED', 'TASK_FINISHED']));
  });

  it('takes the login type of one of the provider’s ways to sign in, and no other', async () => {
    const { link: authorization } = await newUser();
    const credentials = { mobileNumber: '09559991234', password: '123456' };
    const connect = (loginType: string) =>
      request(app, widgetApi.createAccount, { authorization, body: { providerId: 'grab', loginType, credentials } });
    expect(await connect('SS_NUMBER')).toMatchObject(refused);
    expect(await connect('MOBILE_NUMBER')).toMatchObject({ status: 201, data: { providerId: 'grab' } });
  });

  it('announces no login for a provider without one', async () => {
    const { data } = await startLogin(app, await newUser(), 'tesda_ph', {});
    expect(data).toMatchObject({ status: 'CONNECTED', loginName: null });
    expect(await eventTypesOf(data.id)).toEqual(['ACCOUNT_CREATED', 'TASK_STARTED']);
  });

  it.each(codes)('fails the login with %s on purpose', async (errorCode) => {
    const started = await startLogin(app, await newUser(), 'nbi_ph', {
      username: 'George',
      password: `error:${errorCode}`,
    });
    const errorMessage = accountErrors[errorCode];
    expect(started).toMatchObject({ status: 201, data: { status: 'ERROR', errorCode, errorMessage, mfa: null } });
    const events = await listAccountEvents(app, started.data.id);
    expect(events.map(({ type }) => type)).toEqual(['ACCOUNT_CREATED', 'ACCOUNT_FAILED']);
    expect(events[1]!.data).toEqual({
      userId: user.userId,
      accountId: started.data.id,
      loginName: 'George',
      errorCode,
      errorMessage,
      providers: ['nbi_ph'],
    });
  });

  it('fails a connected account whose data cannot be read', async () => {
    const account = await connectTestAccount(app, await newUser(), 'nbi_ph', {
      username: 'George',
      password: 'fetch-error:SERVICE_UNAVAILABLE',
    });
    expect(account).toMatchObject({ status: 'ERROR', errorCode: 'SERVICE_UNAVAILABLE' });
    const events = await listAccountEvents(app, account.id);
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['ACCOUNT_FAILED', 'TASK_FINISHED']);
    expect(events.at(-1)!.data).toMatchObject({
      status: 'FAILED',
      errorCode: 'SERVICE_UNAVAILABLE',
      datapoints: [],
    });
    const again = await connectTestAccount(app, user, 'nbi_ph');
    expect(again).toMatchObject({ id: account.id, status: 'CONNECTED', stage: 'DONE' });
  });

  it.each([
    ['an unknown provider', 'nobody', missing],
    ['a provider that is switched off', 'ukayloop', refused],
    ['a provider without live connection', 'dfa_ph', refused],
    ['no provider', '', refused],
  ])('refuses %s', async (_name, providerId, answer) => {
    await newUser();
    expect(await startLogin(app, user, providerId)).toMatchObject(answer);
    expect(await listOwnAccounts()).toEqual([]);
  });

  it('refuses credentials that are no texts', async () => {
    const body = { providerId: 'nbi_ph', credentials: { username: 1 } } as unknown as { providerId: string };
    const answer = await request(app, widgetApi.createAccount, { authorization: (await newUser()).link, body });
    expect(answer).toMatchObject(refused);
  });

  it('keeps no credentials anywhere', async () => {
    const secret = `error:${'x'.repeat(20)}-${Date.now()}`;
    const { data } = await startLogin(app, await newUser(), 'nbi_ph', { username: 'George', password: secret });
    const [row] = await systemContext(app.deps).db.query<{ found: boolean }>(sql`
      select (select a::text from accounts a where id = ${data.id}) || (select string_agg(data::text, '') from events)
        like '%' || ${secret} || '%' as found`);
    expect(row!.found).toBe(false);
  });
});

async function listOwnAccounts() {
  const { data } = await request(app, widgetApi.listAccounts, { authorization: user.link });
  return data.items;
}

describe('trying again', () => {
  it('retries a failed account under its id, announced once', async () => {
    const failed = await startLogin(app, await newUser(), 'nbi_ph', { username: 'George', password: 'wrong' });
    expect(failed.data).toMatchObject({ status: 'ERROR', errorCode: 'INVALID_CREDENTIALS' });
    const connected = await startLogin(app, user, 'nbi_ph');
    expect(connected.data).toMatchObject({ id: failed.data.id, status: 'CONNECTED', errorCode: null });
    const types = await eventTypesOf(failed.data.id);
    expect(types.filter((type) => type === 'ACCOUNT_CREATED')).toHaveLength(1);
  });

  it('refuses a second account at a provider that is connected', async () => {
    await startLogin(app, await newUser(), 'nbi_ph');
    const second = await startLogin(app, user, 'nbi_ph');
    expect(second).toMatchObject(refused);
    expect(second.message).toContain('already connected');
  });

  it('makes one account of several logins at once', async () => {
    await newUser();
    const answers = await Promise.all([1, 2, 3, 4].map(() => startLogin(app, user, 'sss_ph')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const accounts = await listOwnAccounts();
    expect(accounts).toMatchObject([{ status: 'AWAITING_MFA' }]);
    expect((await eventTypesOf(accounts[0]!.id)).filter((type) => type === 'ACCOUNT_CREATED')).toHaveLength(1);
    const codesAtOnce = await Promise.all([1, 2].map(() => submitCode(app, user, accounts[0]!.id)));
    expect(codesAtOnce.map(({ status }) => status)).toContain(200);
    await app.runJobs();
    const types = await eventTypesOf(accounts[0]!.id);
    expect(types.filter((type) => type === 'ACCOUNT_CONNECTED')).toHaveLength(1);
    expect(types.filter((type) => type === 'TASK_FINISHED')).toHaveLength(1);
  });
});

describe('reading the data again', () => {
  it('ignores a job whose task has ended', async () => {
    const { data } = await startLogin(app, await newUser(), 'philhealth_ph', {
      username: 'George',
      password: '123456',
    });
    if (data.status === 'AWAITING_MFA') await submitCode(app, user, data.id);
    const system = systemContext(app.deps);
    const [job] = await queryJobs<{ payload: Record<string, string> }>(
      system,
      sql`
      select payload from jobs where name = 'accounts.fetch' and payload->>'accountId' = ${data.id}`,
    );
    await app.runJobs();
    const before = await eventTypesOf(data.id);
    await enqueueJob(system, fetchJob, fetchJob.payload.parse(job!.payload));
    await system.db.query(sql`update accounts set stage = 'FETCHING' where id = ${data.id}`);
    await app.runJobs();
    expect(await eventTypesOf(data.id)).toEqual(before);
  });

  it('stores no data after the account was revoked', async () => {
    const { data } = await startLogin(app, await newUser(), 'nbi_ph');
    expect(await revoke(data.id)).toMatchObject({ status: 200 });
    await app.runJobs();
    const [row] = await systemContext(app.deps).db.query<{ count: string }>(sql`
      select count(*) from user_data where source_id = ${data.id}`);
    expect(Number(row!.count)).toBe(0);
    const events = await listAccountEvents(app, data.id);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['TASK_FINISHED', 'ACCOUNT_DISCONNECTED']);
    expect(events.at(-2)!.data).toMatchObject({ status: 'FAILED', errorCode: 'ACCOUNT_INACCESSIBLE' });
  });
});

describe('while the data is read', () => {
  it('shows the progress, and a revocation wins', async () => {
    const { data } = await startLogin(app, await newUser(), 'nbi_ph', {
      username: 'George',
      password: '123456 slow:2',
    });
    const reading = app.runJobs();
    await expect
      .poll(() => readLinkAccount(app, user, data.id))
      .toMatchObject({ stage: 'FETCHING', progress: expect.toSatisfy((progress) => progress > 0) });
    await revoke(data.id);
    await reading;
    const [row] = await systemContext(app.deps).db.query<{ count: string }>(sql`
      select count(*) from user_data where source_id = ${data.id}`);
    expect(Number(row!.count)).toBe(0);
    expect(await readLinkAccount(app, user, data.id)).toMatchObject({ status: 'DISCONNECTED' });
    expect(await eventTypesOf(data.id)).not.toContain('IDENTITY_ADDED');
  });
});

describe('revoking', () => {
  it('erases the data, keeps the account listed and lets it be connected again', async () => {
    const account = await connectTestAccount(app, await newUser(), 'nbi_ph');
    expect(await revoke(account.id)).toMatchObject({ status: 200, code: 'OK' });
    expect(await revoke(account.id)).toMatchObject({ status: 200 });
    const gone = await readLinkAccount(app, user, account.id);
    expect(gone).toMatchObject({ status: 'DISCONNECTED', loginName: null });
    const [row] = await systemContext(app.deps).db.query<Record<string, unknown>>(sql`
      select connector_state_sealed as state,
        (select count(*) from user_data d where d.source_id = a.id and d.tenant_id = a.tenant_id) as items,
        (select count(*) from audit_log l
          where l.entity_id = a.id and l.tenant_id = a.tenant_id and action = 'account.revoke') as audits,
        (select outcome from users u where u.id = a.user_id and u.tenant_id = a.tenant_id) as outcome
      from accounts a where id = ${account.id} and tenant_id = ${tenant.tenantId}`);
    expect({ ...row, items: Number(row!.items), audits: Number(row!.audits) }).toEqual({
      state: null,
      items: 0,
      audits: 1,
      outcome: 'NONE',
    });
    expect((await eventTypesOf(account.id)).filter((type) => type === 'ACCOUNT_DISCONNECTED')).toHaveLength(1);
    const anew = await startLogin(app, user, 'nbi_ph');
    expect(anew.data.status).toBe('CONNECTED');
    expect(anew.data.id).not.toBe(account.id);
  });

  it('ends a login that waits for its code', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    await revoke(data.id);
    expect(await submitCode(app, user, data.id)).toMatchObject(refused);
  });
});

describe('housekeeping', () => {
  it('fails an account whose code was never entered', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    app.clock.advanceSeconds(250);
    await sweep();
    expect((await readLinkAccount(app, user, data.id)).status).toBe('AWAITING_MFA');
    app.clock.advanceSeconds(60);
    await sweep();
    const ended = await readLinkAccount(app, user, data.id);
    expect(ended).toMatchObject({ status: 'ERROR', errorCode: 'MFA_TIMEOUT', mfa: null });
    expect((await listAccountEvents(app, data.id)).at(-1)).toMatchObject({
      type: 'ACCOUNT_FAILED',
      data: { errorCode: 'MFA_TIMEOUT' },
    });
  });

  it('closes the tries after a wrong code with the code’s time', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    await submitCode(app, user, data.id, '9999');
    app.clock.advanceSeconds(301);
    await sweep();
    const ended = await readLinkAccount(app, user, data.id);
    expect(ended).toMatchObject({ status: 'ERROR', errorCode: 'INVALID_MFA', mfa: null });
  });

  it('fails a login that a crash cut off', async () => {
    const { data } = await startLogin(app, await newUser(), 'nbi_ph', { username: 'George', password: 'wrong' });
    await systemContext(app.deps).db.query(sql`
      update accounts set status = 'PENDING', error_code = null, status_updated_at = ${app.deps.now()}
      where id = ${data.id}`);
    app.clock.advanceSeconds(240);
    await sweep();
    expect((await readLinkAccount(app, user, data.id)).status).toBe('PENDING');
    app.clock.advanceSeconds(61);
    await sweep();
    const ended = await readLinkAccount(app, user, data.id);
    expect(ended).toMatchObject({ status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
  });

  it('fails an account whose fetch is lost', async () => {
    const { data } = await startLogin(app, await newUser(), 'nbi_ph');
    const system = systemContext(app.deps);
    await queryJobs(
      system,
      sql`
      update jobs set failed_at = now() where name = 'accounts.fetch' and payload->>'accountId' = ${data.id}`,
    );
    app.clock.advanceSeconds(61);
    await sweep();
    expect(await readLinkAccount(app, user, data.id)).toMatchObject({ status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
    expect((await listAccountEvents(app, data.id)).at(-1)).toMatchObject({
      type: 'TASK_FINISHED',
      data: { status: 'FAILED', errorCode: 'SYSTEM_ERROR' },
    });
  });
});

describe('the widget’s start', () => {
  it('answers the built-in template in the tenant’s name', async () => {
    await newUser();
    const { data } = await request(app, widgetApi.config, {
      authorization: user.link,
      query: { templateId: 'wtpl-unknown' },
    });
    expect(data).toMatchObject({
      mode: 'SANDBOX',
      userId: user.userId,
      template: { id: 'default_customization', companyName: data.tenantName, themeColor: '#167e1c' },
    });
  });

  it('lists providers with their login forms and the person’s live account', async () => {
    const { data: account } = await startLogin(app, await newUser(), 'sss_ph');
    const list = (query: Record<string, unknown>) =>
      request(app, widgetApi.providers, { authorization: user.link, query });
    const { data } = await list({ size: 150 });
    const sss = data.items.find(({ id }) => id === 'sss_ph')!;
    expect(sss).toMatchObject({ accountId: account.id, enabled: true });
    expect(sss.loginOptions.map(({ type }) => type)).toEqual(['SS_NUMBER']);
    expect(data.items.find(({ id }) => id === 'tesda_ph')).toMatchObject({ accountId: null, loginOptions: [] });
    expect((await list({ ids: 'grab,nbi_ph', topIds: 'grab' })).data.items.map(({ id }) => id)).toEqual([
      'grab',
      'nbi_ph',
    ]);
    expect(await list({ size: 151 })).toMatchObject(refused);
  });

  it('compresses long answers', async () => {
    const { link: authorization } = await newUser();
    const ask = (path: string) =>
      app.link.inject({
        url: `/link-sandbox/v1${path}`,
        headers: { authorization, 'accept-encoding': 'gzip, deflate, br' },
      });
    expect((await ask('/datasources?size=150')).headers['content-encoding']).toBe('br');
    expect((await ask('/accounts')).headers['content-encoding']).toBeUndefined();
  });

  it('stores opened pages as events', async () => {
    await newUser();
    const body = {
      eventName: 'LoginPageOpened',
      eventTime: '2026-01-31T08:30:00.000Z',
      account: { providerId: 'sss_ph' },
    } as const;
    expect(await request(app, widgetApi.recordEvent, { authorization: user.link, body })).toMatchObject({
      status: 200,
    });
    const rows = await systemContext(app.deps).db.query(sql`
      select event_name as name, provider_id as provider from ui_events where user_id = ${user.userId}`);
    expect(rows).toEqual([{ name: 'LoginPageOpened', provider: 'sss_ph' }]);
    const wrong = { ...body, eventName: 'Nothing' as 'LoginPageOpened' };
    expect(await request(app, widgetApi.recordEvent, { authorization: user.link, body: wrong })).toMatchObject(refused);
  });
});

describe('access to the widget', () => {
  it('hides another end user’s account', async () => {
    const { data } = await startLogin(app, await newUser(), 'sss_ph');
    const others = [await createTestUser(app, tenant), await createTestUser(app, await createTestTenant(app))];
    for (const other of others) {
      const asOther = { authorization: other.link, params: { id: data.id } };
      expect(await request(app, widgetApi.getAccount, asOther)).toMatchObject(missing);
      expect(await request(app, widgetApi.resendMfa, asOther)).toMatchObject(missing);
      expect(await submitCode(app, other, data.id)).toMatchObject(missing);
      expect(await revoke(data.id, other)).toMatchObject(missing);
      const listed = await request(app, widgetApi.listAccounts, { authorization: other.link });
      expect(listed.data.items).toEqual([]);
    }
  });

  it('refuses no token, an API key and the other mode’s token', async () => {
    const answer = { status: 401, code: 'INVALID_TOKEN' };
    const production = await createTestUser(app, tenant, 'PRODUCTION');
    for (const authorization of [undefined, tenant.basic.SANDBOX, tenant.openApi.SANDBOX, production.link]) {
      expect(await request(app, widgetApi.config, { authorization })).toMatchObject(answer);
      expect(await request(app, widgetApi.providers, { authorization })).toMatchObject(answer);
      expect(await request(app, widgetApi.listAccounts, { authorization })).toMatchObject(answer);
      const body = { providerId: 'nbi_ph', credentials: george };
      expect(await request(app, widgetApi.createAccount, { authorization, body })).toMatchObject(answer);
    }
  });

  it('has no connectable provider in Production without an adapter', async () => {
    const { link: authorization } = await createTestUser(app, tenant, 'PRODUCTION');
    const mode = 'PRODUCTION';
    const { data } = await request(app, widgetApi.providers, { authorization, mode, query: { size: 150 } });
    expect(data.items.some(({ enabled }) => enabled)).toBe(false);
    const body = { providerId: 'nbi_ph', credentials: george };
    expect(await request(app, widgetApi.createAccount, { authorization, mode, body })).toMatchObject(refused);
    const keyed = await request(app, accountsApi.list, { authorization: tenant.basic.PRODUCTION, mode });
    expect(keyed.data.items).toEqual([]);
  });

  it('seals the state of the connector', async () => {
    const { data } = await startLogin(app, await newUser(), 'nbi_ph');
    const ctx = modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX');
    const [row] = await ctx.db.query<{ state: string }>(sql`
      select connector_state_sealed as state from accounts where tenant_id = ${tenant.tenantId} and id = ${data.id}`);
    expect(row!.state).toMatch(/^v1\./);
    expect(row!.state).not.toContain('George');
  });
});
