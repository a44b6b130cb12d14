import { accountsApi } from '@smile/contract/accounts';
import { apiKeysApi } from '@smile/contract/api-keys';
import { authApi } from '@smile/contract/auth';
import { usersApi } from '@smile/contract/users';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refuseInterrupted } from '../../src/operator/distribute.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { connectTestAccount, createTestUser } from '../end-user.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../receivers/webhook-receiver.ts';
import { request } from '../request.ts';
import { type TestTenant, testPassword } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook } from '../webhooks.ts';
import { type CitusDatabase, citusUrl, reportSkipped } from './create-citus-database.ts';
import { createTenantOnEach, setAway } from './outage.ts';
import { createDistributedDatabase, openDistributed } from './prepare-citus.ts';

reportSkipped('a node that is away');
describe.runIf(citusUrl)('while a node is away', () => {
  let citus: CitusDatabase;
  let database: Database;
  let app: TestApp;
  let living: TestTenant;
  let waiting: TestTenant;
  let awayUrl: string;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    citus = await createDistributedDatabase();
    database = await openDistributed(citus.url, createLog('fatal'));
    app = await createTestApp({}, { database, log: createLog('fatal') });
    const [first, second] = [...(await createTenantOnEach(app, citus))];
    living = first![1];
    [awayUrl, waiting] = second!;
    receiver = await startWebhookReceiver();
    await createTestWebhook(app, living, { url: receiver.url });
  });
  afterEach(() => setAway(awayUrl, false));
  afterAll(async () => {
    await receiver?.close();
    await database?.close();
    await citus?.drop();
  });

  it('serves the tenants of the other nodes', async () => {
    await setAway(awayUrl, true);
    const authorization = living.basic.SANDBOX;
    const credentials = { emailAddress: living.emailAddress, password: testPassword };
    expect(await request(app, authApi.login, { body: credentials })).toMatchObject({ status: 201 });
    const user = await createTestUser(app, living);
    expect(await connectTestAccount(app, user, 'sss_ph')).toMatchObject({ status: 'CONNECTED' });
    expect((await request(app, usersApi.list, { authorization })).data.items.map(({ id }) => id)).toEqual([
      user.userId,
    ]);
    expect((await request(app, accountsApi.list, { authorization })).data.items).toHaveLength(1);
    await app.runJobs();
    expect(receiver.received.map(({ event }) => event.type)).toEqual(
      expect.arrayContaining(['USER_CREATED', 'ACCOUNT_CREATED', 'ACCOUNT_CONNECTED']),
    );
    await app.writeUses();
  });

  it('lets a process start', async () => {
    await setAway(awayUrl, true);
    const started = await openDistributed(citus.url, createLog('fatal'));
    try {
      const { deps } = await createTestApp({}, { database: started, log: createLog('fatal') });
      await refuseInterrupted(deps.database);
    } finally {
      await started.close();
    }
  });

  it('answers with 503 and Retry-After what needs the node', async () => {
    await setAway(awayUrl, true);
    const away = await request(app, usersApi.create, { authorization: waiting.basic.SANDBOX });
    // A table that is copied to every node takes no rows without one of them.
    const everywhere = await request(app, apiKeysApi.create, {
      authorization: living.developer,
      body: { mode: 'SANDBOX' },
    });
    for (const { status, headers } of [away, everywhere])
      expect([status, headers['retry-after']]).toEqual([503, expect.anything()]);
  });
});
