import { footprintItems } from '@smile/contract/footprint-items';
import { footprintsApi, footprintTemplateIds } from '@smile/contract/footprints';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownEmailAddress, knownPhone, testConsent } from '../../../testing/lookups.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const common = { countryCode: 'PH', consent: testConsent };
const byEmail = { ...common, templateId: footprintTemplateIds.email, emailAddress: knownEmailAddress };
const byMobile = { ...common, templateId: footprintTemplateIds.mobile, mobileNumber: knownPhone };
const byBoth = { ...byEmail, ...byMobile, templateId: footprintTemplateIds.score };

function create(body: object, of = tenant) {
  return request(app, footprintsApi.create, {
    authorization: of.basic.SANDBOX,
    body: body as typeof byBoth & { countryCode: 'PH' },
  });
}

describe('requesting a footprint', () => {
  it.each([
    ['an email address', byEmail, footprintItems.email],
    ['an email address, by an older name', { ...byEmail, templateId: 'tpl-ftp005001' }, footprintItems.email],
    ['an address in capitals', { ...byEmail, emailAddress: knownEmailAddress.toUpperCase() }, footprintItems.email],
    ['a mobile number', byMobile, footprintItems.mobile],
    ['a mobile number, by an older name', { ...byMobile, templateId: 'tpl-ftp005002' }, footprintItems.mobile],
    ['both', byBoth, footprintItems.score],
  ])('answers every item of the catalogue for %s', async (_, body, items) => {
    const { status, data } = await create(body);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'COMPLETED', resultCode: 'SUCCESS' });
    expect(data.id).toMatch(/^footprint-[0-9a-f]{32}$/);
    expect(data.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  });

  it('counts the profiles that it names', async () => {
    const { items } = (await create(byEmail)).data;
    const profiles = items.filter(({ name }) => /^email\.\w+Registered$/.test(name));
    const registered = profiles.filter(({ value }) => value === 'true').length;
    expect(items.find(({ name }) => name === 'email.registeredProfilesCount')?.value).toBe(String(registered));
    expect(new Set(profiles.map(({ value }) => value))).toEqual(new Set(['true', 'false', null]));
  });

  it('stores the request as sent', async () => {
    const { data } = await create({ ...byEmail, footprintItemsTimeout: 5, mobileNumber: null });
    expect(data.requestMeta).toEqual({
      emailAddress: knownEmailAddress,
      mobileNumber: null,
      countryCode: 'PH',
      templateId: footprintTemplateIds.email,
      footprintItemsTimeout: 5,
      consent: testConsent,
    });
  });

  it.each([
    ['another address', { ...byEmail, emailAddress: 'ryan1234@smileapi.io' }],
    ['another number', { ...byMobile, mobileNumber: '639178902345' }],
    ['a pair that does not belong together', { ...byBoth, mobileNumber: '639178902345' }],
    ['another country', { ...byEmail, countryCode: 'SG' }],
  ])('has no data for %s', async (_, body) => {
    expect((await create(body)).data).toMatchObject({ status: 'COMPLETED', resultCode: 'NO_DATA', items: [] });
  });

  it.each([
    [{ ...byEmail, emailAddress: 'system-error@smileapi.io' }, 'SYSTEM_ERROR'],
    [{ ...byMobile, mobileNumber: '639559990503' }, 'SERVICE_UNAVAILABLE'],
  ])('fails on purpose', async (body, resultCode) => {
    expect((await create(body)).data).toMatchObject({ status: 'ERROR', resultCode, items: [] });
  });

  it.each([
    ['no address for its template', { ...byEmail, emailAddress: undefined }, 'emailAddress'],
    ['no number for its template', { ...byMobile, mobileNumber: null }, 'mobileNumber'],
    ['one of both for the score', { ...byBoth, emailAddress: null }, 'emailAddress'],
    ['no country for the score', { ...byBoth, countryCode: null }, 'countryCode'],
    ['an address that is none', { ...byEmail, emailAddress: 'someone' }, 'must be a valid email address'],
    ['an unknown template', { ...byEmail, templateId: 'tpl-x' }, 'templateId'],
    ['no time for items', { ...byEmail, footprintItemsTimeout: 0 }, 'footprintItemsTimeout'],
    ['too much time for items', { ...byEmail, footprintItemsTimeout: 31 }, 'footprintItemsTimeout'],
    ['a number of another country', { ...byMobile, mobileNumber: '6599996789' }, 'mobileNumber must start with 63'],
    ['no consent', { ...byEmail, consent: null }, 'consent'],
  ])('refuses %s', async (_, body, message) => {
    const answer = await create(body);
    expect(answer.code).toBe('INVALID_PARAMETERS');
    expect(answer.message).toContain(message);
  });

  it('needs credentials', async () => {
    expect((await request(app, footprintsApi.create, { body: byBoth as never })).status).toBe(401);
  });
});

describe('reading footprints', () => {
  it('finds one by its id, in its own tenant and mode only', async () => {
    const { data } = await create(byEmail);
    const params = { id: data.id };
    const read = async (authorization: string, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
      (await request(app, footprintsApi.get, { authorization, params, mode })).code;
    const other = await createTestTenant(app);
    expect(await read(tenant.basic.SANDBOX)).toBe('OK');
    expect(await read(other.basic.SANDBOX)).toBe('MISSING_RESOURCE');
    expect(await read(tenant.basic.PRODUCTION, 'PRODUCTION')).toBe('MISSING_RESOURCE');
  });

  it('lists by id, address, number and dates', async () => {
    const own = await createTestTenant(app);
    const one = (await create(byEmail, own)).data.id;
    const two = (await create(byMobile, own)).data.id;
    const idsOf = async (query: object) => {
      const { data } = await request(app, footprintsApi.list, { authorization: own.basic.SANDBOX, query });
      return data.items.map(({ id }) => id).sort();
    };
    expect(await idsOf({})).toEqual([one, two].sort());
    expect(await idsOf({ footprintId: two })).toEqual([two]);
    expect(await idsOf({ emailAddress: 'GPalomero1234@smileapi.io' })).toEqual([one]);
    expect(await idsOf({ mobileNumber: knownPhone })).toEqual([two]);
    expect(await idsOf({ endDate: '2020-01-01' })).toEqual([]);
  });
});
