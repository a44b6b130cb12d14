import type { QueryOf } from '@smile/contract/endpoint';
import { formsApi } from '@smile/contract/forms';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { submitTestForm } from '../../../testing/forms.ts';
import { dropOld } from '../../../testing/jobs.ts';
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
afterEach(() => app.clock.reset());

const list = (query: Partial<QueryOf<typeof formsApi.list>> = {}, authorization = tenant.basic.SANDBOX) =>
  request(app, formsApi.list, { authorization, query });
const get = (id: string, authorization = tenant.basic.SANDBOX) =>
  request(app, formsApi.get, { authorization, params: { id } });
const idsOf = async (query: Partial<QueryOf<typeof formsApi.list>> = {}) =>
  (await list(query)).data.items.map(({ id }) => id);
const missing = { status: 404, code: 'MISSING_RESOURCE' };

describe('forms', () => {
  it('are returned as submitted, in the documented form, with fields in their order', async () => {
    const data = { zip: '1600', monthlyIncome: 50000, employed: true, ids: ['SSS', 'TIN'] };
    const form = await submitTestForm(app, tenant, user.userId, { name: 'Income Information', data });
    const answer = await get(form.id);
    expect(answer.data).toEqual({
      id: expect.stringMatching(/^form-[0-9a-f]{32}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      name: 'Income Information',
      userId: user.userId,
      winkSiteId: 'ws-1',
      winkSiteSessionId: expect.stringMatching(/^wss-[0-9a-f]{32}$/),
      reference: 'form_1',
      data,
    });
    expect(Object.keys(answer.data.data)).toEqual(Object.keys(data));
    expect((await list()).data.items).toEqual([form]);
  });

  it('are filtered by user, site and day of submission, newest first, and paged', async () => {
    const other = await createTestUser(app, tenant);
    const first = await submitTestForm(app, tenant, user.userId);
    app.clock.advanceSeconds(1);
    const second = await submitTestForm(app, tenant, other.userId, { winkSiteId: 'ws-2' });
    expect(await idsOf()).toEqual([second.id, first.id]);
    expect(await idsOf({ userId: user.userId })).toEqual([first.id]);
    expect(await idsOf({ winkSiteId: 'ws-2' })).toEqual([second.id]);
    const today = app.deps.now().toISOString().slice(0, 10);
    expect(await idsOf({ startDate: today, endDate: today })).toHaveLength(2);
    expect(await idsOf({ endDate: '2020-01-01' })).toEqual([]);
    const page = await list({ size: 1 });
    expect(await idsOf({ size: 1, cursor: page.data.nextCursor! })).toEqual([first.id]);
    for (const query of [{ size: 0 }, { cursor: '!' }, { endDate: '2026-02-30' }])
      expect(await list(query)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('are hidden from other tenants, other modes and other kinds of token', async () => {
    const { id } = await submitTestForm(app, tenant, user.userId);
    const stranger = await createTestTenant(app);
    expect(await get(id, stranger.basic.SANDBOX)).toMatchObject(missing);
    expect((await list({}, stranger.basic.SANDBOX)).data.items).toEqual([]);
    const production = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
    expect(await request(app, formsApi.get, { ...production, params: { id } })).toMatchObject(missing);
    expect((await request(app, formsApi.list, production)).data.items).toEqual([]);
    for (const authorization of ['', user.link, tenant.developer, tenant.basic.PRODUCTION]) {
      expect(await list({}, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
      expect(await get(id, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
  });
});

describe('forms sixty days after submission', () => {
  const expire = () => dropOld(app, 'forms');

  it('are deleted, not before, with an audit entry that holds none of their content', async () => {
    const old = await submitTestForm(app, tenant, user.userId);
    app.clock.advanceSeconds(59 * 24 * 3600);
    const young = await submitTestForm(app, tenant, user.userId);
    await expire();
    expect(await idsOf()).toEqual([young.id, old.id]);
    app.clock.advanceSeconds(2 * 24 * 3600);
    await expire();
    await expire();
    expect(await idsOf()).toEqual([young.id]);
    expect(await get(old.id)).toMatchObject(missing);
    const audit = await systemContext(app.deps).db.query(sql`
      select action, actor_kind as "actorKind", entity_id as "entityId", before, after from audit_log
      where tenant_id = ${tenant.tenantId} and entity_type = 'form'`);
    expect(audit).toEqual([
      { action: 'form.expire', actorKind: 'system', entityId: old.id, before: { mode: 'SANDBOX' }, after: null },
    ]);
  });

  it('are deleted even when they exceed one batch', async () => {
    // As the owner: Citus writes many rows by COPY, which it does not do under row-level security.
    await app.deps.database.runScript(`
      insert into forms (tenant_id, mode, id, user_id, wink_site_id, wink_site_session_id, reference, data, created_at)
      select '${tenant.tenantId}', 'SANDBOX', 'form-' || n, '${user.userId}', 'ws-1', 'wss-1', 'form_' || n, '{}',
        '${app.deps.now().toISOString()}'::timestamptz - interval '61 days'
      from generate_series(1, 450) as n`);
    await expire();
    expect(await idsOf()).toEqual([]);
  });
});
