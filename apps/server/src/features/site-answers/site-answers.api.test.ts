import type { QueryOf } from '@smile/contract/endpoint';
import { siteAnswersApi, xlsxType } from '@smile/contract/site-answers';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import type { SiteFlow } from '@smile/site-model/flow';
import { endingScreen, flowInput, flowOf, formScreen, rule } from '@smile/site-model/testing/flows';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import {
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
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;

const choice = (label: string) => ({ label, value: label.toUpperCase() });
const query = { source: { kind: 'query', key: 'campaign' } } as const;
/** One screen asks for name, work and income; visitors without work are declined. */
function flowAsking(label: string, incomeIsText = false): SiteFlow {
  return flowOf(
    [
      formScreen(
        'Screen_1',
        [
          flowInput({ id: 'Input_name', name: 'fullName', label: [label, ' (', query, ')'] }),
          flowInput({
            type: 'Select',
            id: 'Select_work',
            name: 'employed',
            label: ['Are you employed?'],
            options: ['Yes', 'No', 'Northern'].map(choice),
          }),
          flowInput({
            id: 'Input_income',
            name: 'income',
            label: ['Income'],
            rule: incomeIsText ? null : rule({ format: 'NUMBER' }),
          }),
          flowInput({ type: 'DatePicker', id: 'Date_birth', name: 'birth', label: ['Birthday'] }),
          flowInput({ type: 'DateRangePicker', id: 'Range_stay', name: 'stay', label: ['Stay'] }),
        ],
        [
          {
            type: 'ROUTE_SCREEN',
            target: 'Screen_no',
            tests: [{ source: { kind: 'answer', componentId: 'Select_work' }, type: 'EQ', value: 'NO' }],
          },
        ],
      ),
      endingScreen('Screen_no', { outcome: 'DECLINED' }),
    ],
    { urlParams: [{ key: 'campaign', value: 'web' }] },
  );
}
const reference = 'FormModule_Screen_1';
const empty = { fullName: null, employed: null, income: null, birth: null, stay: null };

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  siteId = await createFlowSite(app, tenant, { flow: flowAsking('Name') });
});

type Query = Omit<QueryOf<typeof siteAnswersApi.list>, 'size' | 'mode' | 'match'>;
type Filter = Partial<Query & { size: number; match: 'is' | 'contains'; mode: 'SANDBOX' | 'PRODUCTION' }>;
const list = (filter: Filter = {}, authorization = tenant.developer, id = siteId) =>
  request(app, siteAnswersApi.list, { authorization, params: { id }, query: { mode: 'SANDBOX', ...filter } });
const names = async (filter: Filter) =>
  (await list(filter)).data.items.map(({ answers }) => answers[`${reference}.fullName`]);
const statistics = async (filter: { version?: number; outcome?: 'DECLINED' } = {}) =>
  (
    await request(app, siteAnswersApi.getStatistics, {
      authorization: tenant.developer,
      params: { id: siteId },
      query: { mode: 'SANDBOX', ...filter },
    })
  ).data;
const download = (format: 'CSV' | 'XLSX', filter: Filter = {}, authorization = tenant.developer) =>
  send(app, siteAnswersApi.export, {
    authorization,
    params: { id: siteId },
    query: { mode: 'SANDBOX', format, ...filter } as never,
  });

async function answer(
  fullName: string | null,
  data: Partial<Record<keyof typeof empty, unknown>> = {},
  { version = 1, end = true }: { version?: number; end?: boolean } = {},
): Promise<TestVisit> {
  app.clock.advanceSeconds(1);
  const visit = await startTestVisit(app, siteId, { version, urlParams: { campaign: 'mail' } });
  const body = { reference, ordinal: 1, data: { ...empty, fullName, ...data } as never };
  expect(await submitTestAnswers(app, visit, body)).toMatchObject({ status: 200 });
  if (end) await finishTestVisit(app, visit);
  return visit;
}

describe('answers of a site', () => {
  it('lists visits newest first with labels, values in words and outcomes', async () => {
    const first = await answer('George', { employed: 'YES', income: '25,000.5', birth: '1990-02-01' });
    const second = await answer('Ana', { employed: 'NO', stay: { startDate: '2026-01-01', endDate: '2026-02-01' } });
    await answer('Ryan', {}, { end: false });
    await startTestVisit(app, siteId);
    const { status, data } = await list({ size: 2 });
    expect(status).toBe(200);
    expect(data.items.map(({ outcome }) => outcome)).toEqual(['IN_PROGRESS', 'DECLINED']);
    expect(data.items[1]).toMatchObject({
      sessionId: second.sessionId,
      userId: second.userId,
      version: 1,
      answers: {
        [`${reference}.fullName`]: 'Ana',
        [`${reference}.employed`]: 'No',
        [`${reference}.stay`]: '2026-01-01 – 2026-02-01',
      },
    });
    expect(data.questions.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      [`${reference}.fullName`, 'Name (…)', 'text'],
      [`${reference}.employed`, 'Are you employed?', 'choice'],
      [`${reference}.income`, 'Income', 'number'],
      [`${reference}.birth`, 'Birthday', 'day'],
      [`${reference}.stay`, 'Stay', 'range'],
    ]);
    const next = await list({ size: 2, cursor: data.nextCursor! });
    expect(next.data).toMatchObject({
      nextCursor: null,
      items: [{ sessionId: first.sessionId, outcome: 'SUCCESS', answers: { [`${reference}.income`]: '25000.5' } }],
    });
  });

  it('finds answers by day, version, outcome, text and by one answer', async () => {
    await answer('George 100%', { employed: 'YES', income: '7' });
    await answer('Ana_', { employed: 'NO' });
    await answer('Nora', { employed: 'NORTHERN', income: '70' });
    const today = app.deps.now().toISOString().slice(0, 10);
    expect(await names({ startDate: today, endDate: today })).toHaveLength(3);
    expect(await names({ endDate: '2020-01-01' })).toEqual([]);
    expect(await names({ version: 1 })).toHaveLength(3);
    expect(await names({ version: 2 })).toEqual([]);
    expect(await names({ outcome: 'DECLINED' })).toEqual(['Ana_']);
    expect(await names({ outcome: 'SUCCESS' })).toEqual(['Nora', 'George 100%']);
    expect(await names({ outcome: 'FAILURE' })).toEqual([]);
    expect(await names({ text: 'gEORGE' })).toEqual(['George 100%']);
    expect(await names({ text: '%' })).toEqual(['George 100%']);
    expect(await names({ text: '_' })).toEqual(['Ana_']);
    expect(await names({ text: 'fullName' })).toEqual([]);
    expect(await names({ text: 'north' })).toEqual(['Nora']);
    const employed = { question: `${reference}.employed` };
    expect(await names({ ...employed, answer: 'NO', match: 'is' })).toEqual(['Ana_']);
    expect(await names({ ...employed, answer: 'no' })).toEqual(['Nora', 'Ana_']);
    expect(await names({ question: `${reference}.income`, answer: '7', match: 'is' })).toEqual(['George 100%']);
    expect(await names({ question: `${reference}.fullName`, answer: '7' })).toEqual([]);
    const wrong = [{ question: `${reference}.employed` }, { answer: 'x' }, { question: 'nodot', answer: 'x' }];
    for (const filter of [...wrong, { cursor: '!' }])
      expect(await list(filter)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('keeps the labels of each version where a question changed its type', async () => {
    const old = await answer('George', { income: '25000' });
    await saveFlow(app, siteId, flowAsking('Your full name', true));
    await answer('Ana', { income: 'about 30k' }, { version: 2 });
    const { data } = await list();
    expect(data.items.map(({ answers }) => answers[`${reference}.income`])).toEqual(['about 30k', '25000']);
    expect(data.questions.map(({ label, kind }) => `${label} ${kind}`).slice(0, 3)).toEqual([
      'Your full name (…) text',
      'Are you employed? choice',
      'Income text',
    ]);
    const response = await request(app, siteAnswersApi.get, {
      authorization: tenant.developer,
      params: { id: old.sessionId },
      query: { mode: 'SANDBOX' },
    });
    expect(response.data).toMatchObject({ winkSiteId: siteId, version: 1, outcome: 'SUCCESS' });
    expect(response.data.screens[0]!.answers.slice(0, 3)).toEqual([
      { name: 'fullName', label: 'Name (mail)', shown: 'George', value: 'George' },
      { name: 'employed', label: 'Are you employed?', shown: '', value: null },
      { name: 'income', label: 'Income', shown: '25000', value: 25000 },
    ]);
  });
});

describe('statistics', () => {
  it('counts choices, ranges, medians and who left', async () => {
    await answer('George', { employed: 'YES', income: '10', birth: '1990-01-01' });
    await answer('Ana', { employed: 'NO', income: '20', birth: '2000-01-01' });
    await answer('Nora', { employed: 'YES', income: '60', birth: '1995-01-01' });
    await answer(null);
    const { screens, ...whole } = await statistics();
    expect(whole).toEqual({ version: 1, responses: 4, isPartial: false });
    expect(screens).toHaveLength(1);
    const [name, employed, income, birth] = screens[0]!.questions;
    expect(screens[0]).toMatchObject({ screenName: 'Screen 1', submitted: 4 });
    expect(name).toMatchObject({ answered: 3, unanswered: 1, choices: [], numbers: null, days: null });
    expect(employed!.choices.map(({ label, count }) => [label, count])).toEqual([
      ['Yes', 2],
      ['No', 1],
      ['Northern', 0],
    ]);
    expect(income!.numbers).toEqual({ min: 10, median: 20, mean: 30, max: 60 });
    expect(birth!.days).toEqual({ earliest: '1990-01-01', median: '1995-01-01', latest: '2000-01-01' });
    expect((await statistics({ outcome: 'DECLINED' })).responses).toBe(1);
  });

  it('returns finite figures for the largest numbers', async () => {
    const incomes = [1e308, -1e308, 1.5e308, -1.5e308];
    for (const income of incomes) {
      const { sessionId } = await answer('x');
      await systemContext(app.deps).db.query(sql`
        update forms set data = ${{ ...empty, income }} where wink_site_session_id = ${sessionId}`);
    }
    const { numbers } = (await statistics()).screens[0]!.questions[2]!;
    expect(numbers).toMatchObject({ min: -1.5e308, max: 1.5e308, mean: 0 });
    expect(Number.isFinite(numbers!.median)).toBe(true);
  });

  it('returns zeros without answers', async () => {
    expect(await statistics()).toMatchObject({
      responses: 0,
      screens: [{ submitted: 0, questions: expect.arrayContaining([expect.objectContaining({ answered: 0 })]) }],
    });
  });
});

describe('an export', () => {
  const formula = '=HYPERLINK("https://evil.example","x")';

  it('writes a CSV file without formulas, with the labels of its version', async () => {
    const { sessionId, userId } = await answer(formula, { employed: 'YES', income: '-5' });
    const { status, text, headers } = await download('CSV');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/filename="Site - version 1 - .*\.csv"|\.csv/);
    const [heading, row] = text.replace(/^\ufeff/, '').split('\r\n');
    expect(heading).toBe(
      'Session ID,User ID,Outcome,Started At,Finished At,Name (…),Are you employed?,Income,Birthday,Stay',
    );
    expect(row).toContain(`${sessionId},${userId},SUCCESS,`);
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")",Yes,-5,`);
    const audit = await systemContext(app.deps).db.query(sql`
      select after from audit_log where tenant_id = ${tenant.tenantId} and action = 'wink-site.export-answers'`);
    expect(audit).toEqual([{ after: { version: 1, format: 'CSV', visits: 1 } }]);
  });

  it('writes an XLSX file in which texts are texts and numbers are numbers', async () => {
    await answer(`${formula}\u0001 עברית`, { income: '12.5' });
    const { status, headers, bytes } = await download('XLSX');
    expect([status, headers['content-type']]).toEqual([200, xlsxType]);
    const zip = unzipSync(bytes);
    const sheet = strFromU8(zip['xl/worksheets/sheet1.xml']!);
    const texts = strFromU8(zip['xl/sharedStrings.xml']!);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>12.5</v>');
    expect(texts).toContain('=HYPERLINK(');
    expect(texts).toContain('עברית');
    expect(texts).not.toContain('\u0001');
  });

  it('exports the answers that the filters find', async () => {
    await answer('George');
    await answer('Ana', { employed: 'NO' });
    const { text } = await download('CSV', { outcome: 'DECLINED' });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Ana');
  });

  it('limits exports for each tenant', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => download('CSV')));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    const other = await createTestTenant(app);
    const otherId = await createFlowSite(app, other, { flow: flowAsking('Name') });
    const input = {
      authorization: other.developer,
      params: { id: otherId },
      query: { mode: 'SANDBOX', format: 'CSV' },
    };
    expect((await send(app, siteAnswersApi.export, input)).status).toBe(200);
  });
});

describe('access', () => {
  const missing = { status: 404, code: 'MISSING_RESOURCE' };
  const response = (id: string, authorization: string, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
    request(app, siteAnswersApi.get, { authorization, params: { id }, query: { mode } });

  it('hides answers from other tenants, modes and callers', async () => {
    const { sessionId, user } = await answer('George');
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    expect((await list({}, member.developer)).data.items).toHaveLength(1);
    const stranger = await createTestTenant(app);
    expect(await list({}, stranger.developer)).toMatchObject(missing);
    expect(await list({ mode: 'PRODUCTION' })).toMatchObject(missing);
    expect(await response(sessionId, stranger.developer)).toMatchObject(missing);
    expect(await response(sessionId, tenant.developer, 'PRODUCTION')).toMatchObject(missing);
    expect((await download('CSV', {}, stranger.developer)).status).toBe(404);
    expect((await download('CSV', { mode: 'PRODUCTION' })).status).toBe(404);
    expect((await download('CSV', { version: 9 })).status).toBe(404);
    for (const authorization of ['', user.link, tenant.basic.SANDBOX])
      expect((await list({}, authorization)).status).toBe(401);
  });

  it('hides answers of deleted sites, and erases them with the user', async () => {
    const { userId } = await answer('George');
    const kept = await answer('Ana');
    await systemContext(app.deps).db.query(sql`delete from users where id = ${userId}`);
    expect((await list()).data.items.map(({ sessionId }) => sessionId)).toEqual([kept.sessionId]);
    expect((await statistics()).responses).toBe(1);
    await changeFlowSite(app, siteId, 'delete');
    expect(await list()).toMatchObject(missing);
    expect((await download('CSV')).status).toBe(404);
    expect(await response(kept.sessionId, tenant.developer)).toMatchObject({ status: 200 });
  });

  it('tells declined visits from failed ones in Sites Data', async () => {
    await answer('Ana', { employed: 'NO' });
    await answer('George');
    const { data } = await request(app, siteSessionsApi.list, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX', winkSiteId: siteId },
    });
    expect(data.items.map(({ status, isDeclined }) => [status, isDeclined])).toEqual([
      ['SUCCESS', false],
      ['FAILURE', true],
    ]);
  });
});
