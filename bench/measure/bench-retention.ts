import pg from 'pg';
import { onPostgres, prepareTenant, type Say, settings } from '../prepare.ts';
import { retainEvents, type Serving } from './retain-events.ts';

const weekRows = 300_000;
const chainRows = Number(process.env.BENCH_EVENTS ?? 100_000);
const partRows = 200;
const sizeRows = 20_000;
const id = "md5(i::text || 'x')";
const user = "'acme00000000-' || md5((i / 30)::text)";

const past = "now() - interval '70 days'";

/** A row as the product stores it. */
const rows: Record<string, string> = {
  users: `(tenant_id, mode, id, full_name, created_at, updated_at)
    select 'acme00000000', 'SANDBOX', 'acme00000000-' || ${id}, 'Maria Santos Palomero', now(), now()`,
  ui_events: `(tenant_id, mode, id, user_id, event_name, provider_id, account_id, occurred_at, created_at)
    select 'acme00000000', 'SANDBOX', ${id}, ${user}, 'LoginPageOpened', 'sss_ph', 'a-' || ${id}, now(), now()`,
  events: `(tenant_id, mode, id, type, data, created_at)
    select 'acme00000000', 'SANDBOX', 'e-' || ${id}, 'ACCOUNT_CREATED', json_build_object('userId', ${user},
      'accountId', 'a-' || ${id}, 'providers', '{sss_ph}'::text[]), now()`,
  webhook_deliveries: `(tenant_id, mode, id, webhook_id, event_id, event_type, state, attempt_count, created_at, finished_at)
    select 'acme00000000', 'SANDBOX', 'd-' || ${id}, 'w-' || md5('w'), 'e-' || ${id}, 'ACCOUNT_CREATED', 'DELIVERED', 1,
      now(), now()`,
  webhook_attempts: `(tenant_id, delivery_id, attempt, started_at, duration_ms, status_code, request_headers,
      response_headers, response_body)
    select 'acme00000000', 'd-' || ${id}, 1, now(), 20, 200, jsonb_build_object('content-type', 'application/json',
      'smile-signature', md5(i::text) || md5('y'), 'smile-event-id', 'e-' || ${id}, 'user-agent', 'Smile/1.0'),
      '{"content-type": "application/json"}', '{"ok":true}'`,
  audit_log: `(tenant_id, id, action, actor_kind, actor_id, ip, request_id, entity_type, entity_id, after, created_at)
    select 'acme00000000', ${id}, 'webhook.update', 'developer', 'd-' || md5('d'), '203.0.113.7', ${id}, 'webhook',
      'w-' || ${id}, '{"active": true}', now()`,
};

/** Measures the end of a week of history row by row and as a partition, and bytes of a row with its indexes. */
export function benchRetention(say: Say): Promise<void> {
  return onPostgres(async (url, folder) => {
    const given = { ...settings, DATA_DIR: folder, DATABASE_URL: url };
    const { authorization } = await prepareTenant(given);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('set session_replication_role = replica');
      await measureEnd(client, say);
      await measureEvents(client, { given, authorization }, say);
      await client.query('set session_replication_role = replica');
      for (const [table, values] of Object.entries(rows)) {
        const before = await readSize(client, table);
        await client.query(`insert into ${table} ${values} from generate_series(1, ${sizeRows}) as i`);
        say(`${table}: ${Math.round(((await readSize(client, table)) - before) / sizeRows)} bytes a row`);
      }
    } finally {
      await client.end();
    }
  }, say);
}

async function measureEnd(client: pg.Client, say: Say): Promise<void> {
  const fill = (table: string) =>
    client.query(
      `insert into ${table} ${rows.ui_events!.replace(/now\(\)$/, past)} from generate_series(1, ${weekRows}) i`,
    );
  await client.query(`create table weeks_deleted (like ui_events including all);
    create index on weeks_deleted (created_at);
    drop table ui_events_before;
    create table ui_events_past partition of ui_events for values from ('2020-01-01') to (${past} + interval '1 day')`);
  for (const table of ['weeks_deleted', 'ui_events']) await fill(table);
  await client.query('analyze');
  const remove = `delete from weeks_deleted where ctid = any(array(
    select ctid from weeks_deleted where created_at < now() order by created_at limit ${partRows} for update skip locked))`;
  await measure(client, say, `${weekRows} rows deleted`, async () => {
    while (((await client.query(remove)).rowCount ?? 0) > 0);
  });
  await measure(client, say, `${weekRows} rows dropped`, async () => {
    await client.query("select smile_drop_partitions('ui_events', now())");
  });
}

/** As the product does it, beside requests. */
async function measureEvents(client: pg.Client, serving: Serving, say: Say): Promise<void> {
  for (const table of ['events', 'webhook_deliveries', 'webhook_attempts'])
    await client.query(
      `insert into ${table} ${rows[table]!.replaceAll('now()', past)} from generate_series(1, ${chainRows}) i`,
    );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze)');
  await retainEvents(client, serving, say, (work) =>
    measure(client, say, `${chainRows} events deleted, each with a delivery and an attempt`, work),
  );
}

async function measure(client: pg.Client, say: Say, name: string, work: () => Promise<void>): Promise<void> {
  const { rows: before } = await client.query('select pg_current_wal_lsn() as position');
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const { rows: after } = await client.query('select pg_current_wal_lsn() - $1::pg_lsn as bytes', [before[0].position]);
  say(`${name}: ${seconds.toFixed(2)} s, ${(Number(after[0].bytes) / 1e6).toFixed(1)} MB of log`);
}

/** With indexes and partitions. */
async function readSize(client: pg.Client, table: string): Promise<number> {
  const { rows: found } = await client.query(`
    select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
    where oid = '${table}'::regclass or oid in (select inhrelid from pg_inherits where inhparent = '${table}'::regclass)`);
  return Number(found[0].bytes);
}
