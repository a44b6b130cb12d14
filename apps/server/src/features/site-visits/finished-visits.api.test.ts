import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { widgetApi } from '@smile/contract/widget';
import sql, { join, raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFiles } from '../../../testing/archives.ts';
import { connectTestAccount, createTestUser, startLogin } from '../../../testing/end-user.ts';
import { listEndpoints } from '../../../testing/endpoints.ts';
import { request } from '../../../testing/request.ts';
import { type RawInput, send } from '../../../testing/send.ts';
import { testPng } from '../../../testing/site-files.ts';
import {
  branchedFlow,
  createFlowSite,
  finishTestVisit,
  startTestVisit,
  submitTestAnswers,
  type TestVisit,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let visit: TestVisit;
let pendingId: string;

const about = { reference: 'Form_about', ordinal: 1, data: { fullName: 'George', employed: 'YES', code: 'A1' } };
const income = {
  reference: 'Form_income',
  ordinal: 2,
  data: { monthlyIncome: '25000', badge: null, period: null },
};
const endpoints = (await listEndpoints()).filter(({ auth }) => auth === 'link');

/** A visit with answers, a connected account and one that waits for its code. */
async function startLongVisit(): Promise<TestVisit> {
  const begun = await startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }));
  for (const form of [about, income]) expect((await submitTestAnswers(app, begun, form)).status).toBe(200);
  await connectTestAccount(app, begun.user, 'upwork');
  return begun;
}

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  visit = await startLongVisit();
  const pending = await startLogin(app, visit.user, 'sss_ph', { ssNumber: '3300000008', password: '123456' });
  expect(pending.data.status).toBe('AWAITING_MFA');
  pendingId = pending.data.id;
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
});
afterAll(() => app.runJobs());

function archiveForm(): FormData {
  const form = new FormData();
  form.set('fileType', 'PAYSLIP');
  form.set('submissionKey', '4b1d5c9e-6f0a-4a51-9d3a-2f7f6f0f2b11');
  form.set('files', new File([new Uint8Array(testFiles.png())], 'payslip.png'));
  return form;
}

function signatureForm(): FormData {
  const form = new FormData();
  form.set('component', 'Signature_1');
  form.set('submissionKey', crypto.randomUUID());
  form.set('file', new File([new Uint8Array(testPng())], 'signature.png'));
  return form;
}

/** All end-user operations that write, except those that a view-and-revoke link allows. */
const writes: Record<string, () => RawInput> = {
  createLinkAccount: () => ({ body: { providerId: 'grab', credentials: { username: 'George', password: '123456' } } }),
  submitLinkMfa: () => ({ params: { id: pendingId }, body: { code: '1234' } }),
  resendLinkMfa: () => ({ params: { id: pendingId } }),
  createLinkArchive: () => ({ body: archiveForm() }),
  createLinkEvent: () => ({ body: { eventName: 'ProviderListPageOpened', eventTime: app.deps.now().toISOString() } }),
  createLinkEmployerSurvey: () => ({ body: { employerName: 'Company that is not listed' } }),
  submitSiteForm: () => ({ params: { id: visit.sessionId }, body: { ...about, ordinal: 9 } }),
  createSiteFile: () => ({ params: { id: visit.sessionId }, body: signatureForm() }),
  deleteSiteFile: () => ({ params: { id: visit.sessionId, fileId: 'f-0' } }),
  createSiteStep: () => ({
    params: { id: visit.sessionId },
    body: { reference: 'Form_about', kind: 'SHOWN', fields: [] },
  }),
};
/** Idempotent operations, which return the earlier answer. */
const repeats = ['finishSiteSession'];

const tables = [
  'accounts',
  'archives',
  'forms',
  'events',
  'ui_events',
  'employer_surveys',
  'wink_site_steps',
  'site_files',
];

function countRows(): Promise<{ count: string }[]> {
  const counts = tables.map((table) => sql`select count(*) from ${raw(table)} where tenant_id = ${tenant.tenantId}`);
  return systemContext(app.deps).db.query(join(counts, ' union all '));
}

describe('a visit that has succeeded', () => {
  it('has a case for each operation of an end user', () => {
    const others = endpoints.filter(
      ({ method, isForManaging, operationId }) => method !== 'GET' && !isForManaging && !repeats.includes(operationId),
    );
    expect(others.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(writes).sort());
  });

  it.each(Object.entries(writes))('refuses %s without storing it', async (operationId, input) => {
    const before = await countRows();
    const endpoint = endpoints.find((one) => one.operationId === operationId)!;
    const answer = await send(app, endpoint, { ...input(), authorization: visit.user.link });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'EDIT_CONFLICT', message: /ended/ });
    expect(answer.status).toBe(409);
    expect(await countRows()).toEqual(before);
  });

  it('repeats earlier answers', async () => {
    expect(await finishTestVisit(app, visit, 'FAILURE')).toMatchObject({ status: 200, data: { status: 'SUCCESS' } });
    expect(await submitTestAnswers(app, visit, income)).toMatchObject({ status: 200 });
  });

  it('has a token that begins no other visit', async () => {
    const token = visit.user.link.slice('Bearer '.length);
    const { siteId } = visit;
    const started = await request(app, hostedSitesApi.start, {
      params: { id: siteId },
      body: { version: 1, userToken: token },
    });
    expect(started).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('shows the shared data and lets it be revoked, by its own token and by the manage link', async () => {
    const { data: end } = await finishTestVisit(app, visit);
    const manageKey = new URL(end.manageUrl).hash.slice('#manage='.length);
    const { data: managed } = await request(app, hostedSitesApi.manage, {
      params: { id: visit.siteId },
      body: { manageKey },
    });
    for (const authorization of [visit.user.link, `Bearer ${managed.token}`]) {
      const { data } = await request(app, widgetApi.listAccounts, { authorization });
      expect(data.items.map(({ providerId }) => providerId).sort()).toEqual(['sss_ph', 'upwork']);
    }
    const remove = { authorization: `Bearer ${managed.token}`, params: { id: pendingId } };
    expect((await request(app, widgetApi.revokeAccount, remove)).status).toBe(200);
  });
});

describe('two visits of one user', () => {
  it('are written to by the token of each alone', async () => {
    const user = await createTestUser(app, tenant);
    const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
    const userToken = user.link.slice('Bearer '.length);
    const [first, second] = [
      await startTestVisit(app, siteId, { userToken }),
      await startTestVisit(app, siteId, { userToken }),
    ];
    expect(first.userId).toBe(second.userId);
    const crossed = await submitTestAnswers(app, { ...second, user: first.user }, about);
    expect(crossed).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    expect((await submitTestAnswers(app, second, about)).status).toBe(200);
  });
});

describe('an upload that was sent twice', () => {
  it('is one archive, also when the visit ended in between', async () => {
    const other = await startLongVisit();
    const createArchive = endpoints.find(({ operationId }) => operationId === 'createLinkArchive')!;
    const upload = () => send(app, createArchive, { authorization: other.user.link, body: archiveForm() });
    const first = JSON.parse((await upload()).text);
    expect(first.code).toBe('OK');
    expect((await finishTestVisit(app, other)).data.status).toBe('SUCCESS');
    expect(JSON.parse((await upload()).text).data.id).toBe(first.data.id);
  });
});
