import { widgetApi } from '@smile/contract/widget';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, startLogin, submitCode, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { modeContext, systemContext, tenantContext } from '../../context.ts';
import { awaitLinkAccount } from './service/await-account.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});

const longerThanAnyTestMs = 3_600_000;
const ask = (id: string, waitMs: number) =>
  request(app, widgetApi.getAccount, { authorization: user.link, params: { id }, query: { waitMs } });

describe('the answer about a connection', () => {
  it('waits until the connection changes', async () => {
    const { id } = (await startLogin(app, user, 'sss_ph')).data;
    await submitCode(app, user, id);
    const ctx = {
      ...modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX'),
      actor: { kind: 'user' as const, userId: user.userId },
    };
    const held = awaitLinkAccount(ctx, id, longerThanAnyTestMs);
    await app.runJobs();
    expect(await held).toMatchObject({ status: 'CONNECTED', stage: 'DONE', progress: 100 });
    // No further change is pending.
    expect(await awaitLinkAccount(ctx, id, longerThanAnyTestMs)).toMatchObject({ stage: 'DONE' });
  });

  it('returns after the requested time without a change, and at once when the end user must act', async () => {
    const { id } = (await startLogin(app, await createUser(), 'sss_ph')).data;
    expect((await ask(id, 2000)).data).toMatchObject({ status: 'AWAITING_MFA' });
    await submitCode(app, user, id);
    expect((await ask(id, 20)).data).toMatchObject({ status: 'CONNECTED', stage: 'FETCHING' });
    expect((await ask(id, 0)).data).toMatchObject({ status: 'CONNECTED', stage: 'FETCHING' });
  });

  it('waits two seconds at most, and not for unknown accounts', async () => {
    expect(await ask('a-0', 2001)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(await ask('a-0', -1)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(await ask('a-0', 2000)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  });
});

async function createUser(): Promise<TestUser> {
  user = await createTestUser(app, tenant);
  return user;
}
