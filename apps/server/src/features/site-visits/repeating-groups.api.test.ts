import { formsApi } from '@smile/contract/forms';
import { siteAnswersApi } from '@smile/contract/site-answers';
import { siteLimits } from '@smile/contract/site-limits';
import { portalUsersApi } from '@smile/contract/users';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { compileV3 } from '@smile/site-model/compile-v3';
import {
  documentOf,
  employersGroup,
  inputNamed,
  routeTo,
  screenWithForm,
  testOf,
} from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { toWire } from '@smile/site-model/wire/to-wire';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import { createFlowSite, finishTestVisit, startTestVisit, submitTestAnswers } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { listTracesAnywhere } from '../../../testing/traces.ts';
import { createTestWebhook } from '../../../testing/webhooks.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const reference = 'FormModule_1';
const acme = { Input_employer: ' Acme ', MoneyInput_pay: '25,000' };
const globex = { Input_employer: 'Globex', MoneyInput_pay: '1000' };

function createSite(props: Parameters<typeof employersGroup>[0] = {}): Promise<string> {
  const manyJobs = {
    field: { kind: 'component', componentId: 'Group_1' },
    type: 'GTE',
    value: '2',
  } as const;
  return createBuiltSite(
    app,
    tenant,
    documentOf([
      screenWithForm('Screen_1', [employersGroup(props)], [routeTo('Screen_2', manyJobs)]),
      screenWithForm('Screen_2', [inputNamed('why')]),
    ]),
  );
}

it('stores a list of entries, which answers, exports and forms show', async () => {
  const siteId = await createSite();
  const visit = await startTestVisit(app, siteId);
  const data = { employers: { entries: [acme, globex] } };
  const submitted = await submitTestAnswers(app, visit, { reference, ordinal: 1, data });
  expect(submitted.status, JSON.stringify(submitted)).toBe(200);
  expect(submitted.data.next).toEqual({ screen: 'Screen_2' });
  const second = { reference: 'FormModule_2', ordinal: 2, data: { why: 'Two jobs' } };
  expect((await submitTestAnswers(app, visit, second)).data.next).toEqual({ end: true });
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  const forms = await request(app, formsApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { userId: visit.userId },
  });
  const stored = forms.data.items.find((form) => form.reference === reference);
  expect(stored?.data).toEqual({
    employers: [
      { employer: 'Acme', pay: 25_000 },
      { employer: 'Globex', pay: 1000 },
    ],
  });
  const listed = await request(app, siteAnswersApi.list, {
    authorization: tenant.developer,
    params: { id: siteId },
    query: { mode: 'SANDBOX' },
  });
  expect(listed.data.items[0]!.answers[`${reference}.employers`]).toBe(
    'employer: Acme, pay: 25000; employer: Globex, pay: 1000',
  );
  expect(listed.data.questions[0]).toMatchObject({ label: 'Employers', kind: 'entries' });
});

describe('the fields of entries', () => {
  const kinds = ['Job', 'Business'].map((label) => ({ label, value: label.toUpperCase() }));
  const fields = [
    inputNamed('company', { label: 'Company' }),
    { ...inputNamed('kind', { label: 'Kind', options: kinds }, 'Select_kind'), type: 'Select' as const },
    { ...inputNamed('pay', { label: 'Pay', currency: 'PHP' }, 'Money_pay'), type: 'MoneyInput' as const },
    { ...inputNamed('since', { label: 'Since' }, 'Date_since'), type: 'DatePicker' as const },
    { ...inputNamed('days', { label: 'Days', options: kinds }, 'Group_days'), type: 'CheckboxGroup' as const },
  ];
  const entryOf = (company: string, kind: string, pay: string, since: string, days: string[]) =>
    ({ Input_company: company, Select_kind: kind, Money_pay: pay, Date_since: since, Group_days: days }) as never;
  const first = [
    entryOf('Acme', 'JOB', '100', '2020-01-01', ['JOB']),
    entryOf('=Globex', 'BUSINESS', '300', '2022-01-01', ['JOB', 'BUSINESS']),
  ];
  const second = [entryOf('Initech', 'JOB', '', '', [])];

  async function answer(siteId: string, entries: unknown[]) {
    const visit = await startTestVisit(app, siteId);
    const data = { employers: { entries } } as never;
    expect(await submitTestAnswers(app, visit, { reference, ordinal: 1, data })).toMatchObject({ status: 200 });
    await finishTestVisit(app, visit);
    return visit;
  }

  it('are counted over all entries', async () => {
    const siteId = await createSite({ fields });
    await answer(siteId, first);
    await answer(siteId, second);
    const { data } = await request(app, siteAnswersApi.getStatistics, {
      authorization: tenant.developer,
      params: { id: siteId },
      query: { mode: 'SANDBOX' },
    });
    const [group] = data.screens[0]!.questions;
    expect(data.screens[0]).toMatchObject({ submitted: 2 });
    expect(group).toMatchObject({ label: 'Employers', answered: 2, unanswered: 0 });
    expect(group!.fields).toMatchObject([
      { key: `${reference}.employers.company`, label: 'Employers: Company', answered: 3, unanswered: 0 },
      {
        answered: 3,
        choices: [
          { value: 'JOB', count: 2 },
          { value: 'BUSINESS', count: 1 },
        ],
      },
      { answered: 2, unanswered: 1, currency: 'PHP', numbers: { min: 100, median: 200, mean: 200, max: 300 } },
      { answered: 2, days: { earliest: '2020-01-01', median: '2020-01-01', latest: '2022-01-01' } },
      { answered: 2, choices: [{ count: 2 }, { count: 1 }] },
    ]);
  });

  it('have columns in exports, without formulas', async () => {
    const siteId = await createSite({ fields });
    await answer(siteId, first);
    await answer(siteId, second);
    const download = (format: 'CSV' | 'XLSX') =>
      send(app, siteAnswersApi.export, {
        authorization: tenant.developer,
        params: { id: siteId },
        query: { mode: 'SANDBOX', format } as never,
      });
    const { text } = await download('CSV');
    const [heading, newest, oldest] = text.replace(/^\ufeff/, '').split('\r\n');
    expect(heading).toMatch(
      /Employers,Employers: Company,Employers: Kind,Employers: Pay,Employers: Since,Employers: Days,why$/,
    );
    expect(newest).toMatch(/,Initech,Job,,,,$/);
    expect(oldest).toContain(',Acme; =Globex,Job; Business,100; 300,2020-01-01; 2022-01-01,');
    const { bytes } = await download('XLSX');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toContain('<f>');
  });

  it('are in the payload of webhooks, and go with their person', async () => {
    const receiver = await startWebhookReceiver((response) => response.writeHead(200).end());
    try {
      const own = await createTestTenant(app);
      await createTestWebhook(app, own, { url: receiver.url, includePayload: true });
      const site = documentOf([screenWithForm('Screen_1', [employersGroup({ fields })])]);
      const traced = { ...(second[0]! as object), Input_company: 'Umbrella-7391' };
      const visit = await answer(await createBuiltSite(app, own, site), [...first, traced]);
      for (let runs = 0; runs < 3; runs++) await app.runJobs();
      const call = receiver.received.find(({ event }) => event.type === 'USER_SESSION_COMPLETED');
      const { forms } = call!.event.data.payload as { forms: object[] };
      const employers = [{ company: 'Acme', pay: 100 }, { kind: 'BUSINESS' }, { company: 'Umbrella-7391', pay: null }];
      expect(forms).toMatchObject([{ data: { employers } }]);
      expect(await listTracesAnywhere(app, 'Umbrella-7391')).not.toEqual([]);
      await request(app, portalUsersApi.erase, {
        authorization: own.developer,
        params: { userId: visit.userId },
        query: { mode: 'SANDBOX' },
      });
      expect(await listTracesAnywhere(app, 'Umbrella-7391')).toEqual([]);
    } finally {
      await receiver.close();
    }
  });
});

it('ends the visit where a condition on the number of entries does not hold', async () => {
  const visit = await startTestVisit(app, await createSite());
  const submitted = await submitTestAnswers(app, visit, {
    reference,
    ordinal: 1,
    data: { employers: { entries: [acme] } },
  });
  expect(submitted.data.next).toEqual({ end: true });
});

it('refuses wrong entries, too many, and entries of an unknown form', async () => {
  const visit = await startTestVisit(app, await createSite());
  const submit = async (employers: unknown) => {
    const body = { reference, ordinal: 1, data: { employers: employers as never } };
    const { status, message } = await submitTestAnswers(app, visit, body);
    return `${status} ${message}`;
  };
  expect(await submit(null)).toBe('400 employers: This field is required');
  expect(await submit({ entries: [acme, { ...acme, MoneyInput_pay: 'x' }] })).toBe(
    '400 employers: Entry 2 – pay – Please enter a valid number',
  );
  expect(await submit({ entries: [acme, acme, acme, acme] })).toBe('400 employers: Add no more than 3 entries');
  expect(await submit({ entries: [{ ...acme, Input_other: 'x' }] })).toBe('400 These are no answers of "1".');
  expect(await submit({ entries: [{ ...acme, Input_employer: { entries: [] } }] })).toMatch(/^400/);
  expect(await submit({ entries: Array.from({ length: 10_000 }, () => acme) })).toMatch(/^400/);
  expect(await submit(['Acme'])).toMatch(/^400/);
  const long = { Input_employer: 'x'.repeat(2000), MoneyInput_pay: '1' };
  expect(await submit({ entries: [long, long, long] })).toBe('200 Success');
});

it('asks fields of an entry by the others of the same entry, and stores no hidden ones', async () => {
  const visibleIf = { type: 'AND' as const, items: [testOf('kind', 'EQ', 'job')] };
  const siteId = await createSite({ fields: [inputNamed('kind'), inputNamed('boss', { required: true, visibleIf })] });
  const visit = await startTestVisit(app, siteId);
  const submit = (...entries: Record<string, string>[]) =>
    submitTestAnswers(app, visit, { reference, ordinal: 1, data: { employers: { entries } } });
  const shop = { Input_kind: 'shop', Input_boss: 'Nobody' };
  expect((await submit(shop, { Input_kind: 'job' })).message).toBe(
    'employers: Entry 2 – boss – This field is required',
  );
  expect((await submit(shop, { Input_kind: 'job', Input_boss: 'Ana' })).status).toBe(200);
  const { data } = await request(app, formsApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { userId: visit.userId },
  });
  expect(data.items[0]!.data).toEqual({
    employers: [
      { kind: 'shop', boss: null },
      { kind: 'job', boss: 'Ana' },
    ],
  });
});

it('judges patterns of the fields of entries', async () => {
  const fields = [inputNamed('code', { rule: rule({ format: 'REGEX', regex: '^[A-Z]+$' }) })];
  const siteId = await createSite({ fields });
  const visit = await startTestVisit(app, siteId);
  const submit = (code: string) =>
    submitTestAnswers(app, visit, { reference, ordinal: 1, data: { employers: { entries: [{ Input_code: code }] } } });
  expect((await submit('abc')).message).toBe('employers: Entry 1 – code – Please enter a valid code');
  expect((await submit('ABC')).status).toBe(200);
});

it('says once for all entries that they take too long to check', async () => {
  const fields = [inputNamed('code', { rule: rule({ format: 'REGEX', regex: '(?:\\pL?){999}[^a]' }) })];
  const flow = compileV3(documentOf([screenWithForm('Screen_1', [employersGroup({ fields })])]));
  const visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow }));
  const entries = Array.from({ length: 3 }, () => ({ Input_code: 'a'.repeat(1000) }));
  const { message } = await submitTestAnswers(app, visit, { reference, ordinal: 1, data: { employers: { entries } } });
  expect(message).toBe('employers: This answer takes too long to check');
});

it('refuses a site whose patterns take too long for all entries', async () => {
  const fields = [inputNamed('code', { rule: rule({ format: 'REGEX', regex: '^[a-z]{1,200}$' }) })];
  const save = async (maxEntries: number) => {
    const wire = toWire(documentOf([screenWithForm('Screen_1', [employersGroup({ fields, maxEntries })])]));
    const { status, message } = await request(app, winkSitesApi.create, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX' },
      body: { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: wire } as never,
    });
    return `${status} ${message}`;
  };
  expect(await save(20)).toBe('400 The regular expressions take too long to check together in screen: 1');
  expect(await save(2)).toMatch(/^201/);
});

it('refuses a group in a group, and more fields than an entry may have', async () => {
  const wire = JSON.parse(JSON.stringify(toWire(documentOf([screenWithForm('Screen_1', [employersGroup()])]))));
  const [group] = wire.scenes[0].screens[0].module.props.components;
  const create = async (fields: unknown[]) => {
    group.props.fields = fields;
    const body = { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: wire };
    const { status } = await request(app, winkSitesApi.create, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX' },
      body: body as never,
    });
    return status;
  };
  const field = { ...group.props.fields[0] };
  const inner = JSON.parse(JSON.stringify({ ...group, reference: 'Group_9' }));
  expect(await create([inner])).toBe(400);
  expect(
    await create(
      Array.from({ length: siteLimits.groupFields + 1 }, (_, at) => ({ ...field, reference: `Input_${at}` })),
    ),
  ).toBe(400);
  expect(await create([field])).toBe(201);
});
