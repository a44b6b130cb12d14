import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { accountExportsApi } from '@smile/contract/account-exports';
import { countSections } from '@smile/contract/account-fields';
import { accountsApi } from '@smile/contract/accounts';
import { tenantsApi } from '@smile/contract/tenants';
import { portalUsersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { exportTestAccount } from '../../../testing/account-exports.ts';
import { pngOf } from '../../../testing/documents/png.ts';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { testOrganization } from '../../../testing/organization.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { createPortalApp } from '../../portal-app.ts';
import { createAuthenticator } from '../auth/service/create-authenticator.ts';
import { createCredentialUses } from '../auth/service/create-credential-uses.ts';

const daySeconds = 24 * 3600;
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

const authorization = () => tenant.basic.SANDBOX;

async function connect(providerId = 'sss_ph'): Promise<string> {
  const user = await createTestUser(app, tenant);
  return (await connectTestAccount(app, user, providerId)).id;
}

const generate = (id: string, exportExtensionType: 'PDF' | 'CSV') =>
  exportTestAccount(app, { authorization: authorization(), id, exportExtensionType });

function download(url: string) {
  const { pathname, search } = new URL(url);
  return app.link.inject({ url: pathname + search });
}

it.each([
  ['PDF', 'application/pdf', 'pdf'],
  ['CSV', 'text/csv; charset=utf-8', 'csv'],
] as const)('writes a %s whose link downloads it as a file', async (type, contentType, extension) => {
  const id = await connect();
  const answer = await generate(id, type);
  expect(answer).toMatchObject({ status: 200, code: 'OK', message: 'Success' });
  expect(answer.data).toEqual({
    id: expect.stringMatching(/^export-[0-9a-f]{32}$/),
    accountId: id,
    exportExtensionType: type,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    downloadUrl: expect.stringMatching(new RegExp(`^${app.deps.config.linkUrl}/files/exports/`)),
    md5: expect.any(String),
  });
  const file = await download(answer.data.downloadUrl);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': contentType,
    'content-disposition': `attachment; filename="George Cimafranca Palomero, Jr - SSS - ${answer.data.createdAt.slice(0, 10)}.${extension}"`,
    'x-content-type-options': 'nosniff',
  });
  expect(createHash('md5').update(file.rawPayload).digest('hex')).toBe(answer.data.md5);
});

it('exports all account data as CSV, ids first and values as stored', async () => {
  const id = await connect();
  const { data: payload } = await request(app, accountsApi.payload, {
    authorization: authorization(),
    params: { id },
  });
  const { data } = await generate(id, 'CSV');
  const text = (await download(data.downloadUrl)).rawPayload.toString('utf8');
  expect(text.startsWith('\uFEFFAccount Export,')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect(lines.find((line) => line.startsWith('Account ID,'))).toContain(id);
  expect(lines.find((line) => line.startsWith('Full Name,'))).toContain(payload.identity!.fullName);
  const items = [payload.documents, payload.employments, payload.incomes, payload.liabilities, payload.contributions];
  for (const item of items.flat()) expect(lines.filter((line) => line.startsWith(`${item.id},`))).toHaveLength(1);
  expect(payload.contributions.length).toBeGreaterThan(0);
});

it("exports as many items as the user's erasure reports", async () => {
  const user = await createTestUser(app, tenant);
  const { id } = await connectTestAccount(app, user, 'sss_ph');
  const { data: payload } = await request(app, accountsApi.payload, {
    authorization: authorization(),
    params: { id },
  });
  const { data } = await request(app, portalUsersApi.holdings, {
    authorization: tenant.developer,
    params: { userId: user.userId },
    query: { mode: 'SANDBOX' },
  });
  const counted = Object.values(countSections(payload)).reduce((sum, count) => sum + count, 0);
  expect(data.accounts).toMatchObject([{ accountId: id, itemCount: counted }]);
  expect(counted).toBeGreaterThan(10);
});

it('invalidates links and removes files when the account is revoked', async () => {
  const id = await connect();
  const { data } = await generate(id, 'PDF');
  const ctx = systemContext(app.deps);
  const [row] = await ctx.db.query<{ fileKey: string }>(
    sql`select file_key as "fileKey" from account_exports where id = ${data.id}`,
  );
  await request(app, accountsApi.revoke, { authorization: authorization(), params: { id } });
  expect((await download(data.downloadUrl)).statusCode).toBe(404);
  await app.runJobs();
  expect(await app.deps.files.get(row!.fileKey)).toBeNull();
  expect(await ctx.db.query(sql`select id from account_exports where id = ${data.id}`)).toEqual([]);
  expect((await generate(id, 'PDF')).code).toBe('MISSING_RESOURCE');
});

it('answers MISSING_RESOURCE and leaves no file when the account is revoked meanwhile', async () => {
  const id = await connect();
  const pending = request(app, accountExportsApi.generate, {
    authorization: authorization(),
    params: { id },
    body: { exportExtensionType: 'PDF' },
  });
  const ctx = systemContext(app.deps);
  let fileKey: string | undefined;
  while (!fileKey) {
    const rows = await ctx.db.query<{ fileKey: string }>(
      sql`select file_key as "fileKey" from account_exports where account_id = ${id}`,
    );
    fileKey = rows[0]?.fileKey;
    await setImmediate();
  }
  await request(app, accountsApi.revoke, { authorization: authorization(), params: { id } });
  await app.runJobs();
  expect((await pending).code).toBe('MISSING_RESOURCE');
  expect(await app.deps.files.get(fileKey)).toBeNull();
});

it('keeps an export for exactly sixty days', async () => {
  const id = await connect();
  const { data } = await generate(id, 'CSV');
  const ctx = systemContext(app.deps);
  const expire = async () => {
    await dropOld(app, 'account_exports');
    return ctx.db.query<{ fileKey: string }>(
      sql`select file_key as "fileKey" from account_exports where id = ${data.id}`,
    );
  };
  app.clock.advanceSeconds(59 * daySeconds);
  const [row] = await expire();
  expect((await download(data.downloadUrl)).statusCode).toBe(200);
  app.clock.advanceSeconds(2 * daySeconds);
  expect((await download(data.downloadUrl)).statusCode).toBe(404);
  expect(await expire()).toEqual([]);
  expect(await app.deps.files.get(row!.fileKey)).toBeNull();
});

it.each([
  ['a changed expiry', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
  ['another type', (url: string) => url.replace('.csv', '.pdf')],
  ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ['another tenant', (url: string) => url.replace(/exports\/[^/]+/, 'exports/other')],
])('answers 404 for a link with %s', async (_name, change) => {
  const { data } = await generate(await connect(), 'CSV');
  expect((await download(change(data.downloadUrl))).statusCode).toBe(404);
});

it('answers TIME_LIMIT_EXCEEDED without a worker, and waits for the same file when asked again', async () => {
  const id = await connect();
  const deps = { ...app.deps, config: { ...app.deps.config, exportTimeoutSeconds: 0 } };
  const portal = await createPortalApp(deps, createAuthenticator(deps, createCredentialUses(deps)));
  const answer = await request({ ...app, portal }, accountExportsApi.generate, {
    authorization: authorization(),
    params: { id },
    body: { exportExtensionType: 'PDF' },
  });
  await portal.close();
  expect(answer).toMatchObject({ status: 504, code: 'TIME_LIMIT_EXCEEDED' });
  const again = await generate(id, 'PDF');
  expect(again.status).toBe(200);
  const exports = await systemContext(app.deps).db.query(sql`select id from account_exports where account_id = ${id}`);
  expect(exports).toEqual([{ id: again.data.id }]);
});

it.each([
  ['an unknown type', { exportExtensionType: 'XLS' }],
  ['no type', {}],
  ['no body', undefined],
])('refuses %s', async (_name, body) => {
  const answer = await request(app, accountExportsApi.generate, {
    authorization: authorization(),
    params: { id: await connect() },
    body: body as never,
  });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('rejects missing credentials, the other mode, another tenant and another account', async () => {
  const id = await connect();
  const other = await createTestTenant(app);
  const ask = (credentials: string | undefined, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX', accountId = id) =>
    request(app, accountExportsApi.generate, {
      ...(credentials && { authorization: credentials }),
      mode,
      params: { id: accountId },
      body: { exportExtensionType: 'CSV' },
    });
  expect(await ask(undefined)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  expect(await ask(tenant.basic.PRODUCTION, 'PRODUCTION')).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect(await ask(other.basic.SANDBOX)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect(await ask(tenant.basic.SANDBOX, 'SANDBOX', 'a-unknown')).toMatchObject({ status: 404 });
});

it.each([
  ['is drawn', pngOf(deflateSync(Buffer.alloc(2 * 9))), true],
  ['cannot be drawn is left out', pngOf(Buffer.from('no pixels')), false],
])('has the organization’s name, and its logo where that %s', async (_name, logo, isDrawn) => {
  const owner = await createTestTenant(app);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' }));
  const uploaded = await app.portal.inject({
    method: 'POST',
    url: '/developer/v1/images',
    headers: { authorization: owner.developer },
    payload: form as never,
  });
  const body = { ...testOrganization, logoUrl: uploaded.json().data.imageUrl as string };
  expect((await request(app, tenantsApi.update, { authorization: owner.developer, body })).status).toBe(200);
  const user = await createTestUser(app, owner);
  const { id } = await connectTestAccount(app, user, 'sss_ph');
  const { data } = await exportTestAccount(app, {
    authorization: owner.basic.SANDBOX,
    id,
    exportExtensionType: 'PDF',
  });
  const pdf = (await download(data.downloadUrl)).rawPayload.toString('latin1');
  expect(pdf.includes('(Sample Lending)')).toBe(true);
  // Each image, including the person's photo, has a second image object for its alpha mask.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(isDrawn ? 4 : 2);
});

it('records the export in the audit log', async () => {
  const id = await connect();
  const { data } = await generate(id, 'CSV');
  const entries = await systemContext(app.deps).db.query(
    sql`select action, after from audit_log where entity_id = ${id} and action = 'account.export'`,
  );
  expect(entries).toEqual([
    { action: 'account.export', after: { exportId: data.id, extensionType: 'CSV', mode: 'SANDBOX' } },
  ]);
});
