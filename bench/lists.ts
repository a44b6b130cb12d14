import pg from 'pg';
import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { median } from './median.ts';

interface Tenant {
  tenantId: string;
  authorization: string;
  developer: string;
}

export interface ListTimes {
  /** Of the first page in milliseconds: the median of the rounds' 99th percentiles. */
  lists: { name: string; small: number; large: number }[];
  searches: { name: string; p99s: number[] }[];
}

const sizes = [1000, 100_000, 1_000_000];
const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
/** Few enough that another program's moment spoils few rounds; each round has a 99th percentile of its own. */
const calls = 100;
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

/** Tenants of three sizes in one database, asked in turns so that what else the machine does meets all alike. */
export async function measureLists(given: Record<string, string>, databaseUrl: string): Promise<ListTimes> {
  const server = await startServer(given);
  const tenants: Tenant[] = [];
  for (const size of sizes) {
    const tenant = await registerTenant(server.url);
    await seed(databaseUrl, tenant.tenantId, size);
    tenants.push(tenant);
  }
  await analyze(databaseUrl);
  await endServer(server);
  const measured = await startServer({ ...given, NODE_ENV: 'production' });
  const times: ListTimes = { lists: [], searches: [] };
  for (const { name, path } of lists) {
    const p99s = await measure(tenants, ({ authorization }) => ({
      url: `${measured.url}/sandbox/v1${path}`,
      authorization,
    }));
    times.lists.push({ name, small: p99s[0]!, large: p99s.at(-1)! });
  }
  for (const { name, query } of searches) {
    const p99s = await measure(tenants, ({ developer }) => ({
      url: `${measured.url}/developer/v1/users?mode=SANDBOX&status=success${query}`,
      authorization: developer,
    }));
    times.searches.push({ name, p99s });
  }
  await endServer(measured);
  return times;
}

async function measure(
  tenants: Tenant[],
  callOf: (tenant: Tenant) => { url: string; authorization: string },
): Promise<number[]> {
  const p99s = tenants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    const tookMs = tenants.map((): number[] => []);
    for (let call = 0; call < calls; call += 1)
      for (const [index, tenant] of tenants.entries()) tookMs[index]!.push(await timeCall(callOf(tenant)));
    // The first round warms up.
    if (round > 0) for (const [index, times] of tookMs.entries()) p99s[index]!.push(percentile99(times));
  }
  return p99s.map(median);
}

async function timeCall({ url, authorization }: { url: string; authorization: string }): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { authorization } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return performance.now() - startedAt;
}

function percentile99(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;
}

async function seed(databaseUrl: string, tenantId: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements(tenantId, size)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The names of the published sandbox persons in all mixtures, and one rare one; all within the last 59 days. */
function statements(tenantId: string, size: number): string[] {
  const at = `now() - interval '1 hour' - n * interval '59 days' / ${size}`;
  const rows = `from generate_series(1, ${size}) n`;
  const id = (prefix: string) => `'${prefix}-' || md5('${tenantId}' || n)`;
  const user = `'${tenantId}-' || md5(n::text)`;
  return [
    `insert into users (tenant_id, mode, id, full_name, outcome, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', ${user}, case when n % (${size} / 5) = 7 then 'Ana Zobel'
        else (array['George', 'Ryan', 'Christina', 'Anisha', 'José'])[n % 5 + 1] || ' ' || chr(65 + n % 26) || '. ' ||
          (array['Palomero', 'Lestari', 'Tan', 'Bhatia', 'Peñalosa', 'Ng', 'Chua'])[n % 7 + 1] end,
        'SUCCESS', ${at}, ${at} ${rows}`,
    `insert into accounts (tenant_id, mode, id, user_id, provider_id, status, status_updated_at, kept_since, created_at,
        updated_at)
      select '${tenantId}', 'SANDBOX', ${id('a')}, ${user}, case when n % (${size} / 10) = 3 then 'nbi_ph'
        else (array['sss_ph', 'upwork', 'grab'])[n % 3 + 1] end, 'CONNECTED', ${at}, ${at}, ${at}, ${at} ${rows}`,
    `insert into tasks (tenant_id, mode, id, type, status, user_id, source_id, source_type, provider_id, started_at)
      select '${tenantId}', 'SANDBOX', ${id('task')}, 'LINK_ACCOUNT', 'Finished', ${user}, ${id('a')}, 'ACCOUNT',
        'upwork', ${at} ${rows}`,
    `insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
        source_created_at, effective_date, ordinal, payload, created_at)
      select '${tenantId}', 'SANDBOX', 'TRANSACTIONS', ${id('t')}, ${user}, ${id('a')}, 'ACCOUNT', 'upwork', ${at},
        (${at})::date, 0, jsonb_build_object('id', ${id('t')}, 'date', (${at})::date, 'description', 'Order revenue',
          'currency', 'PHP', 'amount', n, 'referenceId', null), ${at} ${rows}`,
  ];
}

async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
}
