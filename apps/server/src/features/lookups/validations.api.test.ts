import { validationsApi } from '@smile/contract/validations';
import { beforeAll, expect, it } from 'vitest';
import { testConsent } from '../../../testing/lookups.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const iban = 'AT611904300234573201';
const authorization = () => tenant.basic.SANDBOX;

function validate(change: object = {}) {
  const body = { name: 'George', countryCode: 'PH', iban, consent: testConsent, ...change };
  return request(app, validationsApi.create, { authorization: authorization(), body: body as never });
}

it('answers the request of the reference', async () => {
  const empty = { idType: 'national_id', idNumber: '', bic: '', accountNumber: '', templateId: 'tpl-vld006001' };
  const { status, data } = await validate(empty);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    status: 'COMPLETED',
    resultCode: 'SUCCESS',
    result: { type: 'BankAccount', matchScore: 100, matchScoreDescription: 'Strong Match' },
    requestMeta: { name: 'George', idType: 'NATIONAL_ID', idNumber: null, bic: null, iban, accountNumber: null },
  });
  expect(data.id).toMatch(/^vld-[0-9a-f]{32}$/);
});

it.each([
  ['George Palomero Jr.', 100, 'Strong Match'],
  ['George Palomera', 94, 'Strong Match'],
  ['George Lestari', 50, 'Partial Match'],
  ['Christina Tan', 0, 'Weak Match'],
  ['George Palomero Sr.', 0, 'Weak Match'],
])('compares %s with the holder', async (name, matchScore, matchScoreDescription) => {
  expect((await validate({ name })).data.result).toEqual({ type: 'BankAccount', matchScore, matchScoreDescription });
});

it('says of an account that cannot exist why, without a source', async () => {
  const { data } = await validate({ iban: 'AT611904300234573202' });
  expect(data).toMatchObject({
    status: 'COMPLETED',
    resultCode: 'SUCCESS',
    resultMessage: 'The check digits of the IBAN are wrong.',
    result: { matchScore: 0, matchScoreDescription: 'Weak Match' },
  });
});

it('finds local accounts, and no data for others', async () => {
  const ryan = { name: 'Ryan Lestari', iban: null, countryCode: 'ID', accountNumber: '7120 0555 01' };
  expect((await validate(ryan)).data.result?.matchScore).toBe(100);
  expect((await validate({ ...ryan, accountNumber: '7120055502' })).data).toMatchObject({
    resultCode: 'NO_DATA',
    result: null,
  });
});

it.each([
  ['neither IBAN nor number', { iban: '' }],
  ['neither country nor BIC', { countryCode: null }],
  ['no name', { name: ' ' }],
  ['another template', { templateId: 'tpl-vld009999' }],
  ['another kind of id', { idType: 'PASSPORT' }],
  ['no consent', { consent: undefined }],
])('refuses %s', async (_name, change) => {
  expect(await validate(change)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('lists by type and day, newest first, and is another tenant’s to no one', async () => {
  const own = await createTestTenant(app);
  const body = { name: 'George', countryCode: 'PH', iban, consent: testConsent } as never;
  const { data } = await request(app, validationsApi.create, { authorization: own.basic.SANDBOX, body });
  const list = (query: object, of = own) =>
    request(app, validationsApi.list, { authorization: of.basic.SANDBOX, query: query as never });
  expect((await list({ type: 'BankAccount' })).data.items).toEqual([data]);
  expect((await list({ type: 'Other' })).data.items).toEqual([]);
  expect((await list({ userId: 'anybody' })).data.items).toEqual([]);
  const read = (of: TestTenant) =>
    request(app, validationsApi.get, { authorization: of.basic.SANDBOX, params: { id: data.id } });
  expect((await read(own)).data).toEqual(data);
  expect((await read(tenant)).code).toBe('MISSING_RESOURCE');
});

it('waits for a source in Production, and ends as unavailable without one', async () => {
  const body = { name: 'George', countryCode: 'PH', iban, consent: testConsent } as never;
  const production = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
  const { data } = await request(app, validationsApi.create, { ...production, body });
  expect(data).toMatchObject({ status: 'PROCESSING', resultCode: null, result: null });
  await app.runJobs();
  const ended = await request(app, validationsApi.get, { ...production, params: { id: data.id } });
  expect(ended.data).toMatchObject({ status: 'ERROR', resultCode: 'SERVICE_UNAVAILABLE' });
});
