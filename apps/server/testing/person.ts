import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import { usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { inTransaction, systemContext } from '../src/context.ts';
import { eraseUser } from '../src/features/users/service/erase-user.ts';
import { publishEvent } from '../src/features/webhooks/service/publish-event.ts';
import { holdings } from '../src/holdings.ts';
import { exportTestAccount } from './account-exports.ts';
import { testFiles, uploadTestArchive } from './archives.ts';
import { connectTestAccount, startLogin, type TestUser } from './end-user.ts';
import { submitTestForm } from './forms.ts';
import { createTestInvite } from './invites.ts';
import { knownPhone, testConsent } from './lookups.ts';
import { startWebhookReceiver } from './receivers/webhook-receiver.ts';
import { request } from './request.ts';
import { testPng, uploadTestSiteFile } from './site-files.ts';
import { branchedFlow, createFlowSite, startTestVisit } from './site-visits.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { createTestWebhook, testContext } from './webhooks.ts';

export interface TestPerson {
  userId: string;
  /** Texts that would reveal the person. */
  traces: string[];
}

const address = '203.0.113.78';

/**
 * A person with data in every table about end users or searched people: invited by mail, connected and revoked, with
 * documents, forms, an export, a visit, lookups, and a webhook whose receiver repeats what it gets.
 */
export async function createTestPerson(app: TestApp, tenant: TestTenant): Promise<TestPerson> {
  const receiver = await startWebhookReceiver((response, { body }) => response.writeHead(200).end(body));
  await createTestWebhook(app, tenant, { url: receiver.url, includePayload: true });
  const { userId, email } = await createTestInvite(app, tenant);
  const authorization = tenant.basic.SANDBOX;
  const token = await request(app, usersApi.createToken, { authorization, query: { userId } });
  const user = { userId, link: `Bearer ${token.data.accessToken}` };
  const visit = await startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }), {
    userToken: token.data.accessToken,
    urlParams: { campaign: 'Palomero' },
  });
  await uploadTestSiteFile(app, visit, { component: 'Signature_1', bytes: testPng(), name: 'palomero.png' });
  await shareWithWidget(app, tenant, user);
  await lookUp(app, tenant, email);
  await systemContext(app.deps).db.query(sql`
    update users set external_metadata = '{"reference": "Palomero 0042"}', head_image_url = 'https://example.com/palomero'
    where id = ${userId}`);
  await finishSession(app, tenant, userId);
  await app.runJobs();
  await receiver.close();
  const traces = ['Palomero', 'George', '3300000008', '9559991234', 'gpalomero1234', address, email, 'Corner Bakery'];
  return { userId, traces };
}

async function shareWithWidget(app: TestApp, tenant: TestTenant, user: TestUser): Promise<void> {
  const { link: authorization, userId } = user;
  const sss = (await connectTestAccount(app, user, 'sss_ph')).id;
  await connectTestAccount(app, user, 'upwork');
  await startLogin(app, user, 'grab', { username: 'gpalomero1234@smileapi.io', password: 'wrong' });
  const revoked = (await connectTestAccount(app, user, 'nbi_ph')).id;
  await request(app, widgetApi.revokeAccount, { authorization, params: { id: revoked }, ip: address });
  await request(app, widgetApi.recordEvent, {
    authorization,
    body: {
      eventName: 'LoginPageOpened',
      eventTime: '2026-01-31T08:30:00.000Z',
      account: { providerId: 'sss_ph' },
      archive: { fileType: 'PAYSLIP' },
    },
  });
  await request(app, widgetApi.answerEmployerSurvey, { authorization, body: { employerName: 'Corner Bakery' } });
  const { data } = await uploadTestArchive(app, user, { files: [{ name: 'palomero.pdf', bytes: testFiles.pdf() }] });
  await readAndCorrect(app, tenant, data.id);
  await submitTestForm(app, tenant, userId, { data: { fullName: 'George Palomero' } });
  await exportTestAccount(app, { authorization: tenant.basic.SANDBOX, id: sss, exportExtensionType: 'CSV' });
}

/** Adds a document reading and a correction. */
async function readAndCorrect(app: TestApp, tenant: TestTenant, archiveId: string): Promise<void> {
  const { db, now } = systemContext(app.deps);
  await db.query(sql`
    insert into archive_readings (tenant_id, archive_id, document_type, confidence, fields, asides, created_at)
    values (${tenant.tenantId}, ${archiveId}, 'PAYSLIP', 90, '{"name": {"value": "George Palomero"}}',
      '{"totalDeductions": {"value": 1000}}', ${now()})
    on conflict (tenant_id, archive_id) do update set fields = excluded.fields, asides = excluded.asides`);
  await db.query(sql`
    insert into archive_corrections (tenant_id, archive_id, field, value, actor_kind, actor_id, created_at)
    values (${tenant.tenantId}, ${archiveId}, 'name', '"Palomero"', 'apiKey', 'key', ${now()})`);
}

async function lookUp(app: TestApp, tenant: TestTenant, emailAddress: string): Promise<void> {
  await request(app, mawsApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: { mobileNumber: knownPhone, countryCode: 'PH', templateId: mawTemplateId, consent: testConsent },
  });
  // Turns the lookup into one by number and address.
  await systemContext(app.deps).db.query(sql`
    update lookups set email_address = ${emailAddress} where tenant_id = ${tenant.tenantId}`);
}

async function finishSession(app: TestApp, tenant: TestTenant, userId: string): Promise<void> {
  const { data } = await request(app, usersApi.payload, {
    authorization: tenant.basic.SANDBOX,
    params: { id: userId },
  });
  await inTransaction(testContext(app, tenant), (tx) =>
    publishEvent(tx, 'USER_SESSION_COMPLETED', { session: data.metadata, payload: data }),
  );
}

export async function eraseTestPerson(app: TestApp, tenant: TestTenant, userId: string): Promise<void> {
  await eraseUser(testContext(app, tenant), userId, holdings);
  await app.runJobs();
}
