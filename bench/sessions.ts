import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { type Growth, measureGrowth, rarelyCollected, runStatements } from './measure/measure-pages.ts';

/** Times of one page of the session list, from a thousand to a million sessions. */
export interface SessionTimes extends Growth {
  name: string;
}

interface Tenant {
  tenantId: string;
  developer: string;
  size: number;
}

const sizes = [1000, 1_000_000];
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const week = `startDate=${day(-6)}&endDate=${day(0)}`;
const siteId = (name: string) => (tenant: Tenant) => `winkSiteId=${tenant.tenantId}-${name}`;

/** Queries as on the Sites Data page: nine of ten sessions belong to one site, and few were refused. */
const pages: { name: string; query: (tenant: Tenant) => string }[] = [
  { name: 'the last week', query: () => week },
  { name: 'any time', query: () => '' },
  { name: 'a frequent site', query: (tenant) => `${week}&${siteId('often')(tenant)}` },
  { name: 'a rare site', query: siteId('seldom') },
  { name: 'a user', query: ({ tenantId, size }) => `${week}&userId=${tenantId}-${Math.round(size / 200)}` },
  { name: 'a frequent status', query: () => `${week}&status=SUCCESS` },
  { name: 'a rare status', query: () => 'status=FAILURE' },
  { name: 'a frequent site and a rare status', query: (tenant) => `status=FAILURE&${siteId('often')(tenant)}` },
  { name: 'a rare site and a frequent status', query: (tenant) => `status=SUCCESS&${siteId('seldom')(tenant)}` },
  { name: 'a frequent site and a status it never had', query: (tenant) => `status=REVOKED&${siteId('often')(tenant)}` },
  {
    name: 'a user, a site and a status',
    query: (tenant) => `userId=${tenant.tenantId}-3&status=SUCCESS&${siteId('often')(tenant)}`,
  },
  { name: 'days long ago', query: () => `startDate=${day(-50)}&endDate=${day(-44)}` },
];

/** Measures tenants of two sizes in one database. */
export async function measureSessions(
  given: Record<string, string>,
  databaseUrl: string,
  goal: number,
): Promise<SessionTimes[]> {
  const server = await startServer(given);
  const tenants: Tenant[] = [];
  for (const size of sizes) {
    const tenant = { ...(await registerTenant(server.url)), size };
    await runStatements(databaseUrl, statements(tenant));
    tenants.push(tenant);
  }
  await runStatements(databaseUrl, ['vacuum (analyze)', 'checkpoint']);
  await endServer(server);
  const measured = await startServer({ ...given, NODE_ENV: 'production' }, rarelyCollected);
  const urlOf = (query: string) => `${measured.url}/developer/v1/winkSiteSessions?mode=SANDBOX&size=20&${query}`;
  const growthOf = (query: (tenant: Tenant) => string) => {
    const [small, large] = tenants.map((tenant) => ({ url: urlOf(query(tenant)), authorization: tenant.developer }));
    return measureGrowth(small!, large!, goal);
  };
  const times: SessionTimes[] = [];
  for (const { name, query } of pages) times.push({ name, ...(await growthOf(query)) });
  const cursors = new Map<Tenant, string>();
  for (const tenant of tenants) cursors.set(tenant, await followPages(urlOf(week), tenant.developer, 4));
  times.push({
    name: 'the fifth page of the last week',
    ...(await growthOf((tenant) => `${week}&cursor=${cursors.get(tenant)}`)),
  });
  await endServer(measured);
  return times;
}

/** Returns the cursor after a number of pages. */
async function followPages(url: string, authorization: string, count: number): Promise<string> {
  let cursor = '';
  for (let page = 0; page < count; page += 1) {
    const answer = await fetch(cursor ? `${url}&cursor=${cursor}` : url, { headers: { authorization } });
    const { data } = (await answer.json()) as { data: { nextCursor: string | null } };
    if (!data.nextCursor) throw new Error(`The list ended on page ${page + 1}`);
    cursor = encodeURIComponent(data.nextCursor);
  }
  return cursor;
}

/** Ten sessions per user, all within the last 59 days. */
function statements({ tenantId, size }: Tenant): string[] {
  const at = `now() - interval '1 hour' - n * interval '59 days' / ${size}`;
  return [
    `insert into users (tenant_id, mode, id, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', '${tenantId}-' || n, now() - interval '60 days', now() - interval '60 days'
      from generate_series(0, ${size / 10}) n`,
    `insert into wink_site_sessions (tenant_id, mode, id, site_id, site_name, version, user_id, status, url_params,
        resume_hash, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', 'wss-' || md5('${tenantId}' || n), '${tenantId}-' || case
          when n % (${size} / 20) = 7 then 'seldom' when n % 10 = 9 then 'sometimes' else 'often' end, 'Loans', 1,
        '${tenantId}-' || n / 10, case when n % (${size} / 40) = 3 then 'FAILURE' when n % 10 = 9 then 'REVOKED'
          else (array['SUCCESS', 'IN_PROGRESS', 'PENDING'])[n % 3 + 1] end, '{}', md5('${tenantId}' || n), ${at}, ${at}
      from generate_series(1, ${size}) n`,
  ];
}
