import { archivesApi } from '@smile/contract/archives';
import { formsApi } from '@smile/contract/forms';
import { siteFilesApi } from '@smile/contract/site-files';
import { siteFileLimits } from '@smile/contract/site-limits';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import { documentOf, inputNamed, routeTo, screenWithForm, screenWithWidget } from '@smile/site-model/testing/documents';
import type { StoredFile } from '@smile/site-model/visits/stored-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { openTestFile, testJpg, testPng, uploadTestSiteFile } from '../../../testing/site-files.ts';
import { finishTestVisit, startTestVisit, submitTestAnswers, type TestVisit } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;
const ask = (name: string, props: object) =>
  ({ ...inputNamed(name, props, `File_${name}`), type: 'FileUpload' }) as const;
const fields = [
  ask('papers', { required: true, maxFiles: 2 }),
  ask('payslip', { documentType: 'PAYSLIP', maxFiles: 1 }),
];
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  siteId = await createBuiltSite(app, tenant, documentOf([screenWithForm('Screen_files', fields)]));
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
const upload = (visit: TestVisit, name: string, bytes = testPng(), fileName = 'scan.png') =>
  uploadTestSiteFile(app, visit, { component: `File_${name}`, bytes, name: fileName });
const submit = (visit: TestVisit, data: { papers: string[]; payslip?: string[] | null }, ordinal = 1) =>
  submitTestAnswers(app, visit, { reference: 'FormModule_files', ordinal, data: { payslip: null, ...data } });
const remove = ({ user, sessionId }: TestVisit, fileId: string) =>
  request(app, siteFilesApi.deleteFile, { authorization: user.link, params: { id: sessionId, fileId } });
async function formOf({ userId }: TestVisit): Promise<{ papers: StoredFile[]; payslip: StoredFile[] | null }> {
  const answer = await request(app, formsApi.list, { authorization: tenant.openApi.SANDBOX, query: { userId } });
  return answer.data.items[0]!.data as never;
}
const archivesOf = async ({ userId }: TestVisit) =>
  (await request(app, archivesApi.list, { authorization: tenant.openApi.SANDBOX, query: { userId } })).data.items;

it('stores files of a field with the form, by their content and under safe names', async () => {
  const visit = await startTestVisit(app, siteId);
  const photo = (await upload(visit, 'papers', testJpg(), '../../etc/pass\u202ewd.svg')).data;
  const paper = (await upload(visit, 'papers', pdf, 'lease.pdf')).data;
  expect((await submit(visit, { papers: [photo.id, paper.id] })).status).toBe(200);
  const { papers, payslip } = await formOf(visit);
  expect(payslip).toBeNull();
  expect(papers.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['passwd.svg', 'image/jpeg'],
    ['lease.pdf', 'application/pdf'],
  ]);
  const opened = await openTestFile(app, papers[0]!.url!);
  expect(opened.headers['content-type']).toBe('image/jpeg');
  expect(opened.bytes.equals(testJpg())).toBe(true);
  expect(await archivesOf(visit)).toEqual([]);
});

it('reads a document as an archive of the user, and removes it with its archive', async () => {
  const visit = await startTestVisit(app, siteId);
  const { data } = await upload(visit, 'payslip', pdf, 'payslip.pdf');
  const [archive] = await archivesOf(visit);
  expect(archive).toMatchObject({ type: 'PAYSLIP', providerId: 'user-provided', state: { status: 'STARTED' } });
  expect(archive!.rawFiles[0]!.id).toBe(data.id);
  expect((await openTestFile(app, data.url)).status).toBe(200);
  const paper = (await upload(visit, 'papers')).data;
  expect((await submit(visit, { papers: [paper.id], payslip: [data.id] })).status).toBe(200);
  expect((await formOf(visit)).payslip).toMatchObject([{ id: data.id, archiveId: archive!.id }]);
  await app.runJobs();
  expect((await archivesOf(visit))[0]!.state.status).not.toBe('STARTED');
  expect(await remove(visit, data.id)).toMatchObject({ status: 200 });
  expect((await archivesOf(visit))[0]!.state.status).toBe('REVOKED');
  await app.runJobs();
  expect((await openTestFile(app, data.url)).status).toBe(404);
});

it('does not take a document of a field for an account that the widget asks for', async () => {
  const documents = documentOf([
    screenWithForm('Screen_files', [fields[1]!], [routeTo('Screen_connect')]),
    screenWithWidget('Screen_connect'),
  ]);
  const winkId = 'default_customization';
  const widget = documents.screens.Screen_connect!.module;
  if (widget.type === 'WinkWidgetModule') widget.props.winkTemplateId = winkId;
  const visit = await startTestVisit(app, await createBuiltSite(app, tenant, documents));
  const { data } = await upload(visit, 'payslip', pdf);
  await submitTestAnswers(app, visit, { reference: 'FormModule_files', ordinal: 1, data: { payslip: [data.id] } });
  expect(await finishTestVisit(app, visit)).toMatchObject({ status: 400 });
  const listed = await request(app, widgetArchivesApi.listArchives, { authorization: visit.user.link, query: {} });
  expect(listed.data.items).toMatchObject([{ fileType: 'PAYSLIP', isAnswer: true }]);
});

describe('an upload', () => {
  it('is refused beyond the number of files, and allowed again once one is removed', async () => {
    const visit = await startTestVisit(app, siteId);
    const [first] = [(await upload(visit, 'papers')).data, (await upload(visit, 'papers')).data];
    const full = { status: 400, message: 'At most 2 files are allowed here.' };
    expect(await upload(visit, 'papers')).toMatchObject(full);
    expect(await remove(visit, first!.id)).toMatchObject({ status: 200 });
    expect((await upload(visit, 'papers')).status).toBe(201);
    const payslips = [await upload(visit, 'payslip', pdf), await upload(visit, 'payslip', pdf)];
    expect(payslips.map(({ status }) => status)).toEqual([201, 400]);
    expect(await archivesOf(visit)).toHaveLength(1);
  });

  it('is stored once however often it is tried', async () => {
    const visit = await startTestVisit(app, siteId);
    const again = { component: 'File_payslip', bytes: pdf, submissionKey: crypto.randomUUID() };
    const answers = [await uploadTestSiteFile(app, visit, again), await uploadTestSiteFile(app, visit, again)];
    expect(answers[1]!.data.id).toBe(answers[0]!.data.id);
    expect(await archivesOf(visit)).toHaveLength(1);
  });

  it('is read again when it is repeated after its removal', async () => {
    const visit = await startTestVisit(app, siteId);
    const again = { component: 'File_payslip', bytes: pdf, submissionKey: crypto.randomUUID() };
    await remove(visit, (await uploadTestSiteFile(app, visit, again)).data.id);
    const { data } = await uploadTestSiteFile(app, visit, again);
    expect((await openTestFile(app, data.url)).status).toBe(200);
    const archives = await archivesOf(visit);
    expect(archives.map(({ state }) => state.status).sort()).toEqual(['REVOKED', 'STARTED']);
    expect(archives.flatMap(({ rawFiles }) => rawFiles.map(({ id }) => id))).toContain(data.id);
  });

  it('is no archive where its key belongs to a file of another field, even at the same time', async () => {
    const visit = await startTestVisit(app, siteId);
    const submissionKey = crypto.randomUUID();
    const send = (name: string, bytes: Buffer) =>
      uploadTestSiteFile(app, visit, { component: `File_${name}`, bytes, submissionKey });
    const [paper, ...payslips] = await Promise.all([
      send('papers', testPng()),
      send('payslip', pdf),
      send('payslip', pdf),
    ]);
    const refused = { status: 400, message: 'A file of another field was uploaded with this submissionKey.' };
    const isPaper = paper.status === 201;
    expect(isPaper ? payslips : [paper]).toEqual(Array(isPaper ? 2 : 1).fill(expect.objectContaining(refused)));
    expect(await archivesOf(visit)).toHaveLength(isPaper ? 0 : 1);
    expect(await send(isPaper ? 'payslip' : 'papers', pdf)).toMatchObject(refused);
  });

  it.each([
    ['its type without a name', '', 'file.png'],
    ['whole characters of a long name', `${'x'.repeat(199)}😀.png`, 'x'.repeat(199)],
  ])('is named by %s', async (_, fileName, name) => {
    const visit = await startTestVisit(app, siteId);
    expect((await upload(visit, 'papers', testPng(), fileName)).data.name).toBe(name);
    expect((await upload(visit, 'payslip', testPng(), fileName)).data.name).toBe(name);
  });

  it('belongs to its own field', async () => {
    const visit = await startTestVisit(app, siteId);
    const { data } = await upload(visit, 'payslip', pdf);
    expect(await submit(visit, { papers: [data.id] })).toMatchObject({
      status: 400,
      message: 'papers: Please add the file again.',
    });
  });

  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['an SVG with a script', svg, 'This file is not a PDF, PNG or JPG.'],
    ['a page that is a PDF too', Buffer.concat([page, pdf]), 'This file is not a PDF, PNG or JPG.'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'This file is not a PDF, PNG or JPG.'],
    ['half a photo', testJpg().subarray(0, 30), 'This file is damaged or not complete.'],
    ['a picture of a billion pixels', testPng({ width: 20_000, height: 50_000 }), 'This picture has too many pixels.'],
    ['more than 15 MB', Buffer.alloc(siteFileLimits.fileBytes + 1, 1), 'This file is larger than 15 MB.'],
  ])('refuses %s', async (_, bytes, message) => {
    const visit = await startTestVisit(app, siteId);
    expect(await upload(visit, 'papers', bytes)).toMatchObject({ status: 400, message });
    expect(await upload(visit, 'payslip', bytes)).toMatchObject({ status: 400, message });
  });

  it.each([
    ['a photo', testJpg()],
    ['a picture', testPng()],
    ['a document', pdf],
  ])('drops what hides behind the end of %s', async (_, bytes) => {
    const visit = await startTestVisit(app, siteId);
    const { data } = await upload(visit, 'papers', Buffer.concat([bytes, Buffer.from('PK\x03\x04'), page]));
    const stored = (await openTestFile(app, data.url)).bytes;
    expect(stored.includes('script')).toBe(false);
    expect(stored.subarray(0, bytes.length).equals(bytes)).toBe(true);
  });
});
