import { fieldNames } from '@smile/contract/archive-analysis';
import { archiveReadingsApi } from '@smile/contract/archive-readings';
import { type Archive, archivesApi } from '@smile/contract/archives';
import { payslipsApi } from '@smile/contract/payslips';
import { tasksApi } from '@smile/contract/tasks';
import { userDataApi } from '@smile/contract/user-data';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { drawPayslip, drawText, printPayslip } from '../../../testing/documents/documents.ts';
import { createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { queryJobs, runJobsUntil } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';
import type { ReadingStage } from '../document-reading/read-document.ts';
import { createDocumentReader, type DocumentReader } from '../document-reading/service.ts';
import { readArchive } from './service/read-archive.ts';
import { settleAbandonedReadings } from './service/settle-reading.ts';

let app: TestApp;
let tenant: TestTenant;
let other: TestTenant;
let user: TestUser;
let payslip: Archive;
const query = { mode: 'SANDBOX' } as const;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  other = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  const upload = await uploadTestArchive(app, user, { files: [{ name: 'payslip.pdf', bytes: await printPayslip() }] });
  await app.runJobs();
  payslip = await get(upload.data.id);
});

async function get(id: string): Promise<Archive> {
  return (await request(app, archivesApi.get, { authorization: tenant.basic.SANDBOX, params: { id } })).data;
}

async function submit(bytes: Buffer, more: { fileType?: string | null; userId?: string } = {}): Promise<Archive> {
  const { fileType = 'PAYSLIP', userId = user.userId } = more;
  const format = bytes.subarray(0, 4).toString('latin1') === '%PDF' ? ('PDF' as const) : ('PNG' as const);
  const { data } = await request(app, archivesApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: { userId, fileType, rawFiles: [{ fileExtensionType: format, fileContent: bytes.toString('base64') }] },
  });
  await app.runJobs();
  return get(data.id);
}

function eventsOf(userId: string, sourceId: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
  return systemContext(app.deps).db.query(sql`
    select type, data from events where data->>'userId' = ${userId}
      and ${sourceId} in (data->>'archiveId', data->>'accountId', data->>'sourceId') order by created_at, type`);
}

/** Draws a small sheet with letters of normal size, which halves the reading time. */
function drawHalfSheet(): Buffer {
  return drawPayslip(1600, 900).toBuffer('image/png');
}

/** Kills the reading process as soon as it reaches the stage. */
async function killIn(stage: ReadingStage, run: (reader: DocumentReader) => Promise<void>): Promise<void> {
  const reader = createDocumentReader(inject('readerProgram'));
  const read: DocumentReader['read'] = (document, onStage) =>
    reader.read(document, (reached) => {
      onStage?.(reached);
      if (reached === stage) void reader.close();
    });
  await expect(run({ ...reader, read }), stage).rejects.toThrow();
}

describe('an archive that was read', () => {
  it('counts in the metrics with its pages and seconds', async () => {
    const scraped = await app.deps.metrics.registry.metrics();
    expect(scraped).toMatch(/^smile_document_pages_total [1-9]/m);
    expect(scraped).toMatch(/^smile_document_reading_seconds_count\{outcome="read"\} [1-9]/m);
    expect(scraped).toMatch(/^smile_document_reading_seconds_sum\{outcome="read"\} 0*[.\d]*[1-9]/m);
  });

  it('shows its fields by its type and, as before, all in one', () => {
    expect(payslip.state).toMatchObject({ status: 'ANALYZED', errorCode: null });
    expect(payslip.classification).toEqual({ fileType: 'PAYSLIP' });
    const read = {
      employeeName: expect.stringMatching(/^Maria Santos Reyes$/i),
      grossAmount: 30250.75,
      netAmount: 26230.65,
      startDate: '2026-01-16',
      endDate: '2026-01-31',
      taxNumber: '123-456-789-000',
      ssNumber: '34-1234567-8',
    };
    expect(payslip.extraction).toMatchObject({ fileType: 'PAYSLIP', analysis: read });
    expect(payslip.extraction!.analysis).not.toHaveProperty('accountNumber');
    expect(payslip.analysis).toMatchObject({ ...read, accountNumber: null });
    expect(payslip.validation).toMatchObject({
      fileType: 'PAYSLIP',
      metadata: { resultCode: 'PASSED', score: 100 },
      computation: { resultCode: 'PASSED' },
      identity: { resultCode: 'NO_DATA', score: null },
      location: { resultCode: 'NO_DATA' },
    });
  });

  it('shows its widget the names of its fields, and none of their values', async () => {
    const mine = { authorization: user.link, params: { id: payslip.id } };
    const { data, ...answer } = await request(app, widgetArchivesApi.getArchive, mine);
    expect(data).toMatchObject({ status: 'ANALYZED', reading: { documentType: 'PAYSLIP', isOtherType: false } });
    expect(data.reading!.fields).toEqual(expect.arrayContaining(['employeeName', 'netAmount', 'ssNumber']));
    expect(data.reading!.fields).not.toContain('philHealthNumber');
    expect(JSON.stringify({ data, answer })).not.toMatch(/Reyes|26230|1234567/i);
    const { data: listed } = await request(app, widgetArchivesApi.listArchives, {
      authorization: user.link,
      query: {},
    });
    expect(listed.items.find(({ id }) => id === payslip.id)).toEqual(data);

    const neighbour = await createTestUser(app, tenant);
    const refused = await request(app, widgetArchivesApi.getArchive, { ...mine, authorization: neighbour.link });
    expect([refused.status, refused.code]).toEqual([404, 'MISSING_RESOURCE']);
  });

  it('adds its data to its user, and publishes that once', async () => {
    const authorization = tenant.basic.SANDBOX;
    const mine = { authorization, query: { sourceId: payslip.id } };
    const identities = await request(app, userDataApi.listIdentities, mine);
    expect(identities.data.items).toMatchObject([
      { metadata: { sourceType: 'ARCHIVE', sourceId: payslip.id, accountId: null, providerId: 'user-provided' } },
    ]);
    const incomes = await request(app, userDataApi.listIncomes, mine);
    expect(incomes.data.items).toMatchObject([{ grossAmount: 30250.75, netAmount: 26230.65, startDate: '2026-01-16' }]);
    expect((await request(app, userDataApi.listDocuments, mine)).data.items.length).toBeGreaterThan(1);
    const tasks = await request(app, tasksApi.list, mine);
    expect(tasks.data.items).toMatchObject([
      { type: 'ANALYZE_ARCHIVE', status: 'Finished', metadata: { sourceType: 'ARCHIVE' } },
    ]);
    const events = await eventsOf(user.userId, payslip.id);
    expect(events.map(({ type }) => type).filter((type) => /ARCHIVE|TASK/.test(type))).toEqual([
      'ARCHIVE_STARTED',
      'TASK_STARTED',
      'ARCHIVE_ANALYZED',
      'TASK_FINISHED',
    ]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['IDENTITY_ADDED', 'INCOMES_ADDED']));
  });

  it('is compared with other archives of the same user', async () => {
    const again = await submit(drawHalfSheet());
    expect(again.validation!.identity).toMatchObject({ resultCode: 'PASSED', score: 100 });
    const prediction = await request(app, payslipsApi.queryPrediction, {
      authorization: tenant.basic.SANDBOX,
      query: { archiveId: again.id },
    });
    expect(prediction.data.matchResult).toMatchObject({
      employeeNameAndIdentificationNumberMatchScore: 100,
      employeeNameAndTaxNumberMatchScore: 100,
      employeeNameAndPhilHealthNumberMatchScore: null,
    });
  });

  it('gives its fields with their evidence to the portal, and takes corrections from there', async () => {
    const of = { authorization: tenant.developer, params: { id: payslip.id }, query };
    const { data } = await request(app, archiveReadingsApi.get, of);
    expect(data.pages).toEqual([
      { fileId: payslip.rawFiles[0]!.id, pageOfFile: 1, source: 'TEXT_LAYER', otherType: null },
    ]);
    expect(data.fields.map(({ name }) => name)).toEqual(fieldNames('PAYSLIP'));
    const net = data.fields.find(({ name }) => name === 'netAmount')!;
    expect(net).toMatchObject({ value: 26230.65, page: 1, correction: null });
    expect(net.box!.y).toBeGreaterThan(0.2);
    const params = { id: payslip.id, field: 'netAmount' };
    for (const value of ['a lot', '26000', 1e308, -1e13]) {
      const wrong = await request(app, archiveReadingsApi.correct, { ...of, params, body: { value } });
      expect(wrong).toMatchObject({ status: 400, message: 'netAmount cannot have this value.' });
    }
    const long = { ...of, params: { ...params, field: 'employerName' }, body: { value: 'x'.repeat(1001) } };
    expect(await request(app, archiveReadingsApi.correct, long)).toMatchObject({ status: 400 });
    const corrected = await request(app, archiveReadingsApi.correct, { ...of, params, body: { value: 26000 } });
    expect(corrected.data.fields.find(({ name }) => name === 'netAmount')).toMatchObject({
      value: 26230.65,
      correction: { value: 26000, by: expect.any(String) },
    });
    const prediction = await request(app, payslipsApi.queryPrediction, {
      authorization: tenant.basic.SANDBOX,
      query: { archiveId: payslip.id },
    });
    expect(prediction.data).toMatchObject({ netAmount: 26000, grossAmount: 30250.75 });
    for (const field of ['unheardOf', '__proto__', 'constructor', 'toString']) {
      const unknown = { ...of, params: { id: payslip.id, field }, body: { value: 'x' } };
      expect(await request(app, archiveReadingsApi.correct, unknown)).toMatchObject({ status: 404 });
    }
    const foreign = { ...of, authorization: other.developer };
    expect(await request(app, archiveReadingsApi.get, foreign)).toMatchObject({ status: 404 });
    expect(await request(app, archiveReadingsApi.correct, { ...foreign, params, body: { value: 1 } })).toMatchObject({
      status: 404,
    });
  });

  it('accepts a manual result, and lists the fields of payslips', async () => {
    const authorization = tenant.basic.SANDBOX;
    const body = {
      archiveId: payslip.id,
      validFile: true,
      checkedFields: ['employerName'],
      data: { employerName: 'Acme Manufacturing' },
    };
    expect(await request(app, payslipsApi.sendManualResult, { authorization, body })).toMatchObject({ status: 200 });
    const { data } = await request(app, payslipsApi.listPredictions, { authorization, query: { size: 1 } });
    expect(data.nextCursor).not.toBeNull();
    const rest = await request(app, payslipsApi.listPredictions, {
      authorization,
      query: { size: 10, cursor: data.nextCursor! },
    });
    expect(rest.data.items).toMatchObject([
      { employerName: 'Acme Manufacturing', metadata: { sourceId: payslip.id, sourceType: 'ARCHIVE' } },
    ]);
    const foreign = other.basic.SANDBOX;
    expect((await request(app, payslipsApi.listPredictions, { authorization: foreign })).data.items).toEqual([]);
    expect(await request(app, payslipsApi.sendManualResult, { authorization: foreign, body })).toMatchObject({
      status: 404,
    });
    const foreignQuery = { authorization: foreign, query: { archiveId: payslip.id } };
    expect(await request(app, payslipsApi.queryPrediction, foreignQuery)).toMatchObject({ status: 404 });
  });

  it('is checked again after a correction', async () => {
    const archive = await submit(await printPayslip());
    const correct = (field: string, value: string | number) =>
      request(app, archiveReadingsApi.correct, {
        authorization: tenant.developer,
        params: { id: archive.id, field },
        query,
        body: { value },
      });
    const before = (await get(archive.id)).validation!;
    expect(before.computation).toMatchObject({ resultCode: 'PASSED' });
    await correct('netAmount', 26000);
    expect((await get(archive.id)).validation).toEqual({
      ...before,
      computation: {
        resultCode: 'FAILED',
        score: expect.any(Number),
        resultMessage: 'Gross less deductions is net pay: 26,000.00 stands there, 26,230.65 follows.',
      },
    });
    await correct('netAmount', 26230.65);
    expect((await get(archive.id)).validation).toEqual(before);
  });

  it('keeps the check of its amounts when it was read before those that only the check needs were stored', async () => {
    const archive = await submit(await printPayslip());
    await systemContext(app.deps).db.query(sql`
      update archive_readings set asides = null
      where tenant_id = ${tenant.tenantId} and archive_id = ${archive.id}`);
    await request(app, archiveReadingsApi.correct, {
      authorization: tenant.developer,
      params: { id: archive.id, field: 'payDate' },
      query,
      body: { value: '2026-02-05' },
    });
    expect((await get(archive.id)).validation!.computation).toEqual(archive.validation!.computation);
  });

  it('counts what a person found before it was read', async () => {
    const upload = { files: [{ name: 'payslip.pdf', bytes: await printPayslip() }], fileType: 'PAYSLIP' };
    const { data: archive } = await uploadTestArchive(app, await createTestUser(app, tenant), upload);
    const authorization = tenant.basic.SANDBOX;
    const body = { archiveId: archive.id, validFile: true, checkedFields: [], data: { netAmount: 26000 } };
    expect(await request(app, payslipsApi.sendManualResult, { authorization, body })).toMatchObject({ status: 200 });
    await app.runJobs();
    expect((await get(archive.id)).validation!.computation).toMatchObject({ resultCode: 'FAILED' });
    const incomes = await request(app, userDataApi.listIncomes, { authorization, query: { sourceId: archive.id } });
    expect(incomes.data.items).toMatchObject([{ grossAmount: 30250.75, netAmount: 26000 }]);
  });

  it('shows corrections wherever its fields are shown', async () => {
    const archive = await submit(await printPayslip());
    const authorization = tenant.basic.SANDBOX;
    const correct = (field: string, value: string | number | null) =>
      request(app, archiveReadingsApi.correct, {
        authorization: tenant.developer,
        params: { id: archive.id, field },
        query,
        body: { value },
      });
    expect((await correct('payDate', '2026-02-05')).status).toBe(200);
    await correct('netAmount', 26000);
    await correct('ssNumber', null);
    const filled = await correct('address', '12 Mabini St., Manila');
    expect(filled.data.fields.at(-1)).toMatchObject({
      name: 'address',
      value: null,
      correction: { value: '12 Mabini St., Manila' },
    });

    const shown = { payDate: '2026-02-05', netAmount: 26000, ssNumber: null, grossAmount: 30250.75 };
    const answer = await get(archive.id);
    expect(answer.extraction!.analysis).toMatchObject(shown);
    expect(answer.extraction!.analysis).not.toHaveProperty('address');
    expect(answer.analysis).toMatchObject({ ...shown, address: '12 Mabini St., Manila' });
    const { data: listed } = await request(app, archivesApi.list, { authorization, query: {} });
    expect(listed.items.find(({ id }) => id === archive.id)!.analysis).toMatchObject(shown);

    const mine = { authorization, query: { sourceId: archive.id } };
    const incomes = await request(app, userDataApi.listIncomes, mine);
    expect(incomes.data.items).toMatchObject([{ grossAmount: 30250.75, netAmount: 26000 }]);
    const identities = await request(app, userDataApi.listIdentities, mine);
    expect(identities.data.items).toMatchObject([{ addresses: [{ fullAddress: '12 Mabini St., Manila' }] }]);
    const documents = await request(app, userDataApi.listDocuments, mine);
    expect(documents.data.items.find(({ name }) => name === 'Payslip')!.issueDate).toBe('2026-02-05');
    expect(documents.data.items.map(({ name }) => name)).not.toContain('SSS');

    const link = { authorization: user.link, params: { id: archive.id } };
    const { data: seen } = await request(app, widgetArchivesApi.getArchive, link);
    expect(seen.reading!.fields).toEqual(expect.arrayContaining(['payDate', 'netAmount']));
    expect(seen.reading!.fields).not.toContain('ssNumber');
  });

  it('loses its classification and its fields when it is revoked', async () => {
    const archive = await submit(await printPayslip());
    const authorization = tenant.basic.SANDBOX;
    await request(app, archivesApi.revoke, { authorization, params: { id: archive.id } });
    expect(await get(archive.id)).toMatchObject({
      state: { status: 'REVOKED' },
      classification: null,
      analysis: null,
      extraction: null,
      validation: null,
    });
    const incomes = await request(app, userDataApi.listIncomes, { authorization, query: { sourceId: archive.id } });
    expect(incomes.data.items).toEqual([]);
  });
});

describe('an archive', () => {
  it('sets the found type when none was declared', async () => {
    const archive = await submit(await printPayslip(), { fileType: null });
    expect(archive).toMatchObject({ type: 'PAYSLIP', state: { status: 'ANALYZED' } });
  });

  it('is read by its content when its declared type differs, and reports both types', async () => {
    const archive = await submit(await printPayslip(), { fileType: 'TELCO_BILL' });
    expect(archive).toMatchObject({ type: 'TELCO_BILL', extraction: { fileType: 'PAYSLIP' } });
    expect(archive.validation!.metadata).toMatchObject({
      resultCode: 'FAILED',
      resultMessage: expect.stringContaining('It was sent as TELCO_BILL but looks like PAYSLIP.'),
    });
  });

  it('fails with its reason when nothing can be recognised', async () => {
    const archive = await submit(drawText([]).toBuffer('image/png'));
    expect(archive.state).toMatchObject({
      status: 'ERROR',
      errorCode: 'FILE_UNABLE_TO_RECOGNIZE',
      errorMessage: 'Invalid file!',
    });
    const events = await eventsOf(user.userId, archive.id);
    expect(events.slice(-2)).toMatchObject([
      { type: 'ARCHIVE_FAILED', data: { errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage: 'Invalid file!' } },
      { type: 'TASK_FINISHED', data: { status: 'FAILED', errorCode: 'FILE_UNABLE_TO_RECOGNIZE' } },
    ]);
  });

  it('is UNSUPPORTED, with the type it resembles, when nothing is read from it', async () => {
    const lines = [
      'MINUTES OF THE GENERAL ASSEMBLY',
      'The members met in the hall and elected',
      'a chair and a treasurer for this year.',
    ];
    const texts = lines.map((text, index) => ({ text, x: 100, y: 150 + index * 60, size: 24 }));
    const archive = await submit(drawText(texts).toBuffer('image/png'), { fileType: 'OTHERS' });
    expect(archive).toMatchObject({
      type: 'OTHERS',
      state: { status: 'UNSUPPORTED' },
      classification: { fileType: 'OTHERS' },
      extraction: null,
      validation: null,
    });
  });

  it('returns its type and no fields when it is only classified', async () => {
    const bytes = await printPayslip();
    const { data } = await runJobsUntil(
      app,
      request(app, archivesApi.classify, {
        authorization: tenant.basic.SANDBOX,
        body: { userId: user.userId, rawFiles: [{ fileExtensionType: 'PDF', fileContent: bytes.toString('base64') }] },
      }),
    );
    expect(data).toMatchObject({
      type: 'PAYSLIP',
      state: { status: 'ANALYZED' },
      classification: { fileType: 'PAYSLIP' },
      extraction: null,
    });
    const authorization = tenant.basic.SANDBOX;
    const tasks = await request(app, tasksApi.list, { authorization, query: { sourceId: data.id } });
    expect(tasks.data.items).toMatchObject([{ type: 'CLASSIFY_ARCHIVE', status: 'Finished', datapoints: [] }]);
  });

  it.each([
    ['a file with text', 'PDF', printPayslip, ['OPEN', 'CLASSIFY', 'EXTRACT', 'VALIDATE']],
    ['a picture', 'PNG', drawHalfSheet, ['PREPARE', 'RECOGNISE', 'SECOND_LOOK']],
  ] as const)('is read once from %s, in whatever stage its reader is killed', async (_, format, draw, stages) => {
    const authorization = tenant.basic.SANDBOX;
    const rawFiles = [{ fileExtensionType: format, fileContent: (await draw()).toString('base64') }];
    const body = { userId: user.userId, fileType: 'PAYSLIP', rawFiles };
    const { data } = await request(app, archivesApi.create, { authorization, body });
    const own = testContext(app, tenant);
    const query = { sourceId: data.id };
    const [task] = (await request(app, tasksApi.list, { authorization, query })).data.items;
    for (const stage of stages) {
      await killIn(stage, (reader) => readArchive(own, { archiveId: data.id, taskId: task!.id }, reader));
      expect(await get(data.id)).toMatchObject({ state: { status: 'STARTED' }, classification: null });
    }
    await app.runJobs();
    expect((await get(data.id)).state.status).toBe('ANALYZED');
    const tasks = await request(app, tasksApi.list, { authorization, query });
    expect(tasks.data.items).toMatchObject([{ id: task!.id, status: 'Finished' }]);
    const incomes = await request(app, userDataApi.listIncomes, { authorization, query });
    expect(incomes.data.items).toHaveLength(1);
  });

  it('ends an abandoned reading as a system error instead of leaving it STARTED', async () => {
    const { data } = await request(app, archivesApi.create, {
      authorization: tenant.basic.SANDBOX,
      body: {
        userId: user.userId,
        fileType: 'PAYSLIP',
        rawFiles: [{ fileExtensionType: 'PDF', fileContent: (await printPayslip()).toString('base64') }],
      },
    });
    await queryJobs(
      systemContext(app.deps),
      sql`
      update jobs set failed_at = now() where name = 'archives.read' and payload->>'archiveId' = ${data.id}`,
    );
    app.clock.advanceSeconds(120);
    await settleAbandonedReadings(systemContext(app.deps));
    app.clock.reset();
    expect((await get(data.id)).state).toMatchObject({ status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
  });
});
