import { archivesApi } from '@smile/contract/archives';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { removeFilesJob } from '../../src/platform/files/create-files.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { testFiles, uploadTestArchive } from '../archives.ts';
import { createTestUser } from '../end-user.ts';
import { createTestPerson, eraseTestPerson } from '../person.ts';
import { failWith, type S3Server, startS3Server } from '../receivers/s3-server.ts';
import { request } from '../request.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { listTracesAnywhere } from '../traces.ts';

let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server.settings;
  app = await createTestApp({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    PORTAL_URL: 'https://portal.named-hosts.example',
    LINK_URL: 'https://link.named-hosts.example',
  });
});
afterAll(async () => {
  await app.deps.database.close();
  await server.close();
});

/** Copies of sent data: mails, webhook bodies, and receivers' answers that repeat them. */
const sent = ['events', 'mailbox_messages', 'webhook_attempts'];

describe('an installation with a bucket', () => {
  it('is ready while the bucket works, and not while it fails', async () => {
    const ask = async () => {
      app.clock.advanceSeconds(60);
      return (await app.portal.inject('/readyz')).statusCode;
    };
    expect(await ask()).toBe(200);
    server.interfere(failWith(403, 'AccessDenied'));
    expect(await ask()).toBe(503);
    server.interfere(null);
    expect(await ask()).toBe(200);
  });

  it('refuses an upload with 503 while the bucket is away, stores a repeated one, and removes what it left', async () => {
    const tenant = await createTestTenant(app);
    const user = await createTestUser(app, tenant);
    const upload = { files: [{ name: 'large.pdf', bytes: testFiles.pdf(14_000_000) }] };
    server.interfere(failWith(503, 'SlowDown'));
    expect((await uploadTestArchive(app, user, upload)).status).toBe(503);
    server.interfere(null);
    expect((await uploadTestArchive(app, user, upload)).status).toBe(201);
    const { items } = (await request(app, archivesApi.list, { authorization: tenant.basic.SANDBOX })).data;
    expect(items).toHaveLength(1);
    app.clock.advanceSeconds(4000);
    server.calls.length = 0;
    await enqueueJob(systemContext(app.deps), removeFilesJob, {});
    await app.runJobs();
    expect(server.calls.filter((call) => call.startsWith(`DELETE /smile-test/${tenant.tenantId}/`))).toHaveLength(1);
  });

  it('stores paths, and the name of no host of its own', async () => {
    const tenant = await createTestTenant(app);
    const person = await createTestPerson(app, tenant);
    const bucketHost = new URL(server.settings.endpoint).host;
    for (const host of ['named-hosts.example', bucketHost]) {
      const places = await listTracesAnywhere(app, host);
      expect([host, places.filter((place) => !sent.includes(place.split('.')[0]!))]).toEqual([host, []]);
    }
    await eraseTestPerson(app, tenant, person.userId);
  });
});
