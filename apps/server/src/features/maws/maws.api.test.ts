import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownPhone, testConsent } from '../../../testing/lookups.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const body = { mobileNumber: knownPhone, countryCode: 'PH', templateId: mawTemplateId, consent: testConsent } as const;

function create(change: object = {}, of = tenant) {
  return request(app, mawsApi.create, {
    authorization: of.basic.SANDBOX,
    body: { ...body, ...change } as typeof body,
  });
}

describe('requesting warnings', () => {
  it('answers the documented number with warnings of every level', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'COMPLETED', resultCode: 'SUCCESS', requestMeta: body });
    expect(data.id).toMatch(/^maw-[0-9a-f]{32}$/);
    expect(data.items.map(({ level }) => level).sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(new Set(data.items.map(({ source }) => source))).toEqual(new Set(['seat', 'voice', 'sms']));
    for (const { source, duration } of data.items) expect(duration !== null).toBe(source === 'seat');
  });

  it.each([
    ['any other number', { mobileNumber: '639178902345' }],
    ['a number of another region', { mobileNumber: '628119994321', countryCode: 'ID' }],
    ['an unknown MD5', { mobileNumber: 'a'.repeat(32) }],
  ])('has no data for %s', async (_, change) => {
    expect((await create(change)).data).toMatchObject({ status: 'COMPLETED', resultCode: 'NO_DATA', items: [] });
  });

  it('fails on purpose', async () => {
    const { data } = await create({ mobileNumber: '639559990503' });
    expect(data).toMatchObject({ status: 'ERROR', resultCode: 'SERVICE_UNAVAILABLE', items: [] });
  });

  it.each([
    ['no number', { mobileNumber: undefined }, 'mobileNumber'],
    ['no country', { countryCode: undefined }, 'countryCode'],
    ['a country outside the regions', { countryCode: 'SG' }, 'countryCode must be one of IN, MX, PH, ID, CO, TH'],
    ['a number of another country', { countryCode: 'MX' }, 'mobileNumber must start with 52, the code of MX.'],
    ['no template', { templateId: null }, 'templateId'],
    ['no consent', { consent: {} }, 'consent.consentedAt'],
  ])('refuses %s', async (_, change, message) => {
    const answer = await create(change);
    expect(answer.code).toBe('INVALID_PARAMETERS');
    expect(answer.message).toContain(message);
  });

  it('needs credentials', async () => {
    expect((await request(app, mawsApi.create, { body })).status).toBe(401);
  });
});

describe('reading warnings', () => {
  it('finds one by its id, in its own tenant and mode only', async () => {
    const { data } = await create();
    const params = { id: data.id };
    const read = async (authorization: string, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
      (await request(app, mawsApi.get, { authorization, params, mode })).code;
    const other = await createTestTenant(app);
    expect(await read(tenant.basic.SANDBOX)).toBe('OK');
    expect(await read(other.basic.SANDBOX)).toBe('MISSING_RESOURCE');
    expect(await read(tenant.basic.PRODUCTION, 'PRODUCTION')).toBe('MISSING_RESOURCE');
  });

  it('lists by id, number and dates, and ignores an e-mail address', async () => {
    const own = await createTestTenant(app);
    const one = (await create({}, own)).data.id;
    const two = (await create({ mobileNumber: '+639178902345' }, own)).data.id;
    const idsOf = async (query: object) => {
      const { data } = await request(app, mawsApi.list, { authorization: own.basic.SANDBOX, query });
      return data.items.map(({ id }) => id).sort();
    };
    expect(await idsOf({ mawId: one })).toEqual([one]);
    expect(await idsOf({ mobileNumber: '639178902345' })).toEqual([two]);
    expect(await idsOf({ emailAddress: 'someone@example.com' })).toEqual([one, two].sort());
    expect(await idsOf({ startDate: '2199-01-01' })).toEqual([]);
  });
});
