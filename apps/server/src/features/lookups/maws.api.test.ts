import { betaMawsApi } from '@smile/contract/beta-maws';
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

  it('lists by id, number and dates, and ignores an email address', async () => {
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

describe('the beta form', () => {
  const ask3 = (given: object) =>
    request(app, betaMawsApi.create3, {
      authorization: tenant.basic.SANDBOX,
      body: { consent: testConsent, ...given } as never,
    });
  const george = { fullName: 'George', idType: 'NATIONAL_ID' };
  const mexico = { ...george, templateId: 'tpl-maw004001', countryCode: 'MX', mobileNumber: '529559991234' };

  it('has tags with MAW2', async () => {
    const { data } = await request(app, betaMawsApi.create2, {
      authorization: tenant.basic.SANDBOX,
      body: { mobileNumber: knownPhone, countryCode: 'PH', templateId: 'tpl-maw002001', consent: testConsent },
    });
    expect(data).toMatchObject({ type: 'MAW2', resultCode: 'SUCCESS', maw3Items: [] });
    expect(data.maw2Items[0]).toMatchObject({ level: '5', platformTags: ['other'] });
  });

  it.each([
    ['Mexico', { ...mexico, idNumber: 'ZAZD801124MBSYQN13' }],
    [
      'the Philippines',
      { ...george, templateId: 'tpl-maw004003', countryCode: 'PH', mobileNumber: knownPhone, idNumber: '4561234567' },
    ],
    ['an advertising id', { templateId: 'tpl-maw004002', gaid: '00000000-0000-0000-0000-000000000000' }],
  ])('has indicators with MAW3 for %s', async (_subject, given) => {
    const { data } = await ask3(given);
    expect(data).toMatchObject({ type: 'MAW3', resultCode: 'SUCCESS', maw2Items: [] });
    expect(data.maw3Items).toHaveLength(3);
  });

  it.each([
    ['a country that is not the template’s', { ...mexico, countryCode: 'PH', idNumber: '1' }],
    ['no id', mexico],
    ['an advertising id that is none', { templateId: 'tpl-maw004002', gaid: 'abc' }],
  ])('refuses %s', async (_name, given) => {
    expect(await ask3(given)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('lists both types, by type too, and the alpha form shows MAW2 alone', async () => {
    const own = await createTestTenant(app);
    const authorization = own.basic.SANDBOX;
    const maw2 = { mobileNumber: knownPhone, countryCode: 'PH', templateId: 'tpl-maw002001', consent: testConsent };
    await request(app, mawsApi.create, { authorization, body: maw2 as never });
    const gaid = { templateId: 'tpl-maw004002', gaid: '11111111-2222-3333-4444-555555555555', consent: testConsent };
    const third = await request(app, betaMawsApi.create3, { authorization, body: gaid as never });
    expect(third.data.resultCode).toBe('NO_DATA');
    const list = async (query: object) =>
      (await request(app, betaMawsApi.list, { authorization, query })).data.items.map(({ type }) => type);
    expect(await list({})).toEqual(['MAW3', 'MAW2']);
    expect(await list({ mawType: 'MAW3' })).toEqual(['MAW3']);
    expect((await request(app, mawsApi.list, { authorization })).data.items).toHaveLength(1);
    const params = { id: third.data.id };
    expect((await request(app, mawsApi.get, { authorization, params })).status).toBe(404);
    expect((await request(app, betaMawsApi.get, { authorization, params })).data.type).toBe('MAW3');
  });
});
