import { verificationsApi } from '@smile/contract/verifications';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenOrder } from '../../../testing/end-user.ts';
import { knownEmailAddress, testConsent } from '../../../testing/lookups.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const sss = { idType: 'sss_ph', idNumber: '3300000008' };
const body = { fullName: 'George Palomero', additionalData: { ids: [sss] }, consent: testConsent };

function create(change: object = {}, of = tenant) {
  return request(app, verificationsApi.create, {
    authorization: of.basic.SANDBOX,
    body: { ...body, ...change } as typeof body,
  });
}

describe('verifying a subject', () => {
  it('matches a test person by name and number', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data.id).toMatch(/^ver-[0-9a-f]{32}$/);
    expect(data).toMatchObject({ status: 'COMPLETED', errorMessage: null, result: { finalMatches: true } });
    expect(data.requestMeta).toEqual({
      firstName: null,
      middleName: null,
      lastName: null,
      suffix: null,
      fullName: 'George Palomero',
      additionalData: {
        email: null,
        phone: null,
        dob: null,
        gender: null,
        address: null,
        employer: null,
        employmentStatus: null,
        ids: [{ ...sss, idSubType: null }],
      },
      consent: testConsent,
    });
  });

  it('compares everything that was sent', async () => {
    const { data } = await create({
      firstName: 'George',
      middleName: 'C.',
      lastName: 'Palomero',
      suffix: 'JR',
      additionalData: {
        ids: [sss],
        dob: '1970-08-24',
        gender: 'Male',
        phone: '+639559991234',
        email: knownEmailAddress,
        address: '12 Maybunga Street, Brgy. Paraiso, Pasig City',
        employer: 'ABC Corporation',
        employmentStatus: 'EMPLOYED',
      },
    });
    expect(data.result).toMatchObject({
      finalMatches: true,
      names: { fullNameMatches: true, firstNameMatches: true, middleNameMatches: true, lastNameMatches: true },
      additionalData: {
        ids: [{ ...sss, idSubtype: null, matches: true }],
        dobMatches: true,
        genderMatches: true,
        addressMatches: true,
        phoneMatches: { matches: true, deliverable: null },
        emailMatches: { matches: true, active: null },
      },
    });
  });

  it.each([
    ['George Palomero', { idType: 'tin_ph', idNumber: '345-457-953-000' }],
    ['Ryan Lestari', { idType: 'pagibig_ph', idNumber: '9177158524' }],
    ['Christina Tan', { idType: 'prclicense_ph', idSubType: 'CERTIFIED PUBLIC ACCOUNTANT', idNumber: '7767909' }],
    ['Anisha Bhatia', { idType: 'nbi_ph', idNumber: 'a031bcde24aa847410' }],
  ])('knows a published number of %s', async (fullName, id) => {
    const { data } = await create({ fullName, additionalData: { ids: [id] } });
    expect(data.result?.finalMatches).toBe(true);
  });

  it('does not match another name, nor anyone unknown', async () => {
    const other = (await create({ fullName: 'Ryan Lestari' })).data;
    expect(other).toMatchObject({ status: 'COMPLETED', result: { finalMatches: false } });
    const unknown = (await create({ additionalData: { ids: [{ ...sss, idNumber: '1' }] } })).data;
    expect(unknown).toMatchObject({
      status: 'COMPLETED',
      result: { finalMatches: false, names: { fullNameMatches: false } },
    });
  });

  it('takes an email address for an identifier, and numbers that are not quoted', async () => {
    const byEmail = await create({ additionalData: { email: knownEmailAddress } });
    expect(byEmail.data.result?.finalMatches).toBe(true);
    const bare = await create({ additionalData: { ids: [{ idType: 'sss_ph', idNumber: 3300000008 }] } });
    expect(bare.data.requestMeta.additionalData?.ids[0]?.idNumber).toBe('3300000008');
  });

  it('fails on purpose', async () => {
    const { data } = await create({ additionalData: { ids: [sss], email: 'service-unavailable@smileapi.io' } });
    expect(data).toMatchObject({ status: 'ERROR', result: null });
    expect(data.errorMessage).not.toBeNull();
  });

  it('publishes its start and its end', async () => {
    const { data } = await create();
    const events = await systemContext(app.deps).db.query<{ type: string; data: unknown }>(
      sql`select type, data from events where data->>'verificationId' = ${data.id} order by ${writtenOrder}`,
    );
    expect(events).toEqual([
      { type: 'VERIFICATION_STARTED', data: { verificationId: data.id } },
      {
        type: 'VERIFICATION_COMPLETED',
        data: { verificationId: data.id, resultCode: 'SUCCESS', resultMessage: 'Success!', result: data.result },
      },
    ]);
  });

  it.each([
    ['no name', { fullName: ' ' }, 'A name is needed'],
    ['no identifier', { additionalData: { phone: '639559991234' } }, 'An identifier or an email address is needed'],
    ['no additional data', { additionalData: null }, 'An identifier or an email address is needed'],
    ['an empty number', { additionalData: { ids: [{ ...sss, idNumber: '' }] } }, 'additionalData.ids.0.idNumber'],
    ['no type', { additionalData: { ids: [{ idNumber: '1' }] } }, 'additionalData.ids.0.idType'],
    [
      'an unknown profession',
      { additionalData: { ids: [{ idType: 'prclicense_ph', idSubType: 'WIZARD', idNumber: '1' }] } },
      'must be one of the professions',
    ],
    ['a date that is none', { additionalData: { ids: [sss], dob: '24/08/1970' } }, 'additionalData.dob'],
    ['a birth in the future', { additionalData: { ids: [sss], dob: '2199-01-01' } }, 'dob cannot be in the future.'],
    ['an unknown gender', { additionalData: { ids: [sss], gender: 'M' } }, 'additionalData.gender'],
    ['an unknown status', { additionalData: { ids: [sss], employmentStatus: 'IDLE' } }, 'employmentStatus'],
    ['no consent', { consent: undefined }, 'consent'],
    [
      'consent in the future',
      { consent: { ...testConsent, consentedAt: '2199-01-01T00:00:00Z' } },
      'consent.consentedAt cannot be in the future.',
    ],
  ])('refuses %s', async (_, change, message) => {
    const answer = await create(change);
    expect(answer.code).toBe('INVALID_PARAMETERS');
    expect(answer.message).toContain(message);
  });

  it('needs credentials', async () => {
    expect((await request(app, verificationsApi.create, { body })).status).toBe(401);
  });
});

describe('reading verifications', () => {
  it('finds one by its id, in its own tenant and mode only', async () => {
    const { data } = await create();
    const params = { id: data.id };
    const read = (authorization: string, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
      request(app, verificationsApi.get, { authorization, params, mode });
    const other = await createTestTenant(app);
    expect((await read(tenant.openApi.SANDBOX)).data).toEqual(data);
    expect((await read(other.basic.SANDBOX)).code).toBe('MISSING_RESOURCE');
    expect((await read(tenant.basic.PRODUCTION, 'PRODUCTION')).code).toBe('MISSING_RESOURCE');
  });

  it('lists by id, final match and dates', async () => {
    const own = await createTestTenant(app);
    const one = (await create({}, own)).data.id;
    const two = (await create({ fullName: 'Ryan Lestari' }, own)).data.id;
    const list = (query: object) => request(app, verificationsApi.list, { authorization: own.basic.SANDBOX, query });
    const idsOf = async (query: object) => (await list(query)).data.items.map(({ id }) => id).sort();
    expect(await idsOf({})).toEqual([one, two].sort());
    expect(await idsOf({ verificationId: one })).toEqual([one]);
    expect(await idsOf({ finalMatches: true })).toEqual([one]);
    expect(await idsOf({ finalMatches: false })).toEqual([two]);
    expect(await idsOf({ startDate: '2199-01-01' })).toEqual([]);
    expect((await list({ finalMatches: 'maybe' })).code).toBe('INVALID_PARAMETERS');
  });
});
