import { blacklistsApi } from '@smile/contract/blacklists';
import { footprintsApi, footprintTemplateIds } from '@smile/contract/footprints';
import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import { signalsApi, signalTemplateId } from '@smile/contract/signals';
import type { UsageAction } from '@smile/contract/usage';
import { verificationsApi } from '@smile/contract/verifications';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inlineCompute } from '../../../testing/compute/inline-compute.ts';
import { writtenOrder } from '../../../testing/end-user.ts';
import { knownPhone, testConsent } from '../../../testing/lookups.ts';
import { type LookupAdapter, startLookupAdapter } from '../../../testing/receivers/lookup-adapter.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { lookupNouns } from '../../lookup-nouns.ts';
import { createHttpSource } from '../../lookup-sources/http-adapter/http-source.ts';
import type { MailDomains } from '../../lookup-sources/mail-domains.ts';
import type { LookupSources } from '../../lookup-sources/registry.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { lookupJobs } from './jobs.ts';

let adapter: LookupAdapter;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  adapter = await startLookupAdapter();
  app = await createTestApp({ LOOKUP_ADAPTER_URL: adapter.url, LOOKUP_ADAPTER_TOKEN: 'secret-token' });
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  await adapter.close();
  await app.deps.database.close();
});
beforeEach(() => {
  adapter.calls.length = 0;
  adapter.answer({ body: { resultCode: 'NO_DATA' } });
  app.clock.reset();
});

const production = () => ({ authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const });
const common = { countryCode: 'PH' as const, consent: testConsent };

const asks = {
  verifications: () =>
    request(app, verificationsApi.create, {
      ...production(),
      body: {
        fullName: 'George Palomero',
        additionalData: { ids: [{ idType: 'sss_ph', idNumber: '33-0000000-8' }], dob: '1970-08-24' },
        consent: testConsent,
      },
    }),
  signals: () =>
    request(app, signalsApi.create, {
      ...production(),
      body: { ...common, phone: `+${knownPhone}`, templateId: signalTemplateId },
    }),
  blacklists: () =>
    request(app, blacklistsApi.create, {
      ...production(),
      body: { ...common, mobileNumber: knownPhone, applicationDate: '2024-01-01' },
    }),
  footprints: () =>
    request(app, footprintsApi.create, {
      ...production(),
      body: {
        ...common,
        mobileNumber: knownPhone,
        templateId: footprintTemplateIds.mobile,
        footprintItemsTimeout: 5,
      },
    }),
  maws: () =>
    request(app, mawsApi.create, {
      ...production(),
      body: { ...common, mobileNumber: knownPhone, templateId: mawTemplateId },
    }),
};
const reads = {
  verifications: (id: string) => request(app, verificationsApi.get, { ...production(), params: { id } }),
  signals: (id: string) => request(app, signalsApi.get, { ...production(), params: { id } }),
  blacklists: (id: string) => request(app, blacklistsApi.get, { ...production(), params: { id } }),
  footprints: (id: string) => request(app, footprintsApi.get, { ...production(), params: { id } }),
  maws: (id: string) => request(app, mawsApi.get, { ...production(), params: { id } }),
};
const kinds = Object.keys(asks) as (keyof typeof asks)[];

const items = [
  { name: 'one', value: 12, valueType: 'NUMBER' },
  { name: 'two', value: true, valueType: 'BOOLEAN' },
  { name: 'three', value: null, valueType: 'STRING' },
];
const shownItems = [{ ...items[0], value: '12' }, { ...items[1], value: 'true' }, items[2]];
const subject = {
  firstName: 'George',
  lastName: 'Palomero',
  dob: '1970-08-24',
  ids: [{ idType: 'sss_ph', idNumber: '3300000008' }],
};

describe('a lookup in Production', () => {
  it.each<[keyof typeof asks, object, object, object]>([
    [
      'signals',
      { items },
      { items: shownItems },
      { phone: knownPhone, countryCode: 'PH', templateId: signalTemplateId },
    ],
    [
      'footprints',
      { items },
      { items: shownItems },
      { emailAddress: null, phone: knownPhone, templateId: footprintTemplateIds.mobile, timeoutSeconds: 5 },
    ],
    [
      'maws',
      { items: [{ date: '2024-01-31', level: 4, platformId: 'p1', source: 'seat', duration: 10 }] },
      { items: [{ date: '2024-01-31', level: '4', platformId: 'p1', source: 'seat', duration: '10' }] },
      { phone: knownPhone, countryCode: 'PH', templateId: mawTemplateId },
    ],
    [
      'blacklists',
      { result: { hit: true, dates: ['2023-05-06'] } },
      { result: { hit: true, dates: ['2023-05-06'] } },
      { phone: knownPhone, before: '2024-01-01' },
    ],
    [
      'verifications',
      { subject },
      { errorMessage: null, result: { finalMatches: true, additionalData: { dobMatches: true, genderMatches: null } } },
      { ids: [{ idType: 'sss_ph', idSubType: null, idNumber: '33-0000000-8' }], emailAddress: null, phone: null },
    ],
  ])('is PROCESSING until the adapter has answered: %s', async (kind, answer, shown, asked) => {
    adapter.answer({ body: { resultCode: 'SUCCESS', ...answer } });
    const { status, data } = await asks[kind]();
    expect({ status, lookup: data.status }).toEqual({ status: 200, lookup: 'PROCESSING' });
    expect(adapter.calls).toHaveLength(0);
    await app.runJobs();
    expect(adapter.calls).toHaveLength(1);
    const [call] = adapter.calls;
    expect(call).toMatchObject({
      path: `/lookups/${kind}`,
      headers: { authorization: 'Bearer secret-token', 'idempotency-key': data.id },
      body: { id: data.id, ...asked },
    });
    const settled = (await reads[kind](data.id)).data;
    expect(settled).toMatchObject({ status: 'COMPLETED', requestMeta: data.requestMeta, ...shown });
    await app.runJobs();
    expect(adapter.calls).toHaveLength(1);
  });

  it.each(kinds)('takes NO_DATA as an answer: %s', async (kind) => {
    const { data } = await asks[kind]();
    await app.runJobs();
    const settled = (await reads[kind](data.id)).data;
    expect(settled.status).toBe('COMPLETED');
    const nothing = {
      verifications: { result: { finalMatches: false, additionalData: { ids: [{ matches: false }] } } },
      blacklists: { resultCode: 'SUCCESS', result: { hit: false, dates: [] } },
      signals: { resultCode: 'NO_DATA', items: [] },
      footprints: { resultCode: 'NO_DATA', items: [] },
      maws: { resultCode: 'NO_DATA', items: [] },
    };
    expect(settled).toMatchObject(nothing[kind]);
  });

  it.each(kinds)('ends with an error, without cost, when the source reports a failure: %s', async (kind) => {
    adapter.answer({ body: { resultCode: 'SYSTEM_ERROR', resultMessage: 'Out of order.' } });
    const { data } = await asks[kind]();
    await app.runJobs();
    const settled = (await reads[kind](data.id)).data;
    expect(settled).toMatchObject({
      status: 'ERROR',
      ...(kind === 'verifications'
        ? { errorMessage: 'Out of order.' }
        : { resultCode: 'SYSTEM_ERROR', resultMessage: 'Out of order.' }),
    });
    const entries = await systemContext(app.deps).db.query<{ change: number }>(sql`
      select change from usage_entries where tenant_id = ${tenant.tenantId} and reference = ${data.id} order by change`);
    expect(entries).toEqual([{ change: -1 }, { change: 1 }]);
  });

  it('publishes the end of a verification', async () => {
    const { data } = await asks.verifications();
    const typesOf = async () => {
      const rows = await systemContext(app.deps).db.query<{ type: string }>(
        sql`select type from events where data->>'verificationId' = ${data.id} order by ${writtenOrder}`,
      );
      return rows.map(({ type }) => type);
    };
    expect(await typesOf()).toEqual(['VERIFICATION_STARTED']);
    await app.runJobs();
    expect(await typesOf()).toEqual(['VERIFICATION_STARTED', 'VERIFICATION_COMPLETED']);
  });
});

describe('a faulty adapter', () => {
  const mawItem = { date: '2026-01-31', level: '4', platformId: 'p', source: 'seat' };
  const callsFor = (id: string) => adapter.calls.filter(({ body }) => body.id === id).length;

  async function settle(times: number, seconds: number) {
    for (let time = 0; time < times; time++) {
      await app.runJobs();
      app.clock.advanceSeconds(seconds);
    }
  }

  it.each([
    ['answers with an error', { status: 500 }, 'The source answered with status 500.'],
    ['sends elsewhere', { status: 302, headers: { location: '/' } }, 'The source could not be reached.'],
  ])('is retried and then given up when it %s', async (_, answer, resultMessage) => {
    adapter.answer(answer);
    const { data } = await asks.signals();
    await settle(1, 4);
    expect((await reads.signals(data.id)).data.status).toBe('PROCESSING');
    await settle(6, 1000);
    expect(callsFor(data.id)).toBe(6);
    expect((await reads.signals(data.id)).data).toMatchObject({
      status: 'ERROR',
      resultCode: 'SERVICE_UNAVAILABLE',
      resultMessage,
      items: [],
    });
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['a list', '[]'],
    ['an unknown result code', { resultCode: 'LATER' }],
    ['an item without its value', { resultCode: 'SUCCESS', items: [{ date: '2026-01-31' }] }],
    ['a date that no calendar has', { resultCode: 'SUCCESS', items: [{ ...mawItem, date: '2024-13-45' }] }],
    ['a date in year 0', { resultCode: 'SUCCESS', items: [{ ...mawItem, date: '0000-01-01' }] }],
    ['a number beyond all', `{"resultCode":"SUCCESS","items":[{"level":1e999}]}`],
    ['too many items', { resultCode: 'SUCCESS', items: Array.from({ length: 5001 }, () => mawItem) }],
    ['too much', `"${'x'.repeat(2_000_001)}"`],
  ])('fails at once when it answers with %s', async (_, body) => {
    adapter.answer({ body });
    const { data } = await asks.maws();
    await settle(1, 4);
    expect((await reads.maws(data.id)).data).toMatchObject({ status: 'ERROR', resultCode: 'SYSTEM_ERROR', items: [] });
    expect(callsFor(data.id)).toBe(1);
  });

  it.each([
    ['U+0000', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800'],
  ])('fails at once when it answers with %s in a text', async (_, value) => {
    adapter.answer({ body: { resultCode: 'SUCCESS', items: [{ name: 'x', value, valueType: 'STRING' }] } });
    const { data } = await asks.signals();
    await settle(1, 4);
    expect((await reads.signals(data.id)).data).toMatchObject({ status: 'ERROR', resultCode: 'SYSTEM_ERROR' });
    adapter.answer({ body: { resultCode: 'NO_DATA', resultMessage: value } });
    const other = await asks.signals();
    await settle(1, 4);
    expect((await reads.signals(other.data.id)).data).toMatchObject({ status: 'ERROR', resultCode: 'SYSTEM_ERROR' });
  });

  it.each([
    ['Latin-1', Buffer.from('{"resultCode":"NO_DATA","resultMessage":"Pe\u00f1a"}', 'latin1')],
    ['a large text in Latin-1', Buffer.from(`{"resultCode":"NO_DATA","x":"${'ñ'.repeat(80_000)}"}`, 'latin1')],
    ['half a character', Buffer.from([0x22, 0xe2, 0x82])],
  ])('fails at once when it answers with %s', async (_, body) => {
    adapter.answer({ body });
    const { data } = await asks.signals();
    await settle(1, 4);
    expect((await reads.signals(data.id)).data).toMatchObject({ status: 'ERROR', resultCode: 'SYSTEM_ERROR' });
  });

  it('is retried until it is back', async () => {
    adapter.answer({ status: 503 });
    const { data } = await asks.signals();
    await settle(2, 20);
    adapter.answer({ body: { resultCode: 'SUCCESS', items } });
    await settle(1, 0);
    expect((await reads.signals(data.id)).data).toMatchObject({ status: 'COMPLETED', items: shownItems });
  });

  it('may ask for more time, within a limit', async () => {
    adapter.answer({ status: 202, headers: { 'retry-after': '3600' } });
    const { data } = await asks.maws();
    await settle(2, 3600);
    expect(callsFor(data.id)).toBe(2);
    expect((await reads.maws(data.id)).data.status).toBe('PROCESSING');
    await settle(24, 3600);
    expect((await reads.maws(data.id)).data).toMatchObject({
      status: 'ERROR',
      resultCode: 'SERVICE_UNAVAILABLE',
      resultMessage: 'The source did not finish in time.',
    });
  });
});

describe('without an adapter', () => {
  const facts = { isDeliverable: true, isDisposable: false, isFreeProvider: null };
  const unreachable = createHttpSource({ url: 'http://127.0.0.1:1', token: null }, inlineCompute);

  async function askFootprint(sources: LookupSources) {
    const bare = await testApp();
    const own = await createTestTenant(bare);
    const credentials = { authorization: own.basic.PRODUCTION, mode: 'PRODUCTION' as const };
    const { data } = await request(bare, footprintsApi.create, {
      ...credentials,
      body: { ...common, emailAddress: 'Someone@Example.com', templateId: footprintTemplateIds.email },
    });
    await startWorker(bare.deps, lookupJobs(sources, lookupNouns), { isPolling: false }).runDue();
    return (await request(bare, footprintsApi.get, { ...credentials, params: { id: data.id } })).data;
  }

  const mailDomains: MailDomains = { inspect: async () => facts };
  const ownItems = [
    { name: 'email.deliverable', value: 'true', valueType: 'BOOLEAN' },
    { name: 'email.disposable', value: 'false', valueType: 'BOOLEAN' },
  ];

  it('ends a lookup as unavailable, without invented data', async () => {
    const bare = await testApp();
    const own = await createTestTenant(bare);
    const credentials = { authorization: own.basic.PRODUCTION, mode: 'PRODUCTION' as const };
    const body = { ...common, mobileNumber: knownPhone, templateId: mawTemplateId } as const;
    const { data } = await request(bare, mawsApi.create, { ...credentials, body });
    expect(data.status).toBe('PROCESSING');
    await bare.runJobs();
    expect((await request(bare, mawsApi.get, { ...credentials, params: { id: data.id } })).data).toMatchObject({
      status: 'ERROR',
      resultCode: 'SERVICE_UNAVAILABLE',
      resultMessage: 'No source is configured for this lookup.',
      items: [],
    });
  });

  it('completes a footprint with the facts of the mail domain', async () => {
    expect(await askFootprint({ source: null, mailDomains })).toMatchObject({
      status: 'COMPLETED',
      resultCode: 'SUCCESS',
      resultMessage: 'Only the mail domain was checked. No source is configured for this lookup.',
      items: ownItems,
    });
  });

  it('ends a footprint as unavailable when nothing is known', async () => {
    const silent = { inspect: async () => ({ isDeliverable: null, isDisposable: null, isFreeProvider: null }) };
    expect(await askFootprint({ source: null, mailDomains: silent })).toMatchObject({
      status: 'ERROR',
      resultCode: 'SERVICE_UNAVAILABLE',
    });
  });

  it('completes a footprint with facts that its source does not know', async () => {
    const items = [
      { name: 'email.registered', value: true, valueType: 'BOOLEAN' },
      { name: 'email.deliverable', value: null, valueType: 'BOOLEAN' },
    ];
    adapter.answer({ body: { resultCode: 'SUCCESS', items } });
    const source = createHttpSource({ url: adapter.url, token: null }, inlineCompute);
    expect(await askFootprint({ source, mailDomains })).toMatchObject({
      resultMessage: 'Success!',
      items: [{ ...items[0], value: 'true' }, ...ownItems],
    });
  });

  it('keeps a footprint waiting for a configured source', async () => {
    expect((await askFootprint({ source: unreachable, mailDomains })).status).toBe('PROCESSING');
  });
});

describe('the allowance', () => {
  it.each<[keyof typeof asks, UsageAction]>([
    ['verifications', 'RequestVerification'],
    ['signals', 'RequestRecord'],
    ['blacklists', 'CreateBlacklist'],
    ['footprints', 'CreateFootprint'],
    ['maws', 'CreateMaw'],
  ])('is spent by each request, and blocks more: %s', async (kind, action) => {
    tenant = await createTestTenant(app);
    const { data } = await asks[kind]();
    const db = systemContext(app.deps).db;
    const spent = await db.query<{ reference: string }>(
      sql`select reference from usage_entries where tenant_id = ${tenant.tenantId} and action = ${action}`,
    );
    expect(spent).toEqual([{ reference: data.id }]);
    await db.query(sql`
      update allowances set total_volume = used_volume where tenant_id = ${tenant.tenantId} and action = ${action}`);
    const refused = await asks[kind]();
    expect({ status: refused.status, code: refused.code }).toEqual({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    expect(refused.message).toContain('used up');
    const rows = await db.query(sql`select id from lookups where tenant_id = ${tenant.tenantId}`);
    expect(rows).toHaveLength(1);
  });
});
