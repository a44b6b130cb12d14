import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { callOrThrow, waitFor } from '../scripts/resilience/http-call.mjs';
import { endServer, type ServerProcess, startServer } from '../scripts/resilience/server-process.mjs';
import type { BareSenderSettings } from './bare/bare-sender.ts';
import { startChild } from './child-process.ts';
import { type DeliveryReceiver, startDeliveryReceiver } from './delivery-receiver.ts';
import { median } from './measure/figures.ts';

const webhookCount = 50;
const backlogEvents = 400;
const warmUpShare = 0.1;
const idleCalls = 60;
const paced = { seconds: 6, callsPerSecond: 4 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Number of backlogs, ours and the bare sender's alternating; the median counts. */
const backlogs = 5;

interface Tenant {
  tenantId: string;
  authorization: string;
}

export interface WebhookFigures {
  /** Deliveries per second of each backlog, in order. */
  perSecond: number[];
  /** The same for a process that only signs, posts and records; measured next to each of ours. */
  bare: number[];
  /** From writing an event, before its transaction commits, to the arrival of its first attempt. */
  idleMs: number;
  /** 99th percentiles over all live webhooks, from the call that causes an event to its arrival. */
  alone: number;
  besideDead: number;
}

/** All measurements on an empty PostgreSQL: a backlog, events in an idle system, and one dead webhook among fifty. */
export async function measureWebhooks(
  settings: Record<string, string>,
  databaseUrl: string,
  prepare: () => Promise<Tenant>,
): Promise<WebhookFigures> {
  const tenant = await prepare();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const receiver = await startDeliveryReceiver();
  try {
    await client.query(unlimited, [tenant.tenantId]);
    const api = await startServer({ ...settings, ROLE: 'api' });
    await createWebhooks(api, tenant, receiver.url);
    await endServer(api);
    const backlog = await compareBacklogs(settings, { databaseUrl, client, tenant, receiver });
    const server = await startServer(settings);
    await activate(client, 1);
    const idleMs = await measureIdle(server, client, tenant, receiver);
    await activate(client, webhookCount);
    const spread = await compareDead(server, client, tenant, receiver);
    await endServer(server);
    return { ...backlog, idleMs, ...spread };
  } finally {
    receiver.close();
    await client.end();
  }
}

const unlimited = `
  insert into allowances (tenant_id, mode, action, is_enabled, total_volume, used_volume, updated_at)
  values ($1, 'SANDBOX', 'CreateWebhook', true, null, 0, now())
  on conflict (tenant_id, mode, action) do update set is_enabled = true, total_volume = null`;

async function createWebhooks(server: ServerProcess, { authorization }: Tenant, url: string): Promise<void> {
  for (let index = 0; index < webhookCount; index++) {
    const body = {
      name: `Webhook ${index}`,
      url: `${url}/${index}`,
      eventTypes: ['ALL_EVENTS'],
      active: true,
      secret: 's',
    };
    await callOrThrow(`${server.url}/sandbox/v1/webhooks`, { method: 'POST', authorization, body });
  }
}

interface Place {
  databaseUrl: string;
  client: pg.Client;
  tenant: Tenant;
  receiver: DeliveryReceiver;
}

async function compareBacklogs(settings: Record<string, string>, place: Place) {
  const perSecond: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < backlogs; round++) {
    const ours = async () => void perSecond.push(await workOff(settings, place, round));
    const theirs = async () => void bare.push(await measureBare(place.databaseUrl, place.receiver));
    for (const measure of round % 2 ? [ours, theirs] : [theirs, ours]) await measure();
  }
  return { perSecond, bare };
}

async function measureBare(databaseUrl: string, receiver: DeliveryReceiver): Promise<number> {
  const task: BareSenderSettings = {
    databaseUrl,
    receiverUrl: receiver.url,
    webhooks: webhookCount,
    deliveries: backlogEvents * webhookCount,
  };
  const sender = startChild('bare-sender', task);
  const perSecond = await sender.readAnswer<number>();
  await sender.end();
  return perSecond;
}

/** Deliveries per second of one worker with a backlog, without start-up and the first tenth. */
async function workOff(
  settings: Record<string, string>,
  { client, tenant, receiver }: Place,
  round: number,
): Promise<number> {
  for (const statement of backlog(tenant.tenantId, round)) await client.query(statement);
  const total = backlogEvents * webhookCount;
  const earlier = receiver.count();
  const received = () => receiver.count() - earlier;
  const worker = await startServer({ ...settings, ROLE: 'worker' });
  await waitFor('warm-up', () => received() >= total * warmUpShare, 120_000);
  const [startedAt, before] = [performance.now(), received()];
  await waitFor('the backlog', () => received() >= total, 300_000);
  const perSecond = ((received() - before) * 1000) / (performance.now() - startedAt);
  const recorded = () => client.query('select count(*)::int as count from webhook_attempts where status_code = 204');
  await waitFor('the records', async () => (await recorded()).rows[0].count === total * (round + 1));
  await endServer(worker);
  return perSecond;
}

function backlog(tenantId: string, round: number): string[] {
  return [
    `insert into events (tenant_id, mode, id, type, data, created_at)
      select '${tenantId}', 'SANDBOX', 'et-' || md5('${round}/' || n), 'ACCOUNT_CREATED',
        json_build_object('userId', 'user-' || n, 'accountId', 'a-' || md5(n::text), 'providers', array['sss_ph']), now()
      from generate_series(1, ${backlogEvents}) n`,
    `insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, state, next_attempt_at, created_at)
      select e.tenant_id, e.mode, 'whd-' || md5(w.id || e.id), w.id, e.id, e.type, 'PENDING', now(), now()
      from events e join webhooks w using (tenant_id)
      where not exists (select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.event_id = e.id)`,
    `insert into jobs (queue, group_key, name, payload, run_at, max_attempts)
      select 'webhooks', tenant_id || '/' || webhook_id, 'webhooks.deliver', jsonb_build_object('tenantId', tenant_id,
        'mode', mode, 'webhookId', webhook_id, 'deliveryId', id, 'attempt', 1), now(), 12
      from webhook_deliveries where state = 'PENDING' order by event_id, webhook_id`,
    'vacuum (analyze)',
  ];
}

async function activate(client: pg.Client, count: number): Promise<void> {
  const names = [...Array(count).keys()].map((index) => `Webhook ${index}`);
  await client.query('update webhooks set is_active = name = any($1)', [names]);
}

async function measureIdle(
  server: ServerProcess,
  client: pg.Client,
  tenant: Tenant,
  receiver: DeliveryReceiver,
): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < idleCalls; call++) {
    const { userId, arrivals } = await callAndHear(server, tenant, receiver, 1);
    const { rows } = await client.query<{ writtenMs: number }>(
      `select (extract(epoch from created_at) * 1000)::float8 as "writtenMs" from events
       where tenant_id = $1 and type = 'USER_CREATED' and data->>'userId' = $2`,
      [tenant.tenantId, userId],
    );
    times.push(performance.timeOrigin + arrivals[0]! - rows[0]!.writtenMs);
    await delay(100);
  }
  return median(times);
}

/** Median over alternating rounds, so that other load on the machine affects both equally. */
async function compareDead(server: ServerProcess, client: pg.Client, tenant: Tenant, receiver: DeliveryReceiver) {
  const alone: number[] = [];
  const besideDead: number[] = [];
  const setDead = (isDead: boolean) =>
    client.query(
      `update webhooks set url = '${receiver.url}/${isDead ? 'dead' : 'alive'}/0', failed_attempts = 0, is_active = true
       where name = 'Webhook 0'`,
    );
  for (let round = 0; round < rounds; round++) {
    for (const isDead of round % 2 ? [true, false] : [false, true]) {
      await setDead(isDead);
      (isDead ? besideDead : alone).push(percentile(await pace(server, tenant, receiver), 0.99));
    }
  }
  return { alone: median(alone), besideDead: median(besideDead) };
}

async function pace(server: ServerProcess, tenant: Tenant, receiver: DeliveryReceiver): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < paced.seconds * paced.callsPerSecond; call++) {
    const [{ startedAt, arrivals }] = await Promise.all([
      callAndHear(server, tenant, receiver, webhookCount - 1),
      delay(1000 / paced.callsPerSecond),
    ]);
    times.push(...arrivals.map((atMs) => atMs - startedAt));
  }
  return times;
}

interface Heard {
  userId: string;
  /** Time of the call and of its first event's arrival, in ms of `performance.now()`. */
  startedAt: number;
  arrivals: number[];
}

/** Triggers an event by a call and waits until it has arrived this many times. */
async function callAndHear(
  server: ServerProcess,
  { authorization }: Tenant,
  receiver: DeliveryReceiver,
  count: number,
): Promise<Heard> {
  const arrivals: { body: string; atMs: number }[] = [];
  receiver.onCall((body, atMs) => arrivals.push({ body, atMs }));
  const startedAt = performance.now();
  const { user } = await callOrThrow<{ user: { id: string } }>(`${server.url}/sandbox/v1/users`, {
    method: 'POST',
    authorization,
  });
  const own = () => arrivals.filter(({ body }) => body.includes(user.id));
  await waitFor('the deliveries', () => own().length >= count);
  receiver.onCall(null);
  const times = own().map(({ atMs }) => atMs);
  return { userId: user.id, startedAt, arrivals: times.slice(0, count) };
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
