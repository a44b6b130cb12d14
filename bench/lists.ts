import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { fillTables } from './fill-tables.ts';
import { type Growth, measureGrowth, measurePages, rarelyCollected, runStatements } from './measure/measure-pages.ts';

interface Tenant {
  tenantId: string;
  authorization: string;
  developer: string;
}

export interface ListTimes {
  /** Growth of the first page from a thousand to a million rows. */
  lists: (Growth & { name: string })[];
  /** 99th percentiles of the first page, in milliseconds. */
  searches: { name: string; p99s: number[] }[];
}

const sizes = [1000, 100_000, 1_000_000];
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const lists = [
  { name: 'users', path: '/users?size=20' },
  { name: 'accounts', path: '/accounts?size=20' },
  { name: 'transactions', path: '/transactions?size=20' },
  { name: 'tasks', path: '/tasks?size=20' },
];
const searches = [
  { name: 'nothing', query: '' },
  { name: 'a frequent name', query: '&userName=palomero' },
  { name: 'a rare name with accents', query: '&userName=Zóbel' },
  { name: 'no name', query: '&userName=xqzw' },
  { name: 'a frequent provider', query: '&queryProviderId=sss_ph' },
  { name: 'a rare provider', query: '&queryProviderId=nbi_ph' },
  { name: 'dates', query: `&queryStartDate=${day(-40)}&queryEndDate=${day(-30)}` },
  { name: 'id', query: '&queryUserId=nobody' },
];

/** Measures tenants of three sizes in one database. */
export async function measureLists(
  given: Record<string, string>,
  databaseUrl: string,
  goal: number,
): Promise<ListTimes> {
  const server = await startServer(given);
  const tenants: Tenant[] = [];
  for (const _ of sizes) tenants.push(await registerTenant(server.url));
  await endServer(server);
  await seed(databaseUrl, tenants);
  const measured = await startServer({ ...given, NODE_ENV: 'production' }, rarelyCollected);
  const times: ListTimes = { lists: [], searches: [] };
  for (const { name, path } of lists) {
    const [small, , large] = tenants.map(({ authorization }) => ({
      url: `${measured.url}/sandbox/v1${path}`,
      authorization,
    }));
    times.lists.push({ name, ...(await measureGrowth(small!, large!, goal)) });
  }
  for (const { name, query } of searches) {
    const p99s = await measurePages(tenants, ({ developer }) => ({
      url: `${measured.url}/developer/v1/users?mode=SANDBOX&status=success${query}`,
      authorization: developer,
    }));
    times.searches.push({ name, p99s });
  }
  await endServer(measured);
  return times;
}

async function seed(databaseUrl: string, tenants: Tenant[]): Promise<void> {
  const bySize = tenants.map(({ tenantId }, at) => statements(tenantId, sizes[at]!));
  const tables = Object.keys(bySize[0]!) as (keyof ReturnType<typeof statements>)[];
  await fillTables(databaseUrl, Object.fromEntries(tables.map((table) => [table, bySize.map((all) => all[table])])));
  await runStatements(databaseUrl, ['vacuum (analyze)', 'checkpoint']);
}

/**
 * Statements by table. Names are combinations of the sandbox's published persons plus one rare name; all rows are from
 * the last 59 days.
 */
function statements(tenantId: string, size: number) {
  const at = `now() - interval '1 hour' - n * interval '59 days' / ${size}`;
  const rows = `from generate_series(1, ${size}) n`;
  const id = (prefix: string) => `'${prefix}-' || md5('${tenantId}' || n)`;
  const user = `'${tenantId}-' || md5(n::text)`;
  return {
    users: `insert into users (tenant_id, mode, id, full_name, outcome, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', ${user}, case when n % (${size} / 5) = 7 then 'Ana Zobel'
        else (array['George', 'Ryan', 'Christina', 'Anisha', 'José'])[n % 5 + 1] || ' ' || chr(65 + n % 26) || '. ' ||
          (array['Palomero', 'Lestari', 'Tan', 'Bhatia', 'Peñalosa', 'Ng', 'Chua'])[n % 7 + 1] end,
        'SUCCESS', ${at}, ${at} ${rows}`,
    accounts: `insert into accounts (tenant_id, mode, id, user_id, provider_id, status, status_updated_at, kept_since, created_at,
        updated_at)
      select '${tenantId}', 'SANDBOX', ${id('a')}, ${user}, case when n % (${size} / 10) = 3 then 'nbi_ph'
        else (array['sss_ph', 'upwork', 'grab'])[n % 3 + 1] end, 'CONNECTED', ${at}, ${at}, ${at}, ${at} ${rows}`,
    tasks: `insert into tasks (tenant_id, mode, id, type, status, user_id, source_id, source_type, provider_id, started_at)
      select '${tenantId}', 'SANDBOX', ${id('task')}, 'LINK_ACCOUNT', 'Finished', ${user}, ${id('a')}, 'ACCOUNT',
        'upwork', ${at} ${rows}`,
    user_data: `insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
        source_created_at, effective_date, ordinal, payload, created_at)
      select '${tenantId}', 'SANDBOX', 'TRANSACTIONS', ${id('t')}, ${user}, ${id('a')}, 'ACCOUNT', 'upwork', ${at},
        (${at})::date, 0, jsonb_build_object('id', ${id('t')}, 'date', (${at})::date, 'description', 'Order revenue',
          'currency', 'PHP', 'amount', n, 'referenceId', null), ${at} ${rows}`,
  };
}
