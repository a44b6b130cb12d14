import { archiveMessages, archivesApi, uploadsApi } from '@smile/contract/archives';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFiles, uploadTestArchive } from '../../../testing/archives.ts';
import { createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});

const refused = (message: string) => ({ status: 400, code: 'INVALID_PARAMETERS', message });

function eventsOf(archiveId: string): Promise<{ type: string; data: object }[]> {
  return systemContext(app.deps).db.query(
    sql`select type, data from events where data->>'archiveId' = ${archiveId} order by created_at, type desc`,
  );
}

function submit(rawFiles: object[], more: object = {}, authorization = tenant.basic.SANDBOX) {
  const body = { userId: user.userId, fileType: 'PAYSLIP', rawFiles, ...more };
  return request(app, archivesApi.create, { authorization, body: body as never });
}

const pdfObject = { fileExtensionType: 'PDF', fileContent: testFiles.pdf().toString('base64') };

describe('an upload of the widget', () => {
  it('is stored as STARTED with its files in their order, and announced', async () => {
    const own = await createTestUser(app, tenant);
    const files = [
      { name: 'C:\\scans\\page\u0007 1.PDF', bytes: testFiles.pdf(3000) },
      { name: 'page 2', bytes: testFiles.jpg(1024) },
      { name: 'page 3.jpeg', bytes: testFiles.png(1025) },
    ];
    const answer = await uploadTestArchive(app, own, { files });
    expect(answer).toMatchObject({ status: 201, code: 'OK' });
    expect(answer.data).toMatchObject({ userId: own.userId, fileType: 'PAYSLIP', status: 'STARTED' });
    expect(answer.data.rawFiles).toEqual([
      { id: expect.stringMatching(/^f-/), name: 'page 1.PDF', subType: 'PAYSLIP', format: 'PDF', size: 3 },
      { id: expect.stringMatching(/^f-/), name: 'page 2', subType: 'PAYSLIP', format: 'JPG', size: 1 },
      { id: expect.stringMatching(/^f-/), name: 'page 3.jpeg', subType: 'PAYSLIP', format: 'PNG', size: 2 },
    ]);
    const { id } = answer.data;
    expect(await eventsOf(id)).toEqual([{ type: 'ARCHIVE_STARTED', data: { userId: own.userId, archiveId: id } }]);
    const { data } = await request(app, archivesApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
    expect(data).toMatchObject({ providerId: 'user-provided', type: 'PAYSLIP', state: { status: 'STARTED' } });
  });

  it('is one archive however often it is sent', async () => {
    const own = await createTestUser(app, tenant);
    const submissionKey = crypto.randomUUID();
    const [first, second] = await Promise.all([
      uploadTestArchive(app, own, { submissionKey }),
      uploadTestArchive(app, own, { submissionKey }),
    ]);
    const third = await uploadTestArchive(app, own, { submissionKey });
    expect(new Set([first.data.id, second.data.id, third.data.id]).size).toBe(1);
    expect(third.data.rawFiles).toHaveLength(1);
    const other = await uploadTestArchive(app, user, { submissionKey });
    expect(other.data.id).not.toBe(first.data.id);
  });

  it.each([
    ['what is no document', Buffer.from('<script>alert(1)</script>'), archiveMessages.wrongContent(1)],
    ['an empty file', Buffer.alloc(0), archiveMessages.emptyFile(1)],
    ['a file that was cut off', testFiles.pdf().subarray(0, 100), archiveMessages.damagedContent(1)],
    ['a file larger than 15 MB', testFiles.jpg(15 * 1024 * 1024 + 1), archiveMessages.fileTooLarge(1)],
  ])('refuses %s', async (_, bytes, message) => {
    expect(await uploadTestArchive(app, user, { files: [{ name: 'a.pdf', bytes }] })).toMatchObject(refused(message));
  });

  it('names the file that is refused', async () => {
    const files = [
      { name: 'a.pdf', bytes: testFiles.pdf() },
      { name: 'b.pdf', bytes: Buffer.from('text') },
    ];
    expect(await uploadTestArchive(app, user, { files })).toMatchObject(refused(archiveMessages.wrongContent(2)));
  });

  it('refuses more files than its type has, than any archive has, and more than 40 MB together', async () => {
    const page = (bytes = testFiles.png()) => ({ name: 'page.png', bytes });
    const threeSides = { fileType: 'COMPANY_ID', files: [page(), page(), page()] };
    expect(await uploadTestArchive(app, user, threeSides)).toMatchObject(refused(archiveMessages.tooManyFiles(2)));
    for (const count of [11, 15])
      expect(await uploadTestArchive(app, user, { files: Array.from({ length: count }, () => page()) })).toMatchObject(
        refused(archiveMessages.tooManyFiles(10)),
      );
    const large = page(testFiles.png(14 * 1024 * 1024));
    const tooLarge = await uploadTestArchive(app, user, { files: [large, large, large] });
    expect(tooLarge).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('takes the two sides of a company ID for front and back', async () => {
    const files = ['front', 'back'].map((name) => ({ name, bytes: testFiles.jpg() }));
    const { data } = await uploadTestArchive(app, user, { fileType: 'COMPANY_ID', files });
    expect(data.rawFiles.map(({ subType }) => subType)).toEqual(['COMPANY_ID_FRONT', 'COMPANY_ID_BACK']);
  });

  it('takes the document types of its template only', async () => {
    const message = 'Documents of the type "CLEARANCE_NBI" are not asked for here.';
    expect(await uploadTestArchive(app, user, { fileType: 'CLEARANCE_NBI' })).toMatchObject(refused(message));
    expect(await uploadTestArchive(app, user, { fileType: 'NOTHING' })).toMatchObject({ status: 400 });
  });

  it('needs the token of a user of this mode that has not expired, before the body is read', async () => {
    const unknown = { status: 401, code: 'INVALID_TOKEN' };
    expect(await uploadTestArchive(app, null)).toMatchObject(unknown);
    expect(await uploadTestArchive(app, { link: tenant.developer })).toMatchObject(unknown);
    expect(await uploadTestArchive(app, user, {}, '/link/v1')).toMatchObject(unknown);
    const own = await createTestUser(app, tenant);
    app.clock.advanceSeconds(5 * 3600 + 1);
    expect(await uploadTestArchive(app, own)).toMatchObject(unknown);
    app.clock.reset();
  });

  it('is refused, without a trace, when the allowance is used up', async () => {
    const poor = await createTestTenant(app);
    const own = await createTestUser(app, poor);
    await systemContext(app.deps).db.query(sql`
      insert into allowances (tenant_id, mode, action, is_enabled, total_volume, used_volume, updated_at)
      values (${poor.tenantId}, 'SANDBOX', 'SubmitArchive', true, 1, 0, now())`);
    expect((await uploadTestArchive(app, own)).status).toBe(201);
    expect(await uploadTestArchive(app, own)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    const { data } = await request(app, widgetArchivesApi.listArchives, { authorization: own.link });
    expect(data.items).toHaveLength(1);
  });
});

describe('the document types of the widget', () => {
  it('are the usual ones unless the template chooses', async () => {
    const { data } = await request(app, widgetArchivesApi.fileTypes, { authorization: user.link });
    expect(data.items.map(({ type, maxFiles }) => [type, maxFiles])).toEqual([
      ['TAX_DOCUMENT', 10],
      ['PAYSLIP', 10],
      ['COMPANY_ID', 2],
    ]);
  });
});

describe('an upload of the tenant', () => {
  it('answers the archive in STARTED with status 200 and may make the user', async () => {
    const answer = await submit([{ ...pdfObject, fileName: 'May.pdf' }], { userId: null });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      id: expect.stringMatching(/^u-[0-9a-f]{32}$/),
      providerId: 'tenant-provided',
      userId: expect.stringMatching(new RegExp(`^${tenant.tenantId}-`)),
      state: { status: 'STARTED', errorCode: null, errorMessage: null },
      rawFiles: [{ name: 'May.pdf', subType: 'PAYSLIP', size: 2, format: 'PDF' }],
    });
  });

  it('is one archive under one idempotency key', async () => {
    const send = () =>
      app.portal.inject({
        method: 'POST',
        url: '/sandbox/v1/archives',
        headers: { authorization: tenant.basic.SANDBOX, 'idempotency-key': 'may-2026' },
        payload: { userId: user.userId, fileType: 'PAYSLIP', rawFiles: [pdfObject] },
      });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(200);
    expect(second.json().data).toEqual(first.json().data);
    const file = await app.link.inject({ url: first.json().data.rawFiles[0].url.replace(/^https?:..[^/]*/, '') });
    expect(file.statusCode).toBe(200);
  });

  it("accepts every enabled type, keeps the sender's sub type, and names files after their type", async () => {
    const jpeg = { fileExtensionType: 'JPEG', fileContent: testFiles.jpg().toString('base64') };
    const { data } = await submit([jpeg], { fileType: 'CLEARANCE_POLICE' });
    expect(data.rawFiles[0]).toMatchObject({ name: 'CLEARANCE_POLICE.jpeg', subType: null, format: 'JPEG' });
    expect(await submit([jpeg], { fileType: 'SOCIAL_SECURITY' })).toMatchObject({ status: 400 });
  });

  it('takes a file of 15 MB, and refuses a larger one', async () => {
    const fileOf = (sizeBytes: number) => ({ ...pdfObject, fileContent: testFiles.pdf(sizeBytes).toString('base64') });
    expect((await submit([fileOf(15 * 1024 * 1024)])).status).toBe(200);
    expect(await submit([fileOf(15 * 1024 * 1024 + 1)])).toMatchObject(refused(archiveMessages.fileTooLarge(1)));
  });

  it('refuses wrong content, text that is not base64, no file and unknown users', async () => {
    const png = { fileExtensionType: 'PNG', fileContent: pdfObject.fileContent };
    expect(await submit([png])).toMatchObject(refused(archiveMessages.otherContent(1, 'PNG', 'PDF')));
    const broken = { ...pdfObject, fileContent: `data:${pdfObject.fileContent}` };
    expect(await submit([broken])).toMatchObject(refused(archiveMessages.notBase64(1)));
    expect(await submit([])).toMatchObject({ status: 400, message: expect.stringContaining(archiveMessages.noFile) });
    expect(await submit([pdfObject], { userId: 'nobody' })).toMatchObject({ status: 404 });
    const stranger = await createTestTenant(app);
    expect(await submit([pdfObject], {}, stranger.basic.SANDBOX)).toMatchObject({ status: 404 });
    expect(await submit([pdfObject], {}, user.link)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });
});

describe('archives', () => {
  it('are listed newest first, by user, type and day, page by page and under their older name', async () => {
    const own = await createTestUser(app, tenant);
    const payslip = (await uploadTestArchive(app, own)).data.id;
    const id = (await uploadTestArchive(app, own, { fileType: 'COMPANY_ID' })).data.id;
    const list = (query: object) =>
      request(app, archivesApi.list, { authorization: tenant.basic.SANDBOX, query: { userId: own.userId, ...query } });
    const idsOf = async (query: object) => (await list(query)).data.items.map((item) => item.id);
    expect(await idsOf({})).toEqual([id, payslip]);
    expect(await idsOf({ fileType: 'PAYSLIP' })).toEqual([payslip]);
    expect(await idsOf({ endDate: '2020-01-01' })).toEqual([]);
    const { data } = await list({ size: 1 });
    expect(await idsOf({ size: 1, cursor: data.nextCursor })).toEqual([payslip]);
    const authorization = tenant.openApi.SANDBOX;
    const query = { userId: own.userId };
    const uploads = await request(app, uploadsApi.list, { authorization, query });
    expect(uploads.data.items.map((item) => item.id)).toEqual([id, payslip]);
    const upload = await request(app, uploadsApi.get, { authorization, params: { id } });
    expect(upload.data).toEqual(uploads.data.items[0]);
  });

  it('are seen by their tenant in their mode and by their user only', async () => {
    const { data } = await uploadTestArchive(app, user);
    const params = { id: data.id };
    const stranger = await createTestTenant(app);
    const other = await createTestUser(app, tenant);
    const absent = { status: 404, code: 'MISSING_RESOURCE' };
    expect(await request(app, archivesApi.get, { authorization: stranger.basic.SANDBOX, params })).toMatchObject(
      absent,
    );
    expect(
      await request(app, archivesApi.get, { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION', params }),
    ).toMatchObject(absent);
    expect(await request(app, widgetArchivesApi.revokeArchive, { authorization: other.link, params })).toMatchObject(
      absent,
    );
    expect(await request(app, archivesApi.revoke, { authorization: stranger.basic.SANDBOX, params })).toMatchObject(
      absent,
    );
    const own = await request(app, widgetArchivesApi.listArchives, { authorization: other.link });
    expect(own.data.items).toEqual([]);
  });
});
