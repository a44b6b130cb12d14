import { accountsApi } from '@smile/contract/accounts';
import { eincomesApi } from '@smile/contract/eincomes';
import { insightsApi } from '@smile/contract/insights';
import { linksApi } from '@smile/contract/links';
import { userDataApi } from '@smile/contract/user-data';
import { afterEach, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, listAccountEvents } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';

const daySeconds = 24 * 3600;

afterEach(async () => (await testApp()).clock.reset());

it('erases shared data after exactly sixty days', async () => {
  const app = await testApp();
  // Runs in the past, so that it does not expire other tests' data.
  app.clock.advanceSeconds(-62 * daySeconds);
  const tenant = await createTestTenant(app);
  const user = await createTestUser(app, tenant);
  const { id } = await connectTestAccount(app, user, 'sss_ph');
  const authorization = tenant.basic.SANDBOX;
  const read = async () => {
    const account = await request(app, accountsApi.get, { authorization, params: { id } });
    const identities = await request(app, userDataApi.listIdentities, { authorization, query: { sourceId: id } });
    const insights = await request(app, insightsApi.list, { authorization, query: { sourceId: id } });
    const eincomes = await request(app, eincomesApi.list, { authorization, query: { sourceId: id, size: 1 } });
    const links = await request(app, linksApi.list, { authorization, query: { sourceId: id } });
    return {
      status: account.data.connectionStatus,
      items: [identities, insights, eincomes, links].map(({ data }) => data.items.length),
    };
  };
  const expire = () => dropOld(app, 'accounts');

  app.clock.advanceSeconds(59 * daySeconds);
  await expire();
  expect(await read()).toEqual({ status: 'CONNECTED', items: [1, 1, 1, 1] });
  app.clock.advanceSeconds(2 * daySeconds);
  await expire();
  expect(await read()).toEqual({ status: 'DISCONNECTED', items: [0, 0, 0, 0] });
  const events = await listAccountEvents(app, id);
  expect(events.at(-1)?.type).toBe('ACCOUNT_DISCONNECTED');
});
