import { datasourcesApi } from '@smile/contract/datasources';
import { fileTypesApi } from '@smile/contract/file-types';
import { beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let authorization: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  authorization = tenant.developer;
});

const wrong = { status: 400, code: 'INVALID_PARAMETERS' };
const exportUrl = `/developer/v1${datasourcesApi.exportDatapoints.path}`;

it('lists providers and file types together, with filters and pages', async () => {
  const all = await request(app, datasourcesApi.list, { authorization, query: { size: 150 } });
  expect(all.data.nextCursor).toBeNull();
  expect(new Set(all.data.items.map(({ kind }) => kind))).toEqual(new Set(['PROVIDER', 'ARCHIVE_FILE_TYPE']));
  expect(new Set(all.data.items.map(({ id }) => id)).size).toBe(all.data.items.length);
  const first = await request(app, datasourcesApi.list, { authorization, query: { size: 2, topIds: 'PAYSLIP,grab' } });
  expect(first.data.items.map(({ id }) => id)).toEqual(['PAYSLIP', 'grab']);
  const cursor = first.data.nextCursor!;
  const second = await request(app, datasourcesApi.list, {
    authorization,
    query: { size: 1, topIds: 'PAYSLIP,grab', cursor },
  });
  expect(second.data.items.map(({ id }) => id)).toEqual(['sss_ph']);
  const files = await request(app, datasourcesApi.list, {
    authorization,
    query: { kind: 'ARCHIVE_FILE_TYPE', enabled: false },
  });
  expect(files.data.items).toMatchObject([{ id: 'SOCIAL_SECURITY', type: 'DOCUMENT', enableOcr: true }]);
  const named = await request(app, datasourcesApi.list, { authorization, query: { name: 'telco', type: 'DOCUMENT' } });
  expect(named.data.items.map(({ id }) => id)).toEqual(['TELCO_BILL']);
  const production = await request(app, datasourcesApi.list, {
    authorization,
    query: { mode: 'PRODUCTION', kind: 'PROVIDER', enabled: true },
  });
  expect(production.data.items).toEqual([]);
});

it('lists file types in the Open API page by page', async () => {
  const basic = tenant.basic.SANDBOX;
  const first = await request(app, fileTypesApi.list, { authorization: basic, query: { size: 3, ocr: true } });
  expect(first.data.items.map(({ type }) => type)).toEqual(['TAX_DOCUMENT', 'PAYSLIP', 'COMPANY_ID']);
  const cursor = first.data.nextCursor!;
  const second = await request(app, fileTypesApi.list, { authorization: basic, query: { size: 1, ocr: true, cursor } });
  expect(second.data.items[0]).toMatchObject({ type: 'CLEARANCE_NBI', active: true, enabled: true });
  const one = await request(app, fileTypesApi.list, { authorization: basic, query: { type: 'OTHERS' } });
  expect(one.data.items).toMatchObject([{ typeLabel: 'Others', ocr: false, supported: ['NONE'] }]);
  expect((await app.link.inject(new URL(one.data.items[0]!.logoUrl).pathname)).statusCode).toBe(200);
  expect(await request(app, fileTypesApi.list, { authorization: basic, query: { cursor: 'x' } })).toMatchObject(wrong);
  expect((await request(app, fileTypesApi.list, { authorization: tenant.developer })).status).toBe(401);
});

it('groups the fields of each data point that a source supports', async () => {
  const body = { datasourceId: 'upwork', datasourceType: 'PROVIDER' as const };
  const { data } = await request(app, datasourcesApi.listDatapoints, { authorization, body });
  const ratings = data.items.find(({ datapoint }) => datapoint === 'RATINGS')!;
  expect(ratings).toMatchObject({ datasourceId: 'upwork', total: 6, totalSupported: 6 });
  const identities = data.items.find(({ datapoint }) => datapoint === 'IDENTITIES')!;
  expect(identities.items).toContainEqual({ name: 'latestEmployerName', supportedStatus: 'UNSUPPORTED' });
  expect(identities.totalSupported).toBe(identities.total - 2);
  for (const unknown of [
    { ...body, datasourceId: 'nobody' },
    { ...body, datasourceType: 'ARCHIVE_FILE_TYPE' as const },
  ])
    expect(await request(app, datasourcesApi.listDatapoints, { authorization, body: unknown })).toMatchObject({
      status: 404,
      code: 'MISSING_RESOURCE',
    });
});

it('exports every data point as a file', async () => {
  const answer = await app.portal.inject({ url: exportUrl, headers: { authorization } });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="smile-data-points.csv"',
  });
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines[0]).toBe('datasourceId,name,kind,datapoint,item,supported');
  expect(lines.some((line) => line.startsWith('sss_ph,SSS,PROVIDER,'))).toBe(true);
  const files = await app.portal.inject({
    url: `${exportUrl}?datasourceType=ARCHIVE_FILE_TYPE&format=CSV`,
    headers: { authorization },
  });
  expect(files.body).not.toContain(',PROVIDER,');
});

it('rejects invalid filters and credentials', async () => {
  for (const query of [{ size: 0 }, { cursor: 'nonsense' }, { kind: 'BOOK' as 'PROVIDER' }])
    expect(await request(app, datasourcesApi.list, { authorization, query })).toMatchObject(wrong);
  const format = await app.portal.inject({ url: `${exportUrl}?format=PDF`, headers: { authorization } });
  expect(format.json()).toMatchObject({ code: 'INVALID_PARAMETERS' });
  const { link } = await createTestUser(app, tenant);
  const body = { datasourceId: 'upwork', datasourceType: 'PROVIDER' as const };
  for (const other of [undefined, link, tenant.openApi.SANDBOX, tenant.basic.SANDBOX]) {
    expect((await request(app, datasourcesApi.list, { authorization: other })).status).toBe(401);
    expect((await request(app, datasourcesApi.listDatapoints, { authorization: other, body })).status).toBe(401);
    const headers = other ? { authorization: other } : {};
    expect((await app.portal.inject({ url: exportUrl, headers })).statusCode).toBe(401);
  }
});
