import { archiveReadingsApi } from '@smile/contract/archive-readings';
import { archivesApi } from '@smile/contract/archives';
import { userDataApi } from '@smile/contract/user-data';
import { usersApi } from '@smile/contract/users';
import { flowInput, flowOf, formScreen } from '@smile/site-model/testing/flows';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import {
  createFlowSite,
  finishTestVisit,
  startTestVisit,
  submitTestAnswers,
  type TestVisit,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook } from '../../../testing/webhooks.ts';

let app: TestApp;
let tenant: TestTenant;
let visit: TestVisit;
let receiver: WebhookReceiver;
let payslip: string;
const note = flowInput({ id: 'Input_note', name: 'note', label: ['Note'] });

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  const flow = flowOf([formScreen('Screen_note', [note], [])]);
  visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow }));
  receiver = await startWebhookReceiver();
  payslip = await submit('george-payslip.pdf', 'PAYSLIP');
  await createTestWebhook(app, tenant, { url: receiver.url, includePayload: true });
  return () => receiver.close();
});

async function submit(sample: string, fileType: string): Promise<string> {
  const { rawPayload } = await app.link.inject({ method: 'GET', url: `/samples/${sample}` });
  const { data } = await request(app, archivesApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: {
      userId: visit.userId,
      fileType,
      rawFiles: [{ fileExtensionType: 'PDF', fileContent: rawPayload.toString('base64') }],
    },
  });
  await app.runJobs();
  return data.id;
}

/** Corrects a field and answers the events that the webhook got of it. */
async function correct(id: string, field: string, value: string | number | null) {
  const first = receiver.received.length;
  const answer = await request(app, archiveReadingsApi.correct, {
    authorization: tenant.developer,
    params: { id, field },
    query: { mode: 'SANDBOX' },
    body: { value },
  });
  expect(answer.status).toBe(200);
  await app.runJobs();
  return receiver.received.slice(first).map(({ event: { type, data } }) => ({ type, data }));
}

const of = (sourceId: string) => ({ authorization: tenant.basic.SANDBOX, query: { sourceId } });
const readIncome = async () => (await request(app, userDataApi.listIncomes, of(payslip))).data.items[0]!;
const readIdentity = async () => (await request(app, userDataApi.listIdentities, of(payslip))).data.items[0];
const readDocuments = async () => (await request(app, userDataApi.listDocuments, of(payslip))).data.items;
const about = () => ({ userId: visit.userId, accountId: payslip, providers: ['tenant-provided'] });

describe('a correction of a sample payslip', () => {
  it('publishes the changed income once, under its id', async () => {
    const before = await readIncome();
    const events = await correct(payslip, 'netAmount', 12_345.67);
    expect(await readIncome()).toMatchObject({ id: before.id, netAmount: 12_345.67, grossAmount: before.grossAmount });
    const day = `${before.startDate}T00:00:00Z`;
    expect(events).toEqual([
      {
        type: 'INCOMES_UPDATED',
        data: { ...about(), count: 1, updatedFrom: day, updatedTo: day, updatedAt: expect.any(String) },
      },
    ]);
    expect(await correct(payslip, 'netAmount', 12_345.67)).toEqual([]);
    expect(await correct(payslip, 'accountNumber', '001234567890')).toEqual([]);
  });

  it('keeps the ids of income and employment when their key field is corrected', async () => {
    const income = await readIncome();
    const employments = () => request(app, userDataApi.listEmployments, of(payslip));
    const [employment] = (await employments()).data.items;
    const events = await correct(payslip, 'employerName', 'Acme Holdings, Inc.');
    expect(events.map(({ type }) => type).sort()).toEqual(['EMPLOYMENTS_UPDATED', 'IDENTITY_ADDED', 'INCOMES_UPDATED']);
    expect(events.find(({ type }) => type === 'EMPLOYMENTS_UPDATED')!.data).toMatchObject({
      ...about(),
      updatedIds: [employment!.id],
    });
    expect(await readIncome()).toMatchObject({ id: income.id, employer: 'Acme Holdings, Inc.' });
    expect((await employments()).data.items).toMatchObject([{ id: employment!.id, employer: 'Acme Holdings, Inc.' }]);
  });

  it('publishes a corrected person under the same id', async () => {
    const before = (await readIdentity())!;
    const events = await correct(payslip, 'employeeName', 'Jorge Palomero');
    expect(events).toEqual([
      {
        type: 'IDENTITY_ADDED',
        data: { ...about(), identityId: before.id },
      },
    ]);
    expect(await readIdentity()).toMatchObject({ id: before.id, fullName: 'Jorge Palomero' });
  });

  it('adds, changes and removes a document without touching the others', async () => {
    const before = await readDocuments();
    const tin = before.find(({ name }) => name === 'TIN');
    const others = before.filter(({ name }) => name !== 'TIN').map(({ id }) => id);
    if (tin) expect(await correct(payslip, 'taxNumber', null)).toEqual([]);
    expect((await readDocuments()).map(({ id }) => id)).toEqual(others);
    expect(await correct(payslip, 'taxNumber', '123-456-789-000')).toEqual([
      { type: 'DOCUMENTS_ADDED', data: { ...about(), count: 1 } },
    ]);
    const added = (await readDocuments()).find(({ name }) => name === 'TIN')!;
    expect(added.docId).toBe('123-456-789-000');
    expect(await correct(payslip, 'taxNumber', '987-654-321-000')).toEqual([
      {
        type: 'DOCUMENTS_UPDATED',
        data: { ...about(), updatedIds: [added.id], count: 1, updatedAt: expect.any(String) },
      },
    ]);
    expect((await readDocuments()).map(({ id }) => id).sort()).toEqual([...others, added.id].sort());
  });
});

it('sends corrected data in the payload of the user and of the event of the completed session', async () => {
  const bill = await submit('george-telco-bill.pdf', 'TELCO_BILL');
  const payload = async () =>
    (await request(app, usersApi.payload, { authorization: tenant.basic.SANDBOX, params: { id: visit.userId } })).data;
  const find = (archives: Awaited<ReturnType<typeof payload>>['archives'], id: string) =>
    archives.find((archive) => archive.id === id)!.payload;
  await correct(bill, 'taxNumber', '111-222-333-000');
  await submitTestAnswers(app, visit, { reference: 'FormModule_Screen_note', data: { note: 'Done' }, ordinal: 1 });
  await finishTestVisit(app, visit);
  await app.runJobs();
  const completed = receiver.received.find(({ event }) => event.type === 'USER_SESSION_COMPLETED')!.event.data;
  for (const { archives } of [await payload(), completed.payload as Awaited<ReturnType<typeof payload>>]) {
    expect(find(archives, payslip)).toMatchObject({
      identity: { fullName: 'Jorge Palomero' },
      incomes: { items: [{ netAmount: 12_345.67, employer: 'Acme Holdings, Inc.' }] },
    });
    expect(find(archives, bill).documents!.items).toMatchObject([{ name: 'TIN', docId: '111-222-333-000' }]);
  }
});
