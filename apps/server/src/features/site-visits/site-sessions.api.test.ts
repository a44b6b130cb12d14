import { formsApi } from '@smile/contract/forms';
import { hostedSitesApi, siteVisitApi } from '@smile/contract/hosted-sites';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { portalUsersApi, usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { connectTestAccount, createTestUser, startLogin, submitCode } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import {
  branchedFlow,
  changeFlowSite,
  createFlowSite,
  finishTestVisit,
  saveFlow,
  startTestVisit,
  submitTestAnswers,
  type TestVisit,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
const sandbox = { mode: 'SANDBOX' } as const;
const missing = { status: 404, code: 'MISSING_RESOURCE' };
const refused = { status: 400, code: 'INVALID_PARAMETERS' };

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

const readSession = async ({ sessionId }: TestVisit) =>
  (
    await request(app, siteSessionsApi.get, {
      authorization: tenant.developer,
      params: { id: sessionId },
      query: sandbox,
    })
  ).data;
const statusOf = async (visit: TestVisit) => (await readSession(visit)).status;
const readUser = async (userId: string) =>
  (await request(app, usersApi.get, { authorization: tenant.basic.SANDBOX, params: { id: userId } })).data;
const formsOf = async ({ sessionId }: TestVisit) =>
  (
    await request(app, siteSessionsApi.listForms, {
      authorization: tenant.developer,
      params: { id: sessionId },
      query: sandbox,
    })
  ).data;
const eventsOf = ({ userId }: TestVisit, type: string) =>
  systemContext(app.deps).db.query<{ data: Record<string, unknown> }>(sql`
    select data from events where type = ${type} and data->'session'->>'userId' = ${userId}`);
const revoke = ({ user }: TestVisit, id: string) =>
  request(app, widgetApi.revokeAccount, { authorization: user.link, params: { id } });

const about = { reference: 'Form_about', data: { fullName: 'George', employed: 'YES', code: 'A1' } };
const income = { reference: 'Form_income', data: { monthlyIncome: ' 50000 ', badge: null, period: null } };

describe('the session of a drawn site', () => {
  it('passes from its start over the connected account to success, revocation, a new link and a reset', async () => {
    const visit = await startTestVisit(app, await createFlowSite(app, tenant));
    expect(await statusOf(visit)).toBe('PENDING');
    expect((await readUser(visit.userId)).session).toEqual({
      userId: visit.userId,
      channel: 'WinkSite',
      channelId: visit.siteId,
      status: 'IN_PROGRESS',
    });
    expect(await finishTestVisit(app, visit)).toMatchObject(refused);
    await startLogin(app, visit.user, 'upwork', { username: 'George', password: 'wrong' });
    expect(await statusOf(visit)).toBe('IN_PROGRESS');
    expect((await finishTestVisit(app, visit, 'FAILURE')).data).toMatchObject({ status: 'FAILURE', exitUrl: null });
    expect(await statusOf(visit)).toBe('FAILURE');

    const account = await connectTestAccount(app, visit.user, 'upwork');
    expect(await statusOf(visit)).toBe('IN_PROGRESS');
    const { data } = await finishTestVisit(app, visit);
    expect(data).toEqual({
      status: 'SUCCESS',
      ending: null,
      exitUrl: `https://example.com/done?from=site&winkSiteSessionId=${visit.sessionId}&status=SUCCESS`,
      manageUrl: expect.stringMatching(
        new RegExp(`^${app.deps.config.siteUrl}/${visit.siteId}#manage=${visit.sessionId}\\.[0-9a-f]{32}$`),
      ),
      sources: [{ name: 'Upwork', logoUrl: expect.stringContaining('/upwork') }],
    });
    expect(await finishTestVisit(app, visit, 'FAILURE')).toMatchObject({ data: { status: 'SUCCESS' } });
    expect((await readSession(visit)).path.map(({ screenName }) => screenName)).toEqual(['Landing', 'Connect']);
    expect((await readUser(visit.userId)).session.status).toBe('COMPLETED');

    await revoke(visit, account.id);
    expect(await statusOf(visit)).toBe('REVOKED');
    expect((await readUser(visit.userId)).session.status).toBe('REVOKED');
    expect(await finishTestVisit(app, visit)).toMatchObject(refused);
    expect((await startLogin(app, visit.user, 'upwork')).code).toBe('EDIT_CONFLICT');
    const token = await request(app, usersApi.createToken, {
      authorization: tenant.basic.SANDBOX,
      query: { userId: visit.userId },
    });
    const widget = { userId: visit.userId, link: `Bearer ${token.data.accessToken}` };
    const again = await connectTestAccount(app, widget, 'upwork');
    await uploadTestArchive(app, widget);
    expect(await statusOf(visit)).toBe('SUCCESS');
    await revoke(visit, again.id);
    expect(await statusOf(visit)).toBe('SUCCESS');

    await request(app, usersApi.resetSession, { authorization: tenant.basic.SANDBOX, params: { id: visit.userId } });
    expect(await readSession(visit)).toMatchObject({ status: 'IN_PROGRESS', path: [], finishedAt: null });
    expect((await readUser(visit.userId)).session.status).toBe('IN_PROGRESS');
    expect(await eventsOf(visit, 'USER_SESSION_RESET')).toHaveLength(1);
  });

  it('publishes its completion once, when the data has been read, however often it ends', async () => {
    const visit = await startTestVisit(app, await createFlowSite(app, tenant));
    const { data: account } = await startLogin(app, visit.user, 'upwork');
    await submitCode(app, visit.user, account.id);
    await Promise.all(Array.from({ length: 100 }, () => finishTestVisit(app, visit)));
    await app.runJobs();
    app.clock.advanceSeconds(30);
    await app.runJobs();
    await app.runJobs();
    const events = await eventsOf(visit, 'USER_SESSION_COMPLETED');
    expect(events).toHaveLength(1);
    expect(events[0]!.data).toMatchObject({
      session: { userId: visit.userId, channel: 'WinkSite', channelId: visit.siteId, status: 'COMPLETED' },
      payload: { accounts: [{ providerId: 'upwork', payload: { identity: expect.anything() } }] },
    });
  });

  it('reports its completion after ten minutes even when data is still being read', async () => {
    const visit = await startTestVisit(app, await createFlowSite(app, tenant));
    await connectTestAccount(app, visit.user, 'upwork');
    await systemContext(app.deps).db.query(sql`
      update tasks set status = 'Started', finished_at = null where user_id = ${visit.userId}`);
    await finishTestVisit(app, visit);
    await app.runJobs();
    app.clock.advanceSeconds(590);
    await app.runJobs();
    expect(await eventsOf(visit, 'USER_SESSION_COMPLETED')).toHaveLength(0);
    app.clock.advanceSeconds(10);
    await app.runJobs();
    expect(await eventsOf(visit, 'USER_SESSION_COMPLETED')).toHaveLength(1);
  });

  it("belongs to the user of the tenant's token only", async () => {
    const siteId = await createFlowSite(app, tenant);
    const known = await createTestUser(app, tenant);
    const userToken = known.link.slice('Bearer '.length);
    const visit = await startTestVisit(app, siteId, { userToken });
    expect(visit.userId).toBe(known.userId);
    expect((await readUser(known.userId)).session).toMatchObject({ channel: 'WinkSite', channelId: siteId });
    const stranger = await createTestUser(app, await createTestTenant(app));
    const inProduction = await createTestUser(app, tenant, 'PRODUCTION');
    for (const token of [stranger.link.slice(7), inProduction.link.slice(7), 'none', tenant.developer.slice(7)])
      expect(
        await request(app, hostedSitesApi.start, { params: { id: siteId }, body: { version: 1, userToken: token } }),
      ).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });
});

describe('forms', () => {
  it('are stored typed, one for each screen, and lead on; off the final way they are deleted', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const visit = await startTestVisit(app, siteId, { urlParams: { campaign: 'a b&c', other: 'x' } });
    const submit = (form: { reference: string; data: Record<string, string | null> }, ordinal: number) =>
      submitTestAnswers(app, visit, { ...form, ordinal });
    const first = await submit({ ...about, data: { ...about.data, employed: 'NO' } }, 1);
    expect(first.data.next).toEqual({ screen: 'Screen_plans' });
    expect(await statusOf(visit)).toBe('IN_PROGRESS');
    const plans = await submit({ reference: 'Form_plans', data: { plans: '  ' } }, 2);
    expect(plans.data.next).toEqual({ url: 'https://example.com/?c=a%20b%26c' });

    app.clock.advanceSeconds(5);
    const second = await submit(about, 3);
    expect(second.data.form.id).toBe(first.data.form.id);
    expect(second.data.next).toEqual({ screen: 'Screen_income' });
    expect((await submit(income, 4)).data.next).toEqual({ screen: 'Screen_connect' });
    expect(await finishTestVisit(app, visit)).toMatchObject(refused);
    await connectTestAccount(app, visit.user, 'upwork');
    expect((await finishTestVisit(app, visit)).data).toMatchObject({ status: 'SUCCESS', exitUrl: null });
    expect((await formsOf(visit)).map(({ reference, name, data }) => ({ reference, name, data }))).toEqual([
      { reference: 'Form_about', name: 'About you', data: { fullName: 'George', employed: 'YES', code: 'A1' } },
      { reference: 'Form_income', name: 'Income', data: { monthlyIncome: 50000, badge: null, period: null } },
    ]);
    const listed = await request(app, formsApi.list, {
      authorization: tenant.basic.SANDBOX,
      query: { userId: visit.userId },
    });
    expect(listed.data.items).toHaveLength(2);
    await app.runJobs();
    app.clock.advanceSeconds(30);
    await app.runJobs();
    const [completed] = await eventsOf(visit, 'USER_SESSION_COMPLETED');
    expect(JSON.stringify((completed!.data as { payload: { forms: unknown } }).payload.forms)).toBe(
      JSON.stringify(listed.data.items.map(({ id, name, data }) => ({ id, name, data }))),
    );
    expect((await readSession(visit)).path).toMatchObject([
      { reference: 'Form_about', screenName: 'About you' },
      { reference: 'Form_income' },
      { reference: 'Widget_connect' },
    ]);
  });

  it('are refused off the way and against their rules, each wrong field by its name', async () => {
    const visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }));
    const tryOut = async (reference: string, data: Record<string, string | null>) =>
      submitTestAnswers(app, visit, { reference, data, ordinal: 9 });
    expect(await tryOut('Form_income', income.data)).toMatchObject(refused);
    expect(await tryOut('Widget_connect', {})).toMatchObject(refused);
    expect(await tryOut('Form_nothing', {})).toMatchObject(refused);
    expect(await tryOut('Form_about', { ...about.data, extra: 'x' })).toMatchObject(refused);
    expect((await tryOut('Form_about', { fullName: ' ', employed: 'MAYBE', code: 'B2' })).message).toBe(
      'fullName: This field is required\nemployed: Please enter a valid Are you employed?\ncode: Please enter a valid Field',
    );
    await submitTestAnswers(app, visit, { ...about, ordinal: 1 });
    const wrong = { monthlyIncome: 'twelve', badge: `${'a'.repeat(1900)}b`, period: null };
    expect((await tryOut('Form_income', wrong)).message).toBe(
      'monthlyIncome: Please enter a valid number, min: 1\nbadge: Please enter a valid Badge',
    );
    expect(await tryOut('Form_plans', { plans: '' })).toMatchObject(refused);
    expect(await formsOf(visit)).toHaveLength(1);
  });

  it('are kept unchanged once the visit has succeeded, with its steps and its status', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const visit = await startTestVisit(app, siteId);
    await submitTestAnswers(app, visit, { ...about, ordinal: 1 });
    await submitTestAnswers(app, visit, { ...income, ordinal: 2 });
    await connectTestAccount(app, visit.user, 'upwork');
    await finishTestVisit(app, visit);
    const ended = { status: 409, code: 'EDIT_CONFLICT' };
    const change = { ...about, data: { ...about.data, fullName: 'Somebody else' } };
    const step = { reference: 'Form_about', kind: 'SHOWN' } as const;
    const call = { authorization: visit.user.link, params: { id: visit.sessionId } };
    const attempt = async () => {
      expect(await submitTestAnswers(app, visit, { ...change, ordinal: 9 })).toMatchObject(ended);
      expect(await request(app, siteVisitApi.recordStep, { ...call, body: step })).toMatchObject(ended);
      expect((await submitTestAnswers(app, visit, { ...change, ordinal: 1 })).status).toBe(200);
      expect((await formsOf(visit))[0]!.data).toMatchObject({ fullName: 'George' });
    };
    await attempt();
    expect((await finishTestVisit(app, visit, 'FAILURE')).status).toBe(200);
    expect(await statusOf(visit)).toBe('SUCCESS');
    const { data } = await request(app, widgetApi.listAccounts, { authorization: visit.user.link });
    await request(app, widgetApi.revokeAccount, {
      authorization: visit.user.link,
      params: { id: data.items[0]!.id },
    });
    expect(await statusOf(visit)).toBe('REVOKED');
    await attempt();
  });

  it('are not stored when they are repeated or late', async () => {
    const visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }));
    const first = await submitTestAnswers(app, visit, { ...about, ordinal: 2 });
    for (const ordinal of [2, 1]) {
      const data = { ...about.data, fullName: 'Other', employed: 'NO' };
      expect((await submitTestAnswers(app, visit, { ...about, data, ordinal })).data).toEqual(first.data);
    }
    expect((await formsOf(visit))[0]!.data).toMatchObject({ fullName: 'George' });
    expect(await submitTestAnswers(app, visit, { ...income, ordinal: 1 })).toMatchObject(refused);
  });

  it('are accepted for the session of the token alone, as are steps', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const [visit, other] = [await startTestVisit(app, siteId), await startTestVisit(app, siteId)];
    const foreign = { ...visit, user: other.user };
    expect(await submitTestAnswers(app, foreign, { ...about, ordinal: 1 })).toMatchObject(missing);
    expect(await finishTestVisit(app, foreign)).toMatchObject(missing);
    const step = (body: { reference: string; kind: 'INVALID'; fields: string[] }, { user } = visit) =>
      request(app, siteVisitApi.recordStep, { authorization: user.link, params: { id: visit.sessionId }, body });
    const invalid = { reference: 'Form_about', kind: 'INVALID' as const };
    expect(await step({ ...invalid, fields: ['fullName'] })).toMatchObject({ status: 200 });
    expect(await step({ ...invalid, fields: ['George'] })).toMatchObject(refused);
    expect(await step({ ...invalid, reference: 'x', fields: [] })).toMatchObject(refused);
    expect(await step({ ...invalid, fields: [] }, other)).toMatchObject(missing);
  });
});

describe('the page', () => {
  const get = (id: string) => request(app, hostedSitesApi.get, { params: { id } });
  const resume = (id: string, resumeKey: string) =>
    request(app, hostedSitesApi.resume, { params: { id }, body: { resumeKey } });

  it('is available while the site is published; visits under way may finish until it is deleted', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    expect((await get(siteId)).data).toMatchObject({ id: siteId, version: 1, flow: { name: 'Onboarding' } });
    const visit = await startTestVisit(app, siteId);
    await changeFlowSite(app, siteId, 'unpublish');
    expect(await get(siteId)).toMatchObject(missing);
    const begin = () => request(app, hostedSitesApi.start, { params: { id: siteId }, body: { version: 1 } });
    expect(await begin()).toMatchObject(missing);
    expect(await submitTestAnswers(app, visit, { ...about, ordinal: 1 })).toMatchObject({ status: 200 });
    expect(await resume(siteId, visit.resumeKey)).toMatchObject({ status: 200 });
    await changeFlowSite(app, siteId, 'delete');
    expect(await submitTestAnswers(app, visit, { ...income, ordinal: 2 })).toMatchObject(missing);
    expect(await resume(siteId, visit.resumeKey)).toMatchObject(missing);
    expect(await get('ws-nothing')).toMatchObject(missing);
  });

  it('takes no sign-in, code or document once it is deleted, nor of a new visit once it is taken off', async () => {
    const closed = { status: 400, code: 'LINK_EXPIRED' };
    const siteId = await createFlowSite(app, tenant);
    const begun = await startTestVisit(app, siteId);
    const { data: account } = await startLogin(app, begun.user, 'upwork');
    const fresh = await startTestVisit(app, siteId);
    const elsewhere = await createTestUser(app, tenant);
    const known = await startTestVisit(app, siteId, { userToken: elsewhere.link.slice('Bearer '.length) });

    await changeFlowSite(app, siteId, 'unpublish');
    expect(await startLogin(app, fresh.user, 'upwork')).toMatchObject(closed);
    expect(await uploadTestArchive(app, fresh.user)).toMatchObject(closed);
    expect(await statusOf(fresh)).toBe('PENDING');
    expect(await submitCode(app, begun.user, account.id, 'wrong')).toMatchObject({ status: 200 });

    await changeFlowSite(app, siteId, 'delete');
    expect(await submitCode(app, begun.user, account.id)).toMatchObject(closed);
    expect(await startLogin(app, begun.user, 'upwork')).toMatchObject(closed);
    expect(await uploadTestArchive(app, begun.user)).toMatchObject(closed);
    expect(await startLogin(app, known.user, 'upwork')).toMatchObject(closed);
    expect(await startLogin(app, elsewhere, 'upwork')).toMatchObject({ status: 201 });
    expect(await revoke(begun, account.id)).toMatchObject({ status: 200 });
  });

  it('stays on the version it was opened with, for a day', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const visit = await startTestVisit(app, siteId);
    await saveFlow(app, siteId, { ...branchedFlow, screens: branchedFlow.screens.slice(1) });
    expect(await submitTestAnswers(app, visit, { ...about, ordinal: 1 })).toMatchObject({ status: 200 });
    expect((await startTestVisit(app, siteId)).sessionId).toMatch(/^wss-/);
    app.clock.advanceSeconds(24 * 3600 + 1);
    for (const version of [1, 3])
      expect(await request(app, hostedSitesApi.start, { params: { id: siteId }, body: { version } })).toMatchObject({
        status: 409,
        code: 'EDIT_CONFLICT',
      });
  });

  it('takes a visit up again with its answers, for a day and by its own key', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const visit = await startTestVisit(app, siteId, { urlParams: { campaign: 'mail' } });
    await submitTestAnswers(app, visit, { ...about, ordinal: 1 });
    expect((await resume(siteId, visit.resumeKey)).data).toMatchObject({
      sessionId: visit.sessionId,
      userId: visit.userId,
      site: { version: 1, flow: { screens: [{ id: 'Screen_about' }, {}, {}, {}] } },
      status: 'IN_PROGRESS',
      urlParams: { campaign: 'mail' },
      path: ['Form_about'],
      forms: { Form_about: about.data },
      ordinal: 1,
    });
    expect(await resume(await createFlowSite(app, tenant), visit.resumeKey)).toMatchObject(missing);
    expect(await resume(siteId, 'nothing')).toMatchObject(missing);
    app.clock.advanceSeconds(24 * 3600);
    expect(await resume(siteId, visit.resumeKey)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
  });

  it('shows the shared data to the holder of the manage link, even when the site is gone', async () => {
    const siteId = await createFlowSite(app, tenant);
    const visit = await startTestVisit(app, siteId);
    await connectTestAccount(app, visit.user, 'upwork');
    const { manageUrl } = (await finishTestVisit(app, visit)).data;
    await changeFlowSite(app, siteId, 'delete');
    const manageKey = new URL(manageUrl).hash.slice('#manage='.length);
    const manage = (key: string, id = siteId) =>
      request(app, hostedSitesApi.manage, { params: { id }, body: { manageKey: key } });
    const { data } = await manage(manageKey);
    const accounts = await request(app, widgetApi.listAccounts, { authorization: `Bearer ${data.token}` });
    expect(accounts.data.items).toMatchObject([{ providerId: 'upwork', status: 'CONNECTED' }]);
    const managing = { userId: visit.userId, link: `Bearer ${data.token}` };
    expect(await startLogin(app, managing, 'nbi_ph')).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    expect(await manage(`${manageKey.slice(0, -1)}x`)).toMatchObject(missing);
    expect(await manage(manageKey, await createFlowSite(app, tenant))).toMatchObject(missing);
  });

  it('shows no data once none of the visit is stored', async () => {
    const siteId = await createFlowSite(app, tenant);
    const visit = await startTestVisit(app, siteId);
    const account = await connectTestAccount(app, visit.user, 'upwork');
    const { manageUrl } = (await finishTestVisit(app, visit)).data;
    const manageKey = new URL(manageUrl).hash.slice('#manage='.length);
    const manage = () => request(app, hostedSitesApi.manage, { params: { id: siteId }, body: { manageKey } });
    const db = systemContext(app.deps).db;
    await db.query(sql`update wink_site_sessions set is_expired = true where id = ${visit.sessionId}`);
    expect(await manage()).toMatchObject({ status: 200 });
    await request(app, widgetApi.revokeAccount, { authorization: visit.user.link, params: { id: account.id } });
    expect(await manage()).toMatchObject(missing);
  });

  it('is not flooded', async () => {
    const siteId = await createFlowSite(app, tenant);
    const params = { id: siteId };
    const statuses = async (send: () => Promise<{ status: number }>, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, send));
      return answers.map(({ status }) => status).filter((status) => status === 429).length;
    };
    const view = () => request(app, hostedSitesApi.view, { params, body: { version: 1 }, ip: '10.1.0.1' });
    const start = () => request(app, hostedSitesApi.start, { params, body: { version: 1 }, ip: '10.1.0.1' });
    expect(await statuses(view, 65)).toBe(5);
    expect(await statuses(start, 25)).toBe(5);
    const [{ count }] = (await systemContext(app.deps).db.query<{ count: number }>(
      sql`select count(*)::int from wink_site_steps where site_id = ${siteId} and kind = 'VIEW'`,
    )) as [{ count: number }];
    expect(count).toBe(60);
  });
});

describe('the sessions of a tenant', () => {
  it('are listed newest first, by user, site, status and day, and paged', async () => {
    const [one, two] = [await createFlowSite(app, tenant), await createFlowSite(app, tenant)];
    const first = await startTestVisit(app, one);
    app.clock.advanceSeconds(1);
    const second = await startTestVisit(app, two);
    await connectTestAccount(app, second.user, 'upwork');
    const list = async (query: object = {}) => {
      const answer = await request(app, siteSessionsApi.list, {
        authorization: tenant.developer,
        query: { ...sandbox, ...query },
      });
      return { ...answer, ids: answer.data.items?.map(({ id }) => id) };
    };
    const today = app.deps.now().toISOString().slice(0, 10);
    expect((await list()).ids).toEqual([second.sessionId, first.sessionId]);
    expect((await list({ winkSiteId: one })).ids).toEqual([first.sessionId]);
    expect((await list({ userId: second.userId })).ids).toEqual([second.sessionId]);
    expect((await list({ status: 'IN_PROGRESS' })).ids).toEqual([second.sessionId]);
    expect((await list({ startDate: today, endDate: today })).ids).toHaveLength(2);
    expect((await list({ endDate: '2020-01-01' })).ids).toEqual([]);
    const all = { userId: second.userId, winkSiteId: two, status: 'IN_PROGRESS', endDate: today };
    expect((await list({ ...all, startDate: '2020-01-01' })).ids).toEqual([second.sessionId]);
    expect((await list({ ...all, userId: first.userId })).ids).toEqual([]);
    for (const startDate of ['2026-13-01', '2026-1-1', '2026-02-30', 'today'])
      expect(await list({ startDate })).toMatchObject(refused);
    const page = await list({ size: 1 });
    expect(page.data).toEqual({
      items: [
        {
          id: second.sessionId,
          winkSiteName: 'Loans',
          winkSiteId: two,
          userId: second.userId,
          status: 'IN_PROGRESS',
          isDeclined: false,
          version: 1,
          createdAt: expect.stringMatching(/Z$/),
          updatedAt: expect.stringMatching(/Z$/),
        },
      ],
      nextCursor: expect.any(String),
    });
    expect((await list({ size: 1, cursor: page.data.nextCursor })).ids).toEqual([first.sessionId]);
    expect(await list({ status: 'DONE' })).toMatchObject(refused);
    expect((await list({ mode: 'PRODUCTION' })).ids).toEqual([]);
  });

  it('are missing to another tenant and in the other mode, with their forms and the funnel', async () => {
    const siteId = await createFlowSite(app, tenant);
    const { sessionId } = await startTestVisit(app, siteId);
    const other = await createTestTenant(app);
    const strangers = [
      { authorization: other.developer, query: sandbox },
      { authorization: tenant.developer, query: { mode: 'PRODUCTION' } as const },
    ];
    for (const stranger of strangers) {
      const params = { id: sessionId };
      expect(await request(app, siteSessionsApi.get, { ...stranger, params })).toMatchObject(missing);
      expect(await request(app, siteSessionsApi.listForms, { ...stranger, params })).toMatchObject(missing);
      expect(await request(app, siteSessionsApi.getFunnel, { ...stranger, params: { id: siteId } })).toMatchObject(
        missing,
      );
    }
  });

  it('are deleted with their user, and lose personal data after sixty days', async () => {
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const visit = await startTestVisit(app, siteId, { urlParams: { campaign: 'mine' } });
    await submitTestAnswers(app, visit, { ...about, ordinal: 1 });
    await startTestVisit(app, siteId, { urlParams: { campaign: 'mine' } });
    const rows = () =>
      systemContext(app.deps).db.query(sql`
        select url_params as params, path, status from wink_site_sessions where site_id = ${siteId}`);
    await request(app, portalUsersApi.erase, {
      authorization: tenant.developer,
      params: { userId: visit.userId },
      query: sandbox,
    });
    expect(await rows()).toEqual([{ params: { campaign: 'mine' }, path: [], status: 'PENDING' }]);
    expect(await submitTestAnswers(app, visit, { ...about, ordinal: 2 })).toMatchObject({ status: 401 });
    app.clock.advanceSeconds(61 * 24 * 3600);
    for (let round = 0; round < 2; round += 1) {
      await dropOld(app, 'wink_site_sessions');
    }
    expect(await rows()).toEqual([{ params: {}, path: [], status: 'PENDING' }]);
  });
});

describe('USER_SESSION_COMPLETED', () => {
  const completed = 'USER_SESSION_COMPLETED';

  it('carries the answers to webhooks that include payloads only', async () => {
    const receiver = await startWebhookReceiver((response) => response.writeHead(200).end());
    try {
      for (const includePayload of [true, false])
        await createTestWebhook(app, tenant, { url: `${receiver.url}/${includePayload}`, includePayload });
      const visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }));
      const answers = { fullName: 'George', employed: 'NO', code: 'A1' };
      await submitTestAnswers(app, visit, { reference: 'Form_about', data: answers, ordinal: 1 });
      await submitTestAnswers(app, visit, { reference: 'Form_plans', data: { plans: 'none' }, ordinal: 2 });
      await finishTestVisit(app, visit);
      for (let runs = 0; runs < 3; runs++) await app.runJobs();
      const formsAt = (end: string) => {
        const calls = receiver.received.filter(({ path, event }) => path.endsWith(end) && event.type === completed);
        const { forms } = calls[0]!.event.data.payload as { forms: { name: string; data: object }[] };
        return forms.map(({ name, data }) => [name, data]).sort();
      };
      expect(formsAt('/true')).toEqual([
        ['About you', answers],
        ['Plans', expect.objectContaining({ plans: 'none' })],
      ]);
      expect(formsAt('/false')).toEqual([
        ['About you', {}],
        ['Plans', {}],
      ]);
    } finally {
      await receiver.close();
    }
  });
});
