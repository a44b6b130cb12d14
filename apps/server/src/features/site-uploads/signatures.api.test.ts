import { formsApi } from '@smile/contract/forms';
import { siteAnswersApi } from '@smile/contract/site-answers';
import { siteFilesApi } from '@smile/contract/site-files';
import { siteFileLimits } from '@smile/contract/site-limits';
import { portalUsersApi } from '@smile/contract/users';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import { openTestFile, testJpg, testPng, uploadTestSiteFile } from '../../../testing/site-files.ts';
import { finishTestVisit, startTestVisit, submitTestAnswers, type TestVisit } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  siteId = await createBuiltSite(
    app,
    tenant,
    documentOf([
      screenWithForm('Screen_sign', [
        { ...inputNamed('signature', { required: true }, 'Signature_1'), type: 'Signature' },
        inputNamed('name'),
      ]),
    ]),
  );
});

const component = 'Signature_1';
const sign = (visit: TestVisit, bytes = testPng()) => uploadTestSiteFile(app, visit, { component, bytes });
const submit = (visit: TestVisit, signature: string[] | null, ordinal = 1) =>
  submitTestAnswers(app, visit, { reference: 'FormModule_sign', ordinal, data: { signature, name: 'Ana' } });
const listFiles = async ({ user, sessionId }: TestVisit) =>
  (await request(app, siteFilesApi.listFiles, { authorization: user.link, params: { id: sessionId } })).data.items;
const removeFile = ({ user, sessionId }: TestVisit, fileId: string) =>
  request(app, siteFilesApi.deleteFile, { authorization: user.link, params: { id: sessionId, fileId } });
const formOf = async ({ userId }: TestVisit) => {
  const query = { userId };
  const { data } = await request(app, formsApi.list, { authorization: tenant.openApi.SANDBOX, query });
  return data.items[0]!.data as { signature: { id: string; name: string; url: string } };
};
async function signedVisit(): Promise<TestVisit> {
  const visit = await startTestVisit(app, siteId);
  const { data } = await sign(visit);
  expect((await submit(visit, [data.id])).status).toBe(200);
  return visit;
}

it('stores a signature with the form and shows it to the tenant by name and link', async () => {
  const visit = await signedVisit();
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  const { signature } = await formOf(visit);
  expect(signature).toMatchObject({ name: 'signature.png', contentType: 'image/png', archiveId: null });
  const opened = await openTestFile(app, signature.url);
  expect([opened.status, opened.bytes.equals(testPng())]).toEqual([200, true]);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const authorization = tenant.developer;
  const query = { mode: 'SANDBOX' } as const;
  const response = await request(app, siteAnswersApi.get, { authorization, params: { id: visit.sessionId }, query });
  expect(response.data.screens[0]!.answers[0]).toMatchObject({
    shown: 'signature.png',
    value: { id: signature.id, url: signature.url },
  });
  const params = { id: siteId };
  const exported = await send(app, siteAnswersApi.export, {
    authorization,
    params,
    query: { ...query, format: 'CSV' },
  });
  expect(exported.text).toContain(`signature.png ${signature.url}`);
  const listed = await request(app, siteAnswersApi.list, { authorization, params, query });
  expect(Object.values(listed.data.items[0]!.answers)).toContain('signature.png');
});

it('requires a signature of this visit and field', async () => {
  const visit = await startTestVisit(app, siteId);
  const other = await startTestVisit(app, siteId);
  const { data } = await sign(other);
  const refused = (message: string) => ({ status: 400, message: `signature: ${message}` });
  expect(await submit(visit, null)).toMatchObject(refused('This field is required'));
  expect(await submit(visit, [crypto.randomUUID()])).toMatchObject(refused('Please enter a valid signature'));
  expect(await submit(visit, [data.id])).toMatchObject(refused('Please add the file again.'));
  const own = (await sign(visit)).data.id;
  expect(await submit(visit, [own, own, data.id])).toMatchObject(refused('Please enter a valid signature'));
  expect(await submit(visit, [own])).toMatchObject({ status: 200 });
});

it('keeps few signatures of a field, and the stored one until another is stored', async () => {
  const visit = await signedVisit();
  const first = (await formOf(visit)).signature;
  const redrawn = [(await sign(visit)).data, (await sign(visit)).data];
  expect((await listFiles(visit)).map(({ id }) => id)).toEqual([first.id, redrawn[0]!.id, redrawn[1]!.id]);
  expect(await removeFile(visit, first.id)).toMatchObject({ status: 200 });
  expect((await openTestFile(app, first.url)).status).toBe(200);
  expect((await submit(visit, [redrawn[1]!.id], 2)).status).toBe(200);
  await app.runJobs();
  expect((await openTestFile(app, first.url)).status).toBe(404);
  expect((await openTestFile(app, redrawn[1]!.url)).status).toBe(200);
  expect((await listFiles(visit)).map(({ id }) => id)).toEqual([redrawn[1]!.id]);
});

it('removes a signature before it is stored, and forgets one that was never stored', async () => {
  const visit = await startTestVisit(app, siteId);
  const { data } = await sign(visit);
  expect(await removeFile(visit, data.id)).toMatchObject({ status: 200 });
  expect(await removeFile(visit, data.id)).toMatchObject({ status: 404 });
  expect(await listFiles(visit)).toEqual([]);
  await app.runJobs();
  expect((await openTestFile(app, data.url)).status).toBe(404);
});

it('answers a repeated upload with the same file', async () => {
  const visit = await startTestVisit(app, siteId);
  const upload = { component, bytes: testPng(), submissionKey: crypto.randomUUID() };
  const first = await uploadTestSiteFile(app, visit, upload);
  const again = await uploadTestSiteFile(app, visit, upload);
  expect([again.status, again.data.id]).toEqual([201, first.data.id]);
  expect(await listFiles(visit)).toHaveLength(1);
});

describe('an upload', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
  const refused: [string, Buffer, string][] = [
    ['an SVG with a script', svg, 'This file is not a PDF, PNG or JPG.'],
    ['a page', page, 'This file is not a PDF, PNG or JPG.'],
    ['a page that is a PDF too', Buffer.concat([page, pdf]), 'This file is not a PDF, PNG or JPG.'],
    ['nothing', Buffer.alloc(0), 'This file is empty.'],
    ['half a picture', testPng().subarray(0, 80), 'This file is damaged or not complete.'],
    ['a photo', testJpg(), 'This is not the picture of a signature.'],
    ['a document', pdf, 'This is not the picture of a signature.'],
    ['a huge picture', testPng({ width: 60_000, height: 60_000 }), 'This picture has too many pixels.'],
    ['a large picture', testPng({ width: 4000 }), 'This is not the picture of a signature.'],
    ['many bytes', testPng({ dataBytes: siteFileLimits.signatureBytes }), 'This is not the picture of a signature.'],
    ['more than 15 MB', Buffer.alloc(siteFileLimits.fileBytes + 1, 1), 'This file is larger than 15 MB.'],
  ];
  it.each(refused)('refuses %s', async (_, bytes, message) => {
    expect(await sign(await startTestVisit(app, siteId), bytes)).toMatchObject({ status: 400, message });
  });

  it('drops what hides behind the end of a picture', async () => {
    const visit = await startTestVisit(app, siteId);
    const { data } = await sign(visit, Buffer.concat([testPng(), page]));
    expect((await openTestFile(app, data.url)).bytes.equals(testPng())).toBe(true);
  });

  it('belongs to a field that takes files', async () => {
    const visit = await startTestVisit(app, siteId);
    for (const other of ['Input_name', 'Signature_9'])
      expect(await uploadTestSiteFile(app, visit, { component: other, bytes: testPng() })).toMatchObject({
        status: 400,
      });
  });

  it('is limited for each visit', async () => {
    const visit = await startTestVisit(app, siteId);
    const answers = [];
    for (let index = 0; index < 61; index++) answers.push((await sign(visit)).status);
    expect(answers.slice(-2)).toEqual([201, 429]);
    expect(await listFiles(visit)).toHaveLength(3);
  });

  it('ends with the visit', async () => {
    const visit = await signedVisit();
    const [file] = await listFiles(visit);
    await finishTestVisit(app, visit);
    expect(await sign(visit)).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
    expect(await removeFile(visit, file!.id)).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
  });
});

describe('access', () => {
  const missing = { status: 404, code: 'MISSING_RESOURCE' };

  it('hides files from other visits, tenants and altered links', async () => {
    const visit = await signedVisit();
    const other = await startTestVisit(app, siteId);
    const { signature } = await formOf(visit);
    const foreign = { component, bytes: testPng(), sessionId: visit.sessionId };
    expect(await uploadTestSiteFile(app, other, foreign)).toMatchObject(missing);
    const params = { id: visit.sessionId };
    expect(await request(app, siteFilesApi.listFiles, { authorization: other.user.link, params })).toMatchObject(
      missing,
    );
    expect(await removeFile({ ...other, sessionId: visit.sessionId }, signature.id)).toMatchObject(missing);
    expect(await removeFile(other, signature.id)).toMatchObject(missing);
    const stranger = await createTestTenant(app);
    const altered = [
      signature.url.replace(`/${tenant.tenantId}/`, `/${stranger.tenantId}/`),
      signature.url.replace(/signature=./, 'signature=_'),
      signature.url.replace(signature.id, `f-${'0'.repeat(32)}`),
      signature.url.split('?')[0]!,
    ];
    for (const url of altered) expect((await openTestFile(app, url)).status).toBe(404);
    const forms = await request(app, formsApi.list, { authorization: stranger.openApi.SANDBOX, query: {} });
    expect(forms.data.items).toEqual([]);
  });

  it('deletes the files of a user with the user', async () => {
    const erased = await signedVisit();
    const old = await signedVisit();
    const [erasedUrl, oldUrl] = [(await formOf(erased)).signature.url, (await formOf(old)).signature.url];
    const { userId } = erased;
    const erase = { authorization: tenant.developer, params: { userId }, query: { mode: 'SANDBOX' } } as const;
    expect(await request(app, portalUsersApi.erase, erase)).toMatchObject({ status: 200 });
    await app.runJobs();
    expect((await openTestFile(app, erasedUrl)).status).toBe(404);
    expect((await openTestFile(app, oldUrl)).status).toBe(200);
    const { db } = systemContext(app.deps);
    const left = await db.query(sql`select id from site_files where user_id = ${userId}`);
    expect(left).toEqual([]);
  });
});
