import { siteSessionsApi } from '@smile/contract/site-sessions';
import { usersApi } from '@smile/contract/users';
import type { FlowNextItem, SiteFlow } from '@smile/site-model/flow';
import { endingScreen, flowInput, flowOf, formScreen, widgetScreen } from '@smile/site-model/testing/flows';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectTestAccount, startLogin, submitCode } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import {
  createFlowSite,
  finishTestVisit,
  startTestVisit,
  submitTestAnswers,
  type TestVisit,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
});

const routeTo = (target: string, type?: 'EQ', value = ''): FlowNextItem => ({
  type: 'ROUTE_SCREEN',
  target,
  tests: type ? [{ source: { kind: 'answer', componentId: 'Input_age' }, type, value }] : [],
});
const age = flowInput({ id: 'Input_age', name: 'age', label: ['Age'] });
const campaign = { source: { kind: 'query', key: 'campaign' } } as const;

/** Ages lead to a declined ending, to the widget and a successful ending, or to the plain end. */
const flow: SiteFlow = flowOf(
  [
    formScreen('Screen_age', [age], [routeTo('Screen_no', 'EQ', '17'), routeTo('Screen_connect', 'EQ', '30')]),
    widgetScreen('Screen_connect', [routeTo('Screen_yes')]),
    endingScreen('Screen_no', {
      outcome: 'DECLINED',
      redirect: ['https://example.com/no?status=SUCCESS&c=', campaign],
      redirectSeconds: 5,
    }),
    endingScreen('Screen_yes'),
  ],
  { urlParams: [{ key: 'campaign', value: 'web' }] },
);

const start = async () =>
  startTestVisit(app, await createFlowSite(app, tenant, { flow }), { urlParams: { campaign: 'a&b' } });
const answer = (visit: TestVisit, years: string, ordinal = 1) =>
  submitTestAnswers(app, visit, { reference: 'FormModule_Screen_age', data: { age: years }, ordinal });
const readSession = async ({ sessionId: id }: TestVisit) =>
  (
    await request(app, siteSessionsApi.get, {
      authorization: tenant.developer,
      params: { id },
      query: { mode: 'SANDBOX' },
    })
  ).data;
const userStatus = async ({ userId: id }: TestVisit) =>
  (await request(app, usersApi.get, { authorization: tenant.basic.SANDBOX, params: { id } })).data.session.status;
const completions = ({ userId }: TestVisit) =>
  systemContext(app.deps).db.query(sql`
    select 1 from events where type = 'USER_SESSION_COMPLETED' and data->'session'->>'userId' = ${userId}`);
const stepsOf = ({ sessionId }: TestVisit) =>
  systemContext(app.deps).db.query<{ kind: string; screen: string }>(sql`
    select kind, screen from wink_site_steps where session_id = ${sessionId} order by created_at, kind desc`);
const announce = async () => {
  await app.runJobs();
  app.clock.advanceSeconds(600);
  await app.runJobs();
};

describe('a declined ending', () => {
  it('ends the session as a failure, without the status SUCCESS in its redirect and without the event', async () => {
    const visit = await start();
    expect((await answer(visit, '17')).data.next).toEqual({ screen: 'Screen_no' });
    const { data } = await finishTestVisit(app, visit);
    expect(data).toMatchObject({ status: 'FAILURE', ending: 'EndingModule_no' });
    const url = new URL(data.exitUrl!);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      c: 'a&b',
      status: 'FAILURE',
      winkSiteSessionId: visit.sessionId,
    });
    expect(data.exitUrl).not.toContain('SUCCESS');
    const session = await readSession(visit);
    expect([session.status, session.path.map(({ screenName }) => screenName)]).toEqual([
      'FAILURE',
      ['Screen age', 'no'],
    ]);
    expect(await userStatus(visit)).toBe('IN_PROGRESS');
    await announce();
    expect(await completions(visit)).toEqual([]);
  });

  it('answers every repetition alike, however it is asked and at once', async () => {
    const visit = await start();
    await answer(visit, '17');
    const asked = ['SUCCESS', 'FAILURE', 'SUCCESS', 'FAILURE', 'SUCCESS'] as const;
    const answers = await Promise.all(asked.map((status) => finishTestVisit(app, visit, status)));
    const { finishedAt } = await readSession(visit);
    app.clock.advanceSeconds(60);
    answers.push(await finishTestVisit(app, visit));
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toEqual(answers[0]!.data);
    }
    expect((await readSession(visit)).finishedAt).toBe(finishedAt);
    expect((await stepsOf(visit)).filter(({ screen }) => screen === 'EndingModule_no')).toEqual([
      { kind: 'SHOWN', screen: 'EndingModule_no' },
      { kind: 'PASSED', screen: 'EndingModule_no' },
    ]);
  });

  it('cannot be left for another one by other answers or by connecting an account', async () => {
    const visit = await start();
    await answer(visit, '17');
    await finishTestVisit(app, visit);
    expect(await answer(visit, '30', 2)).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
    expect((await startLogin(app, visit.user, 'upwork')).code).toBe('EDIT_CONFLICT');
    const token = await request(app, usersApi.createToken, {
      authorization: tenant.basic.SANDBOX,
      query: { userId: visit.userId },
    });
    await connectTestAccount(app, { userId: visit.userId, link: `Bearer ${token.data.accessToken}` }, 'upwork');
    expect((await readSession(visit)).status).toBe('FAILURE');
    expect((await finishTestVisit(app, visit)).data).toMatchObject({ status: 'FAILURE', ending: 'EndingModule_no' });
    await announce();
    expect(await completions(visit)).toEqual([]);
  });

  it('lets the visit begin anew after the session of the user is reset', async () => {
    const visit = await start();
    await answer(visit, '17');
    await finishTestVisit(app, visit);
    await request(app, usersApi.resetSession, { authorization: tenant.basic.SANDBOX, params: { id: visit.userId } });
    expect((await answer(visit, '30', 2)).data.next).toEqual({ screen: 'Screen_connect' });
    await connectTestAccount(app, visit.user, 'upwork');
    expect((await finishTestVisit(app, visit)).data).toMatchObject({ status: 'SUCCESS', ending: 'EndingModule_yes' });
  });
});

describe('a successful ending', () => {
  it('ends the session as a success with its event, and without an address where it has none', async () => {
    const visit = await start();
    await answer(visit, '30');
    await connectTestAccount(app, visit.user, 'upwork');
    const first = await finishTestVisit(app, visit);
    expect(first.data).toMatchObject({ status: 'SUCCESS', ending: 'EndingModule_yes', exitUrl: null });
    expect((await finishTestVisit(app, visit, 'FAILURE')).data).toEqual(first.data);
    expect(await userStatus(visit)).toBe('COMPLETED');
    await announce();
    expect(await completions(visit)).toHaveLength(1);
  });

  it('is none of a visit that ends elsewhere', async () => {
    const visit = await start();
    expect((await answer(visit, '50')).data.next).toEqual({ end: true });
    expect((await finishTestVisit(app, visit)).data).toMatchObject({ status: 'SUCCESS', ending: null });
  });

  it('is withdrawn where what was connected is lost and the way then leads to a declined one', async () => {
    const source = { kind: 'linked', moduleId: 'WinkWidgetModule_Screen_connect' } as const;
    const toYes: FlowNextItem = { ...routeTo('Screen_yes'), tests: [{ source, type: 'INCLUDES', value: 'upwork' }] };
    const skippable = widgetScreen('Screen_connect', [toYes, routeTo('Screen_no')], true);
    const branches = flow.screens.map((screen) => (screen.type === 'widget' ? skippable : screen));
    const siteId = await createFlowSite(app, tenant, { flow: { ...flow, screens: branches } });
    const visit = await startTestVisit(app, siteId);
    await answer(visit, '30');
    const failing = { username: 'George', password: 'fetch-error:SERVICE_UNAVAILABLE' };
    const { data: account } = await startLogin(app, visit.user, 'upwork', failing);
    await submitCode(app, visit.user, account.id);
    expect((await finishTestVisit(app, visit)).data.ending).toBe('EndingModule_yes');
    await announce();
    expect((await readSession(visit)).status).toBe('FAILURE');
    expect(await completions(visit)).toEqual([]);
  });
});
