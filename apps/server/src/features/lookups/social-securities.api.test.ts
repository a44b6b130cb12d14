import { socialSecuritiesApi } from '@smile/contract/social-securities';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { writtenOrder } from '../../../testing/end-user.ts';
import { testConsent } from '../../../testing/lookups.ts';
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

const person = {
  fullName: 'John Doe',
  mobileNumber: '529559991234',
  curp: 'DOEJ800101HDFXXX01',
  consent: testConsent,
};

function createAlpha(change: object = {}) {
  const body = { ...person, emailAddress: 'john.doe@example.com', templateId: 'tpl-sss003001', ...change };
  return request(app, socialSecuritiesApi.create, { authorization: tenant.basic.SANDBOX, body: body as never });
}

function createBeta(change: object = {}) {
  const body = { ...person, templateId: 'tpl-sss003002', ...change };
  return request(app, socialSecuritiesApi.createBeta, { authorization: tenant.basic.SANDBOX, body: body as never });
}

function eventsOf(recordId: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
  return systemContext(app.deps).db.query(sql`
    select type, data from events where data->>'recordId' = ${recordId} order by created_at, ${writtenOrder}`);
}

it('answers 201 CREATED with the record of the documented number', async () => {
  const { status, code, data } = await createAlpha();
  expect([status, code]).toEqual([201, 'CREATED']);
  expect(data.id).toMatch(/^ss-[0-9a-f]{32}$/);
  expect(data).toMatchObject({
    status: 'COMPLETED',
    resultCode: 'SUCCESS',
    result: { fullName: 'John Doe', curp: 'DOEJ800101HDFXXX01', gender: 'Male', currency: 'MXN' },
    requestMeta: { emailAddress: 'john.doe@example.com', templateId: 'tpl-sss003001' },
  });
  expect(data.result).not.toHaveProperty('payMark');
});

it('returns the payment mark in beta, where the address is optional', async () => {
  const { data } = await createBeta({ nss: '98765432109' });
  expect(data.result).toMatchObject({ nss: '98765432109', payMark: true });
  expect(data.requestMeta).toMatchObject({ nss: '98765432109', emailAddress: null });
});

it('has no data for any other number', async () => {
  expect((await createAlpha({ mobileNumber: '529178912345' })).data).toMatchObject({
    resultCode: 'NO_DATA',
    result: null,
  });
});

it('publishes RECORD_CREATED, and RECORD_COMPLETED with the record', async () => {
  for (const { data } of [await createAlpha(), await createBeta()]) {
    const record = { recordId: data.id, recordType: 'SOCIAL_SECURITY' };
    expect(await eventsOf(data.id)).toEqual([
      { type: 'RECORD_CREATED', data: record },
      {
        type: 'RECORD_COMPLETED',
        data: {
          ...record,
          status: 'COMPLETED',
          resultCode: 'SUCCESS',
          resultMessage: data.resultMessage,
          payload: data,
        },
      },
    ]);
  }
});

it('ends by a job in Production, with an event', async () => {
  const production = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
  const body = { ...person, emailAddress: null, nss: null, templateId: 'tpl-sss003002' } as const;
  const { data } = await request(app, socialSecuritiesApi.createBeta, { ...production, body });
  expect(data).toMatchObject({ status: 'PROCESSING', resultCode: null, result: null });
  expect((await eventsOf(data.id)).map(({ type }) => type)).toEqual(['RECORD_CREATED']);
  await app.runJobs();
  const [, completed] = await eventsOf(data.id);
  expect(completed).toMatchObject({ data: { status: 'ERROR', resultCode: 'SERVICE_UNAVAILABLE' } });
});

it.each([
  ['a CURP that is none', { curp: 'DOE' }],
  ['a number of another country', { mobileNumber: '639559991234' }],
  ['no name', { fullName: '' }],
  ['the template of the other phase', { templateId: 'tpl-sss003002' }],
  ['no address', { emailAddress: undefined }],
])('refuses %s', async (_name, change) => {
  expect(await createAlpha(change)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('lists each phase separately', async () => {
  const own = await createTestTenant(app);
  const authorization = own.basic.SANDBOX;
  const alpha = { ...person, emailAddress: 'john.doe@example.com', templateId: 'tpl-sss003001' } as const;
  const first = await request(app, socialSecuritiesApi.create, { authorization, body: alpha });
  const second = await request(app, socialSecuritiesApi.createBeta, {
    authorization,
    body: { ...person, emailAddress: null, nss: null, templateId: 'tpl-sss003002' },
  });
  const alphas = await request(app, socialSecuritiesApi.list, { authorization });
  expect(alphas.data.items.map(({ id }) => id)).toEqual([first.data.id]);
  const query = { socialSecurityId: second.data.id };
  const betas = await request(app, socialSecuritiesApi.listBeta, { authorization, query });
  expect(betas.data.items).toEqual([second.data]);
  const params = { id: second.data.id };
  expect((await request(app, socialSecuritiesApi.get, { authorization, params })).status).toBe(404);
  expect((await request(app, socialSecuritiesApi.getBeta, { authorization, params })).data).toEqual(second.data);
});
