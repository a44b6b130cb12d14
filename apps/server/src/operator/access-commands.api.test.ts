import { apiKeysApi } from '@smile/contract/api-keys';
import { authApi } from '@smile/contract/auth';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { tenantsApi } from '@smile/contract/tenants';
import { usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../testing/end-user.ts';
import { startWebhookReceiver } from '../../testing/receivers/webhook-receiver.ts';
import { request } from '../../testing/request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestWebhook, publishTestEvent } from '../../testing/webhooks.ts';
import { createTestSite } from '../../testing/wink-sites.ts';
import { systemContext } from '../context.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.deps.database.close());

const refused = { status: 403, code: 'UNAUTHORIZED_ACCESS', message: expect.stringContaining('is suspended') };

async function run(name: string, ...given: string[]): Promise<string[]> {
  const command = commands.find((candidate) => candidate.name === name);
  if (command?.kind !== 'database') throw new Error(`There is no command ${name}.`);
  const lines: string[] = [];
  await command.run(app.deps, given, (line) => lines.push(line));
  return lines;
}

function auditOf(tenant: TestTenant, action: string): Promise<object[]> {
  return systemContext(app.deps).db.query(sql`
    select actor_kind, entity_id from audit_log where tenant_id = ${tenant.tenantId} and action = ${action}`);
}

it('keeps people, keys, end users and sites of a suspended tenant out, and lets them in again', async () => {
  const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
  const user = await createTestUser(app, tenant);
  const { id: siteId } = await createTestSite(app, tenant, { enabled: true });
  const { emailAddress } = tenant;
  const ask = async () => ({
    portal: await request(app, tenantsApi.get, { authorization: tenant.developer }),
    key: await request(app, usersApi.list, { authorization: tenant.basic.SANDBOX }),
    widget: await request(app, widgetApi.config, { authorization: user.link }),
    site: await request(app, hostedSitesApi.get, { params: { id: siteId } }),
    signIn: await request(app, authApi.login, { body: { emailAddress, password: testPassword } }),
  });
  for (const answer of Object.values(await ask())) expect(answer.status).toBeLessThan(300);
  expect(await run('suspend-tenant', tenant.tenantId)).toEqual([`${tenant.tenantId} is suspended.`]);
  for (const answer of Object.values(await ask())) expect(answer).toMatchObject(refused);
  expect((await request(app, usersApi.list, { authorization: other.basic.SANDBOX })).status).toBe(200);
  await run('resume-tenant', tenant.tenantId);
  for (const answer of Object.values(await ask())) expect(answer.status).toBeLessThan(300);
  expect(await auditOf(tenant, 'tenant.suspend')).toEqual([{ actor_kind: 'system', entity_id: tenant.tenantId }]);
  expect(await auditOf(tenant, 'tenant.resume')).toHaveLength(1);
});

it('delivers the events of a suspended tenant once it is resumed', async () => {
  const tenant = await createTestTenant(app);
  const receiver = await startWebhookReceiver();
  await createTestWebhook(app, tenant, { url: receiver.url });
  await run('suspend-tenant', tenant.tenantId);
  await publishTestEvent(app, tenant);
  await app.runJobs();
  expect(receiver.received).toHaveLength(0);
  await run('resume-tenant', tenant.tenantId);
  app.clock.advanceSeconds(301);
  await app.runJobs();
  expect(receiver.received).toHaveLength(1);
  receiver.close();
});

it('blocks a key, which its tenant cannot activate', async () => {
  const tenant = await createTestTenant(app);
  const authorization = tenant.developer;
  const query = { mode: 'SANDBOX' as const };
  const [key] = (await request(app, apiKeysApi.list, { authorization, query })).data.items;
  await run('block-key', tenant.tenantId, key!.id);
  const list = () => request(app, usersApi.list, { authorization: tenant.basic.SANDBOX });
  expect(await list()).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' });
  const activate = {
    authorization,
    params: { id: key!.id },
    body: { mode: 'SANDBOX' as const, status: 'ACTIVE' as const },
  };
  expect(await request(app, apiKeysApi.setStatus, activate)).toMatchObject({
    status: 403,
    code: 'UNAUTHORIZED_ACCESS',
  });
  await run('unblock-key', tenant.tenantId, key!.id);
  expect((await list()).status).toBe(200);
  expect(await auditOf(tenant, 'api-key.block')).toHaveLength(1);
  await expect(run('block-key', (await createTestTenant(app)).tenantId, key!.id)).rejects.toThrow('cannot be found');
});

it('ends all sessions of a person', async () => {
  const tenant = await createTestTenant(app);
  expect(await run('sign-out', tenant.emailAddress)).toEqual([`1 session of ${tenant.emailAddress} ended.`]);
  const answer = await request(app, tenantsApi.get, { authorization: tenant.developer });
  expect(answer).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  expect(await auditOf(tenant, 'developer.sign-out')).toHaveLength(1);
  await expect(run('sign-out', 'nobody@example.com')).rejects.toThrow('cannot be found');
});
