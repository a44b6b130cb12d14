import { accountsApi } from '@smile/contract/accounts';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { connectTestAccount, createTestUser, listAccountEvents } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

it('tells in the documented order that reading failed after the connection, and stores nothing', async () => {
  const app = await testApp();
  const tenant = await createTestTenant(app);
  const user = await createTestUser(app, tenant);
  const credentials = { username: 'George', password: 'fetch-error:SERVICE_UNAVAILABLE' };
  const { id } = await connectTestAccount(app, user, 'sss_ph', credentials);
  await app.runJobs();
  const events = await listAccountEvents(app, id);
  expect(events.map(({ type }) => type)).toEqual([
    'ACCOUNT_CREATED',
    'ACCOUNT_CONNECTED',
    'TASK_STARTED',
    'ACCOUNT_FAILED',
    'TASK_FINISHED',
  ]);
  expect(events.at(-2)!.data).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
  expect(events.at(-1)!.data).toMatchObject({ status: 'FAILED' });
  const { data } = await request(app, accountsApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
  expect(data.connection.status).toBe('ERROR');
  const { db } = systemContext(app.deps);
  expect(await db.query(sql`select 1 from user_data where source_id = ${id}`)).toEqual([]);
  expect(await db.query(sql`select 1 from accounts where id = ${id} and connector_state_sealed is not null`)).toEqual(
    [],
  );
});
