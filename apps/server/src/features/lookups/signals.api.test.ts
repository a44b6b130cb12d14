import { createHash } from 'node:crypto';
import { alphaSignalsApi } from '@smile/contract/alpha-signals';
import { mawsApi } from '@smile/contract/maws';
import { signalIndicators } from '@smile/contract/signal-indicators';
import { signalsApi, signalTemplateId } from '@smile/contract/signals';
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

const body = { phone: knownPhone, templateId: signalTemplateId, countryCode: 'PH', consent: testConsent } as const;

function create(change: object = {}, of = tenant) {
  return request(app, signalsApi.create, {
    authorization: of.basic.SANDBOX,
    body: { ...body, ...change } as typeof body,
  });
}

function list(query: object, of = tenant) {
  return request(app, signalsApi.list, { authorization: of.basic.SANDBOX, query });
}

describe('requesting signals', () => {
  it('answers 200 with every indicator of the catalogue for the documented number', async () => {
    const { status, data } = await create();
    expect({ status, lookup: data.status, code: data.resultCode, type: data.signalType }).toEqual({
      status: 200,
      lookup: 'COMPLETED',
      code: 'SUCCESS',
      type: 'Signal1',
    });
    expect(data.id).toMatch(/^signal-[0-9a-f]{32}$/);
    expect(data.items.map(({ name }) => name)).toEqual(signalIndicators.map(({ name }) => name));
    const valueIn = (name: string) => data.items.find((item) => item.name === name)?.value;
    expect(valueIn('events_loan_disbursement_day180_amount')).toBe('16500');
    expect(valueIn('events_overdue_day30')).toBe('2');
    expect(valueIn('events_arbitrary_day30')).toBe('0');
    expect(valueIn('events_loan_disbursement_day30_amount')).toBeNull();
  });

  it('answers the same each time', async () => {
    expect((await create()).data.items).toEqual((await create()).data.items);
  });

  it.each([
    ['the number with plus', `+${knownPhone}`],
    ['the MD5 of the number', createHash('md5').update(knownPhone).digest('hex')],
    ['the MD5 of the number with plus', createHash('md5').update(`+${knownPhone}`).digest('hex').toUpperCase()],
  ])('knows %s, and keeps it as it was sent', async (_, phone) => {
    const { data } = await create({ phone });
    expect(data).toMatchObject({ resultCode: 'SUCCESS', requestMeta: { phone } });
  });

  it('has no data for any other valid number', async () => {
    const { data } = await create({ phone: '639178902345' });
    expect(data).toMatchObject({ status: 'COMPLETED', resultCode: 'NO_DATA', items: [] });
  });

  it.each([
    ['639559990500', 'SYSTEM_ERROR'],
    ['639559990503', 'SERVICE_UNAVAILABLE'],
  ])('fails on purpose for %s', async (phone, resultCode) => {
    expect((await create({ phone })).data).toMatchObject({ status: 'ERROR', resultCode, items: [] });
  });

  it('accepts every name of the template, and defaults the country to PH', async () => {
    const { data } = await create({
      templateId: 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8',
      countryCode: null,
      consent: { ...testConsent, version: 1, consentTemplateId: undefined },
    });
    expect(data.resultCode).toBe('SUCCESS');
    expect(data.requestMeta).toEqual({
      phone: knownPhone,
      countryCode: 'PH',
      templateId: 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8',
      consent: { ...testConsent, version: '1', consentTemplateId: null },
    });
  });

  it.each([
    ['no phone', { phone: undefined }, 'phone'],
    ['letters', { phone: '63955999123x' }, 'phone: must be digits'],
    ['a leading zero', { phone: '09559991234' }, 'no leading zero'],
    ['a zero after the country code', { phone: '6309559991234' }, 'phone must have no zero after the country code.'],
    ['a number of another country', { phone: '628119994321' }, 'phone must start with 63, the code of PH.'],
    ['no template', { templateId: undefined }, 'templateId'],
    ['another template', { templateId: 'tpl-maw002001' }, 'templateId'],
    ['another region', { countryCode: 'MX' }, 'countryCode must be one of PH for this template.'],
    ['no country of this world', { countryCode: 'XX' }, 'countryCode'],
    ['no consent', { consent: undefined }, 'consent'],
    ['no time of consent', { consent: { ...testConsent, consentedAt: undefined } }, 'consent.consentedAt'],
    ['a time that is none', { consent: { ...testConsent, consentedAt: 'today' } }, 'consent.consentedAt'],
    ['consent to nothing', { consent: { ...testConsent, consentedWith: '' } }, 'consent.consentedWith'],
    [
      'consent in the future',
      { consent: { ...testConsent, consentedAt: '2199-01-01T00:00:00Z' } },
      'consent.consentedAt cannot be in the future.',
    ],
  ])('refuses %s', async (_, change, message) => {
    const answer = await create(change);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(answer.message).toContain(message);
  });

  it('needs credentials', async () => {
    expect((await request(app, signalsApi.create, { body })).code).toBe('INVALID_TOKEN');
    const { status } = await request(app, signalsApi.create, { body, authorization: tenant.developer });
    expect(status).toBe(401);
  });
});

describe('reading signals', () => {
  it('finds one by its id, in its own tenant and mode only', async () => {
    const { data } = await create();
    const params = { id: data.id };
    const read = (authorization: string | undefined, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
      request(app, signalsApi.get, { authorization, params, mode });
    expect((await read(tenant.openApi.SANDBOX)).data).toEqual(data);
    const other = await createTestTenant(app);
    expect((await read(other.basic.SANDBOX)).code).toBe('MISSING_RESOURCE');
    expect((await read(tenant.basic.PRODUCTION, 'PRODUCTION')).code).toBe('MISSING_RESOURCE');
    expect((await read(undefined)).code).toBe('INVALID_TOKEN');
  });

  it('lists pages, newest first', async () => {
    const own = await createTestTenant(app);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.unshift((await create({}, own)).data.id);
    const first = await list({ size: 2 }, own);
    const second = await list({ size: 2, cursor: first.data.nextCursor }, own);
    const seen = [...first.data.items, ...second.data.items].map(({ id }) => id);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(seen).toHaveLength(3);
    expect(second.data.nextCursor).toBeNull();
    expect((await list({}, await createTestTenant(app))).data).toEqual({ nextCursor: null, items: [] });
  });

  it('filters by id, phone with or without plus, type and dates', async () => {
    const own = await createTestTenant(app);
    const one = (await create({ phone: `+${knownPhone}` }, own)).data.id;
    const two = (await create({ phone: '639178902345' }, own)).data.id;
    const today = app.deps.now().toISOString().slice(0, 10);
    const idsOf = async (query: object) => (await list(query, own)).data.items.map(({ id }) => id).sort();
    const both = [one, two].sort();
    expect(await idsOf({ signalId: two })).toEqual([two]);
    expect(await idsOf({ phone: knownPhone })).toEqual([one]);
    expect(await idsOf({ phone: `+${knownPhone}` })).toEqual([one]);
    expect(await idsOf({ signalType: 'Signal1' })).toEqual(both);
    expect(await idsOf({ signalType: 'Signal2' })).toEqual([]);
    expect(await idsOf({ startDate: today, endDate: today })).toEqual(both);
    expect(await idsOf({ endDate: '2021-01-01' })).toEqual([]);
    expect(await idsOf({ startDate: '2199-01-01' })).toEqual([]);
    expect((await list({ startDate: 'yesterday' }, own)).code).toBe('INVALID_PARAMETERS');
    expect((await list({ size: 151 }, own)).code).toBe('INVALID_PARAMETERS');
    expect((await list({ cursor: 'x' }, own)).code).toBe('INVALID_PARAMETERS');
  });

  it('hides other kinds of lookups', async () => {
    const { data } = await create();
    const answer = await request(app, mawsApi.get, { authorization: tenant.basic.SANDBOX, params: { id: data.id } });
    expect(answer.code).toBe('MISSING_RESOURCE');
  });
});

describe('signals of the later types', () => {
  const ask = (api: typeof signalsApi.create2 | typeof signalsApi.create3, given: object) =>
    request(app, api as typeof signalsApi.create2, { authorization: tenant.basic.SANDBOX, body: given as never });
  const mexican = {
    templateId: 'tpl-sgn003002',
    fullName: 'John Doe',
    phone: '529559991234',
    curp: 'DOEJ800101HDFXXX01',
    consent: testConsent,
  };
  const thai = {
    templateId: 'tpl-social-securities-signal-th',
    fullName: 'John Doe',
    mobileNumber: '669178912345',
    idType: 'PID',
    idNumber: '1234567890123',
    consent: testConsent,
  };

  it('are Signal2 by number and country', async () => {
    const { data } = await ask(signalsApi.create2, { ...body, templateId: 'tpl-sgn002001' });
    expect(data).toMatchObject({ signalType: 'Signal2', resultCode: 'SUCCESS' });
    const indian = { ...body, templateId: 'tpl-sgn002001', countryCode: 'IN', phone: '919511198765' };
    expect((await ask(signalsApi.create2, indian)).data.resultCode).toBe('NO_DATA');
    expect((await ask(signalsApi.create2, { ...indian, countryCode: 'US' })).status).toBe(400);
  });

  it.each([
    ['Mexico', mexican],
    ['Thailand', thai],
  ])('are Signal3 by person in %s', async (_country, given) => {
    const { consent: _consent, ...meta } = given;
    const { data } = await ask(signalsApi.create3, given);
    expect(data).toMatchObject({ signalType: 'Signal3', resultCode: 'SUCCESS', requestMeta: meta });
    expect((await ask(signalsApi.create3, { ...given, fullName: 'Jane Doe' })).data.resultCode).toBe('NO_DATA');
    expect((await ask(signalsApi.create3, { ...given, fullName: '' })).status).toBe(400);
  });

  it.each([
    ['a CURP that is none', { ...mexican, curp: 'X' }],
    ['a number of another country', { ...mexican, phone: knownPhone }],
    ['an id that is too short', { ...thai, idNumber: '123' }],
    ['the fields of another template', { ...thai, templateId: 'tpl-sgn003002' }],
  ])('are refused for %s', async (_name, given) => {
    expect(await ask(signalsApi.create3, given)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('are distinguished in the list', async () => {
    const own = await createTestTenant(app);
    await create({}, own);
    await request(app, signalsApi.create3, { authorization: own.basic.SANDBOX, body: mexican as never });
    const typesOf = async (query: object) => (await list(query, own)).data.items.map(({ signalType }) => signalType);
    expect(await typesOf({})).toEqual(['Signal3', 'Signal1']);
    expect(await typesOf({ signalType: 'Signal3' })).toEqual(['Signal3']);
    expect(await typesOf({ phone: '529559991234' })).toEqual(['Signal3']);
  });
});

describe('the alpha form', () => {
  const ask = (phone: string) =>
    request(app, alphaSignalsApi.create, {
      authorization: tenant.basic.SANDBOX,
      body: { phone, consent: testConsent },
    });

  it('has every indicator as a number', async () => {
    const { status, data } = await ask(`+${knownPhone}`);
    expect(status).toBe(200);
    expect(Object.keys(data.result!)).toEqual(signalIndicators.map(({ name }) => name));
    expect(data.result).toMatchObject({ events_overdue_day30: 2, events_loan_disbursement_day180_amount: 16_500 });
    expect((await ask('639178902345')).data).toMatchObject({ resultCode: 'NO_DATA', result: null });
  });

  it('shows the same requests as the beta one, but for later types', async () => {
    const own = await createTestTenant(app);
    const { data } = await create({}, own);
    const authorization = own.basic.SANDBOX;
    const later = { ...body, templateId: 'tpl-sgn002001' } as const;
    const second = await request(app, signalsApi.create2, { authorization, body: later });
    const { data: listed } = await request(app, alphaSignalsApi.list, { authorization });
    expect(listed.items.map(({ id }) => id)).toEqual([data.id]);
    const read = (id: string) => request(app, alphaSignalsApi.get, { authorization, params: { id } });
    expect((await read(data.id)).data.requestMeta).toEqual({ phone: knownPhone, consent: testConsent });
    expect((await read(second.data.id)).code).toBe('MISSING_RESOURCE');
  });
});
