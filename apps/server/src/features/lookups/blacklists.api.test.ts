import { blacklistsApi, blacklistTemplateId } from '@smile/contract/blacklists';
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

const body = { mobileNumber: knownPhone, consent: testConsent };

function create(change: object = {}, of = tenant) {
  return request(app, blacklistsApi.create, {
    authorization: of.basic.SANDBOX,
    body: { ...body, ...change } as typeof body,
  });
}

describe('asking for a blacklist entry', () => {
  it('hits the documented number, with template and country by default', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data.id).toMatch(/^blacklist-[0-9a-f]{32}$/);
    expect(data).toMatchObject({
      status: 'COMPLETED',
      resultCode: 'SUCCESS',
      requestMeta: {
        mobileNumber: knownPhone,
        countryCode: 'PH',
        templateId: blacklistTemplateId,
        applicationDate: null,
        consent: testConsent,
      },
    });
    expect(data.result?.hit).toBe(true);
    expect(data.result?.dates.length).toBeGreaterThan(1);
  });

  it('does not hit any other number, which is a success too', async () => {
    const { data } = await create({ mobileNumber: '6381789801234' });
    expect(data).toMatchObject({ resultCode: 'SUCCESS', result: { hit: false, dates: [] } });
  });

  it('counts entries before the application date only', async () => {
    const { data } = await create({ applicationDate: '2024-01-01' });
    expect(data.requestMeta.applicationDate).toBe('2024-01-01');
    expect(data.result?.dates.every((date) => date < '2024-01-01')).toBe(true);
    expect((await create({ applicationDate: '2020-01-01' })).data.result).toEqual({ hit: false, dates: [] });
  });

  it.each([
    ['639559990500', 'SYSTEM_ERROR'],
    ['639559990503', 'SERVICE_UNAVAILABLE'],
  ])('fails on purpose for %s', async (mobileNumber, resultCode) => {
    expect((await create({ mobileNumber })).data).toMatchObject({ status: 'ERROR', resultCode, result: null });
  });

  it.each([
    ['no number', { mobileNumber: null }, 'mobileNumber'],
    ['an MD5, which only signals and MAWs take', { mobileNumber: 'a'.repeat(32) }, 'mobileNumber'],
    ['another template', { templateId: 'tpl-sgn003001' }, 'templateId'],
    ['another region', { countryCode: 'TH' }, 'countryCode must be one of PH'],
    ['a date that is none', { applicationDate: '2024-02-30' }, 'applicationDate'],
    ['a date in the future', { applicationDate: '2199-01-01' }, 'applicationDate cannot be in the future.'],
    ['no consent', { consent: null }, 'consent'],
  ])('refuses %s', async (_, change, message) => {
    const answer = await create(change);
    expect(answer.code).toBe('INVALID_PARAMETERS');
    expect(answer.message).toContain(message);
  });

  it('needs credentials', async () => {
    expect((await request(app, blacklistsApi.create, { body })).status).toBe(401);
  });
});

describe('reading blacklist requests', () => {
  it('finds one by its id, in its own tenant and mode only', async () => {
    const { data } = await create();
    const params = { id: data.id };
    const read = async (authorization: string, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
      (await request(app, blacklistsApi.get, { authorization, params, mode })).code;
    const other = await createTestTenant(app);
    expect(await read(tenant.basic.SANDBOX)).toBe('OK');
    expect(await read(other.basic.SANDBOX)).toBe('MISSING_RESOURCE');
    expect(await read(tenant.basic.PRODUCTION, 'PRODUCTION')).toBe('MISSING_RESOURCE');
  });

  it('lists by id, number and dates', async () => {
    const own = await createTestTenant(app);
    const one = (await create({}, own)).data.id;
    const two = (await create({ mobileNumber: '639178902345' }, own)).data.id;
    const idsOf = async (query: object) => {
      const { data } = await request(app, blacklistsApi.list, { authorization: own.basic.SANDBOX, query });
      return data.items.map(({ id }) => id).sort();
    };
    expect(await idsOf({})).toEqual([one, two].sort());
    expect(await idsOf({ blacklistId: one })).toEqual([one]);
    expect(await idsOf({ mobileNumber: '+639178902345' })).toEqual([two]);
    expect(await idsOf({ endDate: '2020-01-01' })).toEqual([]);
  });
});
