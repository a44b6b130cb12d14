import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { archivesApi } from '@smile/contract/archives';
import { blacklistsApi } from '@smile/contract/blacklists';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import type { Endpoint } from '@smile/contract/endpoint';
import { footprintsApi } from '@smile/contract/footprints';
import { invitesApi } from '@smile/contract/invites';
import { mawsApi } from '@smile/contract/maws';
import { signalsApi } from '@smile/contract/signals';
import { siteSessionStatuses, siteSessionsApi } from '@smile/contract/site-sessions';
import { verificationsApi } from '@smile/contract/verifications';
import { webhooksApi } from '@smile/contract/webhooks';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { winkTemplatesApi } from '@smile/contract/wink-templates';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../testing/tenant.ts';
import { createTestApp, type TestApp, testApp } from '../../testing/test-app.ts';
import { listTestDeliveries } from '../../testing/webhooks.ts';
import { inTransaction, systemContext, withTenant } from '../context.ts';
import { addDemoRecords } from './add-demo-records.ts';
import { addDemoSites } from './add-demo-sites.ts';
import { addDemoWebhook } from './add-demo-webhook.ts';
import { createDemo } from './create-demo.ts';
import { demoUserCount } from './demo-people.ts';
import { demoVisits } from './demo-visits.ts';
import { demoRecords } from './job-kinds.ts';
import { linkDemoUser } from './link-demo-user.ts';
import { visitDemoSite } from './visit-demo-site.ts';

let app: TestApp;
let tenant: TestTenant;
let authorization: string;
const query = { mode: 'SANDBOX' } as const;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  authorization = tenant.developer;
  await addDemoSites(systemContext(app.deps), tenant);
  await app.runJobs();
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const listTemplates = async () => (await request(app, winkTemplatesApi.list, { authorization, query })).data.items;
const listSites = async () => (await request(app, winkSitesApi.list, { authorization, query })).data.items;
async function listSessions(winkSiteId: string) {
  const listed = await request(app, siteSessionsApi.list, { authorization, query: { ...query, winkSiteId } });
  const read = listed.data.items.map(({ id }) =>
    request(app, siteSessionsApi.get, { authorization, query, params: { id } }),
  );
  return (await Promise.all(read)).map(({ data }) => data);
}

it('has a published site of each kind, made by its administrator', async () => {
  const sites = await listSites();
  expect(sites.map(({ type, enabled }) => ({ type, enabled }))).toEqual([
    { type: 'DEFAULT', enabled: true },
    { type: 'LOWCODE', enabled: true },
  ]);
  const versions = await request(app, winkSitesApi.listVersions, {
    authorization,
    query,
    params: { id: sites[0]!.id },
  });
  expect(versions.data.items).toMatchObject([{ version: 1, createdBy: { id: tenant.developerId } }]);
});

it('has visits of the drawn site in every state', async () => {
  const drawn = (await listSites()).find(({ type }) => type === 'DEFAULT')!;
  const sessions = await listSessions(drawn.id);
  expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set(siteSessionStatuses));
});

it('has visits of the branched site that took each way, with their forms', async () => {
  const branched = (await listSites()).find(({ type }) => type === 'LOWCODE')!;
  const finished = (await listSessions(branched.id)).filter(({ status }) => status === 'SUCCESS');
  const ways = new Set(finished.map(({ path }) => path.map(({ screenName }) => screenName).join(' → ')));
  expect(ways).toEqual(
    new Set([
      'Welcome → About you → Your job → Connect → Your loan',
      'Welcome → About you → Your business → Connect → Your loan',
    ]),
  );
  expect(finished[0]!.path.every(({ seconds }) => seconds !== null && seconds > 0)).toBe(true);
  const forms = await request(app, siteSessionsApi.listForms, {
    authorization,
    query,
    params: { id: finished[0]!.id },
  });
  expect(forms.data.map(({ name }) => name)).toHaveLength(3);
});

it('changes nothing when its jobs run again', async () => {
  const ctx = systemContext(app.deps);
  const { tenantId } = tenant;
  const count = async () =>
    (
      await ctx.db.query(sql`
        select (select count(*) from users where tenant_id = ${tenantId}) as users,
          (select count(*) from wink_sites where tenant_id = ${tenantId}) as sites,
          (select count(*) from wink_site_sessions where tenant_id = ${tenantId}) as sessions,
          (select count(*) from wink_site_steps where tenant_id = ${tenantId}) as steps,
          (select count(*) from forms where tenant_id = ${tenantId}) as forms`)
    )[0];
  const before = await count();
  await addDemoSites(ctx, tenant);
  for (const { id: siteId, type } of await listSites())
    for (const index of demoVisits[type].keys()) await visitDemoSite(ctx, { tenantId, siteId, type, index });
  await app.runJobs();
  expect(await count()).toEqual(before);
});

it('has a webhook with delivered and failed deliveries', async () => {
  const port = await findFreePort();
  const demo = await createTestApp({ DEMO: '1', PORT: String(port) });
  await demo.portal.listen({ host: 'localhost', port });
  const owner = await createTestTenant(demo);
  const system = systemContext(demo.deps);
  await inTransaction(system, (tx) => addDemoWebhook(withTenant(tx, owner.tenantId), owner.developerId));
  const [connected, failed] = [0, demoUserCount - 1];
  for (const index of [connected, failed]) await linkDemoUser(system, owner.tenantId, index);
  await addDemoRecords(system, { ...owner, records: 'DOCUMENTS' });
  await demo.runJobs();
  for (const seconds of demo.deps.config.webhookRetrySeconds) {
    demo.clock.advanceSeconds(seconds + 1);
    await demo.runJobs();
  }
  const { data } = await request(demo, webhooksApi.list, { authorization: owner.basic.SANDBOX, query: {} });
  const deliveries = await listTestDeliveries(demo, owner, data.items[0]!.id, { size: 50 });
  // The server logs 5xx answers as its own errors, so the demo receiver answers 422.
  expect(deliveries.filter(({ state }) => state === 'FAILED').map(({ lastStatusCode }) => lastStatusCode)).toContain(
    422,
  );
  const outcomes = new Set(deliveries.map(({ eventType, state }) => `${eventType} ${state}`));
  expect(outcomes).toEqual(
    new Set([
      'ACCOUNT_CONNECTED DELIVERED',
      'TASK_FINISHED DELIVERED',
      'ACCOUNT_FAILED DELIVERED',
      'ARCHIVE_ANALYZED FAILED',
    ]),
  );
  await demo.portal.close();
});

it('has the webhook from the first start', async () => {
  const { deps } = await createTestApp({ DEMO: '1' });
  await createDemo(systemContext(deps));
  const webhooks = await systemContext(deps).db.query(sql`select name, mode, is_active from webhooks`);
  expect(webhooks).toEqual([{ name: 'Loan system', mode: 'SANDBOX', is_active: true }]);
});

it('has no receiver outside of the demo', async () => {
  const answer = await app.portal.inject({ method: 'POST', url: '/dev/webhooks', payload: { type: 'TASK_FINISHED' } });
  expect(answer.statusCode).toBe(404);
});

it('has a template, a consent template, a lookup of each kind, documents and invites, once', async () => {
  const add = async () => {
    for (const records of demoRecords) await addDemoRecords(systemContext(app.deps), { ...tenant, records });
  };
  const count = async (endpoint: Endpoint, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') => {
    const { data } = await request(app, endpoint, { authorization: tenant.basic[mode], mode, query: {} });
    return (data as unknown as { items: object[] }).items.length;
  };
  const lookups = [verificationsApi, signalsApi, blacklistsApi, footprintsApi, mawsApi];
  const countAll = () =>
    Promise.all([
      listTemplates().then((items) => items.length),
      count(consentTemplatesApi.list),
      ...lookups.map(({ list }) => count(list)),
      count(archivesApi.list),
      count(invitesApi.list, 'PRODUCTION'),
    ]);
  await add();
  expect(await countAll()).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2]);
  await add();
  expect(await countAll()).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2]);
  const { data } = await request(app, verificationsApi.list, { authorization: tenant.basic.SANDBOX, query: {} });
  expect(data.items).toMatchObject([{ status: 'COMPLETED' }]);
});
