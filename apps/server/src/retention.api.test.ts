import { apiKeysApi } from '@smile/contract/api-keys';
import { authApi } from '@smile/contract/auth';
import { siteVisitApi } from '@smile/contract/hosted-sites';
import { readmeTokensApi } from '@smile/contract/readme-tokens';
import { usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { exportTestAccount } from '../testing/account-exports.ts';
import { uploadTestArchive } from '../testing/archives.ts';
import { pngOf } from '../testing/documents/png.ts';
import { connectTestAccount, createTestUser } from '../testing/end-user.ts';
import { submitTestForm } from '../testing/forms.ts';
import { createTestInvite } from '../testing/invites.ts';
import { dropOld } from '../testing/jobs.ts';
import { request } from '../testing/request.ts';
import { testPng, uploadTestSiteFile } from '../testing/site-files.ts';
import { branchedFlow, createFlowSite, startTestVisit } from '../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../testing/tenant.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { publishTestEvent, testContext } from '../testing/webhooks.ts';
import { createTestSite, lowCodeTemplate } from '../testing/wink-sites.ts';
import { inTransaction, modeContext, systemContext, tenantContext } from './context.ts';
import { uploadImage } from './features/images/service.ts';
import { recordLink } from './features/user-data/service/account-links.ts';
import { insertReading } from './features/user-data/staging-queries.ts';
import { holdings } from './holdings.ts';
import type { Retention } from './platform/holdings/holdings.ts';
import { handleJob, jobKind } from './platform/jobs/job.ts';
import { enqueueJob } from './platform/jobs/queue.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { takePermits } from './platform/limits/permit-queries.ts';
import { throttle } from './platform/limits/throttle-queries.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.deps.database.close();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

interface Aging {
  /** Column that a row's age is counted from. */
  from: string;
  /** For rows that outlive their content: SQL that is true while the content exists. */
  held?: string;
  /** Adds a row the way the product does. */
  add(): Promise<unknown>;
}

const connect = async () => connectTestAccount(app, await createTestUser(app, tenant), 'sss_ph');
const visit = async () => startTestVisit(app, await createFlowSite(app, tenant, { flow: branchedFlow }));

/** Adds a row to each table with a retention. */
const agings: Record<string, Aging> = {
  account_exports: {
    from: 'created_at',
    add: async () => {
      const authorization = tenant.basic.SANDBOX;
      await exportTestAccount(app, { authorization, id: (await connect()).id, exportExtensionType: 'CSV' });
    },
  },
  account_links: {
    from: 'linked_at',
    add: async () => {
      const { userId } = await createTestUser(app, tenant, 'PRODUCTION');
      const account = { id: 'a-1', userId, providerId: 'sss_ph', loginName: '33-0000001-1' };
      await inTransaction(testContext(app, tenant, 'PRODUCTION'), (tx) => recordLink(tx, account));
    },
  },
  accounts: { from: 'kept_since', held: "status <> 'DISCONNECTED'", add: connect },
  archives: {
    from: 'created_at',
    held: "status <> 'REVOKED'",
    add: async () => uploadTestArchive(app, await createTestUser(app, tenant)),
  },
  audit_log: { from: 'created_at', add: () => createTestSite(app, tenant) },
  developer_sessions: { from: 'expires_at', add: () => createTestTenant(app) },
  email_links: {
    from: 'expires_at',
    add: async () => {
      await request(app, authApi.resetPassword, { body: { emailAddress: tenant.emailAddress }, ip: tenant.tenantId });
      await app.runJobs();
    },
  },
  events: { from: 'created_at', add: () => publishTestEvent(app, tenant) },
  forms: {
    from: 'created_at',
    add: async () => submitTestForm(app, tenant, (await createTestUser(app, tenant)).userId),
  },
  idempotency_keys: {
    from: 'expires_at',
    add: () => request(app, usersApi.create, { authorization: tenant.basic.SANDBOX, idempotencyKey: 'once' }),
  },
  images: {
    from: 'released_at',
    add: () => uploadImage(testContext(app, tenant), new Blob([new Uint8Array(pngOf(Buffer.alloc(4)))])),
  },
  invites: { from: 'expires_at', add: () => createTestInvite(app, tenant) },
  jobs: { from: 'failed_at', add: failJob },
  mailbox_messages: {
    from: 'created_at',
    add: async () => {
      await createTestInvite(app, tenant);
      await app.runJobs();
    },
  },
  rate_windows: {
    from: 'window_start',
    add: () => {
      const window = { subject: 'somebody', wanted: 1, max: 1, windowMs: 1000 };
      return takePermits(systemContext(app.deps).db, window);
    },
  },
  readme_tokens: {
    from: 'expires_at',
    add: async () => {
      const authorization = tenant.developer;
      const { data } = await request(app, apiKeysApi.list, { authorization, query: { mode: 'SANDBOX' } });
      await request(app, readmeTokensApi.create, { authorization, body: { keyId: data.items[0]!.id } });
    },
  },
  site_files: {
    from: 'created_at',
    add: async () => uploadTestSiteFile(app, await visit(), { component: 'Signature_1', bytes: testPng() }),
  },
  throttles: {
    from: 'window_start',
    add: () => throttle(systemContext(app.deps), { action: 'try', subject: 'somebody', max: 1, windowSeconds: 60 }),
  },
  ui_events: {
    from: 'created_at',
    add: async () => {
      const { link: authorization } = await createTestUser(app, tenant);
      const body = { eventName: 'LoginPageOpened', eventTime: '2026-01-31T08:30:00.000Z' } as const;
      await request(app, widgetApi.recordEvent, { authorization, body });
    },
  },
  user_data_readings: {
    from: 'created_at',
    add: () =>
      insertReading(modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX'), {
        id: 'task-1',
        sourceId: 'a-1',
      }),
  },
  wink_site_sessions: { from: 'created_at', held: 'not is_expired', add: visit },
  wink_site_steps: {
    from: 'created_at',
    add: async () => {
      const { user, sessionId } = await visit();
      const body = { reference: 'Form_about', kind: 'SHOWN' } as const;
      await request(app, siteVisitApi.recordStep, { authorization: user.link, params: { id: sessionId }, body });
    },
  },
  wink_site_new_drafts: {
    from: 'shared_until',
    add: () =>
      request(app, winkSiteDraftsApi.shareNew, {
        authorization: tenant.developer,
        query: { mode: 'SANDBOX' },
        body: { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate, hours: 1 } as never,
      }),
  },
  wink_sites: {
    from: 'deleted_at',
    add: async () => {
      const { id } = await createTestSite(app, tenant);
      const query = { mode: 'SANDBOX' } as const;
      await request(app, winkSitesApi.remove, { authorization: tenant.developer, params: { id }, query });
    },
  },
};

async function failJob(): Promise<void> {
  const kind = jobKind('retention-test.fail', z.strictObject({}), 1);
  await enqueueJob(systemContext(app.deps), kind, {});
  const handler = handleJob(kind, () => Promise.reject(new Error('for good')));
  await startWorker(app.deps, [handler], { isPolling: false }).runDue();
}

/** Times from which rows with content age, earliest first. */
async function listTimes(table: string, { from, held = 'true' }: Aging, until: Date | null = null): Promise<Date[]> {
  const rows = await systemContext(app.deps).db.query<{ time: Date }>(sql`
    select ${raw(from)} as time from ${raw(table)}
    where ${raw(from)} <= coalesce(${until}::timestamptz, 'infinity') and ${raw(held)} order by 1`);
  return rows.map(({ time }) => time);
}

const hourSeconds = 3600;
const setClock = (time: Date, seconds: number) =>
  app.clock.advanceSeconds((time.getTime() - app.deps.now().getTime()) / 1000 + seconds);

const retentions = holdings.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, { kept }]): [string, Retention][] =>
    typeof kept === 'string' ? [] : [[table, kept]],
  ),
);

it.each(retentions)(
  'keeps rows of %s until an hour before their limit, and deletes them an hour after it',
  async (table, { days, partitionDays = 0 }) => {
    const aging = agings[table]!;
    await aging.add();
    const times = await listTimes(table, aging);
    expect(times.length).toBeGreaterThan(0);
    const keptSeconds = (typeof days === 'number' ? days : days(systemContext(app.deps))) * 24 * hourSeconds;
    setClock(times[0]!, keptSeconds - hourSeconds);
    await dropOld(app, table);
    expect(await listTimes(table, aging, times.at(-1))).toEqual(times);
    setClock(times.at(-1)!, keptSeconds + partitionDays * 24 * hourSeconds + hourSeconds);
    await dropOld(app, table);
    expect(await listTimes(table, aging, times.at(-1))).toEqual([]);
  },
);
