import { archivesApi } from '@smile/contract/archives';
import { portalUsersApi } from '@smile/contract/users';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testFiles, uploadTestArchive } from '../../../testing/archives.ts';
import { createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, modeContext, systemContext, tenantContext } from '../../context.ts';
import { eraseArchivesOfUser } from './service/archive-removal.ts';

const daySeconds = 24 * 3600;

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

const bytes = testFiles.pdf(5000);

/** A new user's archive as the tenant sees it, and the key of its file. */
async function uploadOne() {
  user = await createTestUser(app, tenant);
  const { data } = await uploadTestArchive(app, user, { files: [{ name: 'May.pdf', bytes }] });
  return readArchive(data.id);
}

async function readArchive(id: string) {
  const { data } = await request(app, archivesApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
  const file = data.rawFiles[0];
  const key = file && `${tenant.tenantId}/archives/${id}/${file.id}.pdf`;
  return { archive: data, file, key: key ?? '' };
}

it.each([
  ['by its type without a name', '', 'PAYSLIP.pdf'],
  ['by whole characters of a long name', `${'x'.repeat(199)}😀.pdf`, 'x'.repeat(199)],
])('names a file %s', async (_, given, name) => {
  user = await createTestUser(app, tenant);
  const { status, data } = await uploadTestArchive(app, user, { files: [{ name: given, bytes }] });
  expect(status).toBe(201);
  expect((await readArchive(data.id)).file?.name).toBe(name);
});

function openFile(path: string, authorization = tenant.developer) {
  return app.portal.inject({ method: 'GET', url: `/developer/v1${path}`, headers: { authorization } });
}

const openUrl = (url: string) => app.link.inject({ method: 'GET', url: url.slice(app.deps.config.linkUrl.length) });
const pathOf = (archiveId: string, fileId: string, mode = 'SANDBOX') =>
  `/archives/${archiveId}/files/${fileId}?mode=${mode}`;

async function auditOf(archiveId: string): Promise<{ action: string; actorKind: string }[]> {
  return systemContext(app.deps).db.query(sql`
    select action, actor_kind as "actorKind" from audit_log where entity_id = ${archiveId}`);
}

async function eventTypesOf(archiveId: string): Promise<string[]> {
  const rows = await systemContext(app.deps).db.query<{ type: string }>(
    sql`select type from events where data->>'archiveId' = ${archiveId} order by created_at, type desc`,
  );
  return rows.map(({ type }) => type);
}

async function listedUploads() {
  const query = { mode: 'SANDBOX' as const, queryUserId: user.userId };
  const { data } = await request(app, portalUsersApi.list, { authorization: tenant.developer, query });
  return data.items[0]?.uploads;
}

describe('a stored file', () => {
  it('opens under its signed address for sixty days', async () => {
    const { file } = await uploadOne();
    const answer = await openUrl(file!.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect((await openUrl(file!.url.replace(/signature=./, 'signature=x'))).statusCode).toBe(404);
    app.clock.advanceSeconds(60 * daySeconds + 1);
    expect((await openUrl(file!.url)).statusCode).toBe(404);
  });

  it('is answered to developers of its tenant in its mode, never as a page', async () => {
    const { archive, file } = await uploadOne();
    const answer = await openFile(pathOf(archive.id, file!.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="May.pdf"',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const stranger = await createTestTenant(app);
    expect((await openFile(pathOf(archive.id, file!.id), stranger.developer)).statusCode).toBe(404);
    expect((await openFile(pathOf(archive.id, file!.id, 'PRODUCTION'))).statusCode).toBe(404);
    expect((await openFile(pathOf(archive.id, 'f-0'))).statusCode).toBe(404);
    expect((await openFile(pathOf(archive.id, file!.id, 'BOTH'))).statusCode).toBe(400);
    expect((await openFile(pathOf(archive.id, file!.id), user.link)).statusCode).toBe(401);
  });
});

describe('the end of an archive', () => {
  it('leaves it listed as REVOKED without files, with events and audit entries', async () => {
    const { archive, file, key } = await uploadOne();
    const { id } = archive;
    expect(await listedUploads()).toEqual([
      {
        userId: user.userId,
        id,
        fileType: 'PAYSLIP',
        providerLogoUrl: expect.stringContaining('/cdn/provider-logo/PAYSLIP.svg'),
      },
    ]);
    const revoke = () => request(app, widgetArchivesApi.revokeArchive, { authorization: user.link, params: { id } });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    await app.runJobs();
    expect((await readArchive(id)).archive).toMatchObject({ state: { status: 'REVOKED' }, rawFiles: [] });
    expect(await app.deps.files.get(key)).toBeNull();
    expect((await openFile(pathOf(id, file!.id))).statusCode).toBe(404);
    expect(await eventTypesOf(id)).toEqual(['ARCHIVE_STARTED', 'ARCHIVE_REVOKED']);
    expect(await auditOf(id)).toEqual([{ action: 'archive.revoke', actorKind: 'user' }]);
    expect(await listedUploads()).toBeUndefined();
    const own = await request(app, widgetArchivesApi.listArchives, { authorization: user.link });
    expect(own.data.items).toEqual([]);
  });

  it('happens automatically after sixty days, and not before', async () => {
    const { archive, key } = await uploadOne();
    const expire = async () => {
      await dropOld(app, 'archives');
    };
    app.clock.advanceSeconds(59 * daySeconds);
    await expire();
    expect((await readArchive(archive.id)).archive.state.status).not.toBe('REVOKED');
    expect(await app.deps.files.get(key)).not.toBeNull();
    app.clock.advanceSeconds(2 * daySeconds);
    await expire();
    expect((await readArchive(archive.id)).archive).toMatchObject({ state: { status: 'REVOKED' }, rawFiles: [] });
    expect(await app.deps.files.get(key)).toBeNull();
    expect(await auditOf(archive.id)).toEqual([{ action: 'archive.expire', actorKind: 'system' }]);
  });

  it('happens to all archives of an erased user', async () => {
    const { archive, key } = await uploadOne();
    const ctx = modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX');
    await inTransaction(ctx, (tx) => eraseArchivesOfUser(tx, user.userId));
    await app.runJobs();
    expect((await readArchive(archive.id)).archive.state.status).toBe('REVOKED');
    expect(await app.deps.files.get(key)).toBeNull();
  });
});

it('removes the bytes of an upload that was never stored, and keeps those of a stored one', async () => {
  const { archive, key } = await uploadOne();
  const lostKey = `${tenant.tenantId}/archives/u-lost/f-lost.pdf`;
  const ctx = tenantContext(systemContext(app.deps), tenant.tenantId);
  await app.deps.files.stage(ctx, [{ key: lostKey, body: bytes, contentType: 'application/pdf' }]);
  const removeDue = () => app.deps.files.removeDue(systemContext(app.deps));
  await removeDue();
  expect(await app.deps.files.get(lostKey)).not.toBeNull();
  app.clock.advanceSeconds(2 * 3600);
  await removeDue();
  expect(await app.deps.files.get(lostKey)).toBeNull();
  expect(await app.deps.files.get(key)).not.toBeNull();
  expect((await readArchive(archive.id)).file).toBeDefined();
});
