import { accountsApi } from '@smile/contract/accounts';
import { formsApi } from '@smile/contract/forms';
import { userDataApi } from '@smile/contract/user-data';
import { maxInPayload } from '@smile/contract/user-sessions';
import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import {
  connectTestAccount,
  createTestUser,
  startLogin,
  type TestUser,
  writtenOrder,
} from '../../../testing/end-user.ts';
import { submitTestForm } from '../../../testing/forms.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;

beforeEach(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const payload = (id: string, authorization = tenant.basic.SANDBOX) =>
  request(app, usersApi.payload, { authorization, params: { id } });
const reset = (id: string, authorization = tenant.basic.SANDBOX) =>
  request(app, usersApi.resetSession, { authorization, params: { id } });

function listSessionEvents(): Promise<{ type: string; data: object }[]> {
  return systemContext(app.deps).db.query(sql`
    select type, data from events where tenant_id = ${tenant.tenantId} and type like 'USER_SESSION_%' order by ${writtenOrder}`);
}

describe('the payload of a user', () => {
  it('holds the newest thousand forms, however many there are', async () => {
    // As the owner: Citus writes many rows by COPY, which it does not do under row-level security.
    await app.deps.database.runScript(`
      insert into forms (tenant_id, mode, id, user_id, wink_site_id, wink_site_session_id, reference, name, data, created_at)
      select '${tenant.tenantId}', 'SANDBOX', 'many-' || n, '${user.userId}', 'ws-1', 'wss-' || n, 'form', n::text, '{}',
        '2026-01-01'::timestamptz + n * interval '1 second' from generate_series(1, ${maxInPayload + 1}) n`);
    const { data } = await payload(user.userId);
    expect(data.forms).toHaveLength(maxInPayload);
    expect([data.forms[0]!.name, data.forms.at(-1)!.name]).toEqual(['1001', '2']);
  });

  it('holds everything that was shared, lists as webhooks carry them', async () => {
    const form = await submitTestForm(app, tenant, user.userId, { data: { firstName: 'George' } });
    const sss = await connectTestAccount(app, user, 'sss_ph');
    const upwork = await connectTestAccount(app, user, 'upwork');
    const failed = await startLogin(app, user, 'grab', { username: 'George', password: 'wrong' });
    expect(failed.data.status).toBe('ERROR');
    const archive = await uploadTestArchive(app, user);
    const { data } = await payload(user.userId);
    expect(data).toMatchObject({
      metadata: { userId: user.userId, channel: 'Default', channelId: null, status: 'IN_PROGRESS' },
      forms: [{ id: form.id, name: 'Personal Information', data: { firstName: 'George' } }],
      archives: [{ id: archive.data.id, fileType: 'PAYSLIP', payload: { identity: null, incomes: null } }],
    });
    expect(data.accounts.map(({ id, providerId }) => [id, providerId])).toEqual([
      [sss.id, 'sss_ph'],
      [upwork.id, 'upwork'],
    ]);
    const [first, second] = data.accounts.map((account) => account.payload);
    expect(first!.identity?.fullName).toBe('George Cimafranca Palomero, Jr');
    expect(first!.contributions?.items.length).toBeGreaterThan(12);
    expect([first!.transactions, first!.rating, second!.contributions]).toEqual([null, null, null]);
    const listed = await request(app, userDataApi.listTransactions, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: upwork.id, size: 150 },
    });
    expect(second!.transactions?.items.map(({ id }) => id)).toEqual(listed.data.items.map(({ id }) => id));
  });

  it('is empty for a user without shared data', async () => {
    const { data } = await payload(user.userId);
    expect(data).toMatchObject({ forms: [], accounts: [], archives: [] });
  });

  it('limits long lists, which their own endpoints continue', async () => {
    const { id } = await connectTestAccount(app, user, 'upwork');
    await app.deps.database.runScript(`
      insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
        source_created_at, effective_date, ordinal, payload, created_at)
      select tenant_id, mode, datapoint, 't-x' || n, user_id, source_id, source_type, provider_id, source_created_at,
        effective_date, 1000 + n, payload || jsonb_build_object('id', 't-x' || n), created_at - n * interval '1 second'
      from generate_series(1, 200) as n,
        (select * from user_data where tenant_id = '${tenant.tenantId}' and source_id = '${id}' and datapoint = 'TRANSACTIONS' order by ordinal limit 1) as one`);
    const { transactions } = (await payload(user.userId)).data.accounts[0]!.payload;
    expect(transactions?.items).toHaveLength(300);
    const rest = await request(app, userDataApi.listTransactions, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: id, size: 150, cursor: transactions!.nextCursor! },
    });
    expect(rest.data.items.at(-1)?.id).toBe('t-x200');
    const shown = new Set(transactions!.items.map((item) => item.id));
    expect(rest.data.items.filter((item) => shown.has(item.id))).toEqual([]);
  });
});

describe('resetting a session', () => {
  it('erases the shared data, publishes that, and lets the user start anew', async () => {
    await submitTestForm(app, tenant, user.userId);
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    await uploadTestArchive(app, user);
    expect(await reset(user.userId)).toMatchObject({ status: 200, code: 'OK' });
    expect((await payload(user.userId)).data).toMatchObject({ forms: [], accounts: [], archives: [] });
    const authorization = tenant.basic.SANDBOX;
    const account = await request(app, accountsApi.get, { authorization, params: { id } });
    expect(account.data.connectionStatus).toBe('DISCONNECTED');
    expect((await request(app, formsApi.list, { authorization })).data.items).toEqual([]);
    const session = { userId: user.userId, channel: 'Default', channelId: null, status: 'IN_PROGRESS' };
    expect(await listSessionEvents()).toEqual([{ type: 'USER_SESSION_RESET', data: { session } }]);
    expect((await connectTestAccount(app, user, 'nbi_ph')).status).toBe('CONNECTED');
  });

  it('happens once per idempotency key', async () => {
    await connectTestAccount(app, user, 'nbi_ph');
    const again = () =>
      request(app, usersApi.resetSession, {
        authorization: tenant.basic.SANDBOX,
        params: { id: user.userId },
        idempotencyKey: 'reset-1',
      });
    expect(await again()).toMatchObject({ status: 200 });
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    expect(await again()).toMatchObject({ status: 200 });
    expect(await listSessionEvents()).toHaveLength(1);
    expect((await payload(user.userId)).data.accounts.map((account) => account.id)).toEqual([id]);
  });

  it('takes a completed session back to its beginning', async () => {
    await systemContext(app.deps).db.query(sql`
      update users set session_status = 'COMPLETED' where id = ${user.userId}`);
    await reset(user.userId);
    const { data } = await request(app, usersApi.get, {
      authorization: tenant.basic.SANDBOX,
      params: { id: user.userId },
    });
    expect(data.session.status).toBe('IN_PROGRESS');
  });

  it('is allowed to a developer without administrator rights for own users only', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const session = member.openApi;
    expect(await reset(user.userId, session)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    const own = await request(app, usersApi.create, { authorization: session });
    expect(await reset(own.data.user.id, session)).toMatchObject({ status: 200 });
    expect(await reset(user.userId, tenant.openApi.SANDBOX)).toMatchObject({ status: 200 });
  });
});

it('hides payloads and resets from other tenants, other modes and other kinds of token', async () => {
  const stranger = await createTestTenant(app);
  for (const call of [payload, reset]) {
    expect(await call(user.userId, stranger.basic.SANDBOX)).toMatchObject(missing);
    expect(await call(`${tenant.tenantId}-unknown`)).toMatchObject(missing);
    for (const authorization of ['', user.link, tenant.developer, tenant.basic.PRODUCTION])
      expect(await call(user.userId, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  }
  expect(await listSessionEvents()).toEqual([]);
});
