import { accountsApi } from '@smile/contract/accounts';
import { userDataApi } from '@smile/contract/user-data';
import { afterEach, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, listAccountEvents } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { expireAccountsJob } from './jobs.ts';

const daySeconds = 24 * 3600;

afterEach(async () => (await testApp()).clock.reset());

it('erases what an account shared once its sixty days are over, and not before', async () => {
  const app = await testApp();
  const tenant = await createTestTenant(app);
  const user = await createTestUser(app, tenant);
  const { id } = await connectTestAccount(app, user, 'sss_ph');
  const authorization = tenant.basic.SANDBOX;
  const read = async () => {
    const account = await request(app, accountsApi.get, { authorization, params: { id } });
    const identities = await request(app, userDataApi.listIdentities, { authorization, query: { sourceId: id } });
    return { status: account.data.connectionStatus, identities: identities.data.items.length };
  };
  const expire = async () => {
    await enqueueJob(systemContext(app.deps), expireAccountsJob, {});
    await app.runJobs();
  };

  app.clock.advanceSeconds(59 * daySeconds);
  await expire();
  expect(await read()).toEqual({ status: 'CONNECTED', identities: 1 });
  app.clock.advanceSeconds(2 * daySeconds);
  await expire();
  expect(await read()).toEqual({ status: 'DISCONNECTED', identities: 0 });
  const events = await listAccountEvents(app, id);
  expect(events.at(-1)?.type).toBe('ACCOUNT_DISCONNECTED');
});
