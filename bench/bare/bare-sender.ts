import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { Agent, request } from 'undici';

export interface BareSenderSettings {
  databaseUrl: string;
  /** Base URL; each webhook has its own path below it. */
  receiverUrl: string;
  webhooks: number;
  deliveries: number;
}

const atOnce = 100;
const poolSize = 10;
const warmUpShare = 0.1;
const secret = 'bare';

/**
 * Upper bound for deliveries: the payloads are known, and each is signed, posted and recorded with one insert. Returns
 * deliveries per second, without the first tenth.
 */
export async function sendBare({ databaseUrl, ...task }: BareSenderSettings): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const agent = new Agent();
  await pool.query('drop table if exists bare_attempts');
  await pool.query(
    'create table bare_attempts (id text primary key, status int, duration_ms int, answered_at timestamptz)',
  );
  const warmUp = task.deliveries * warmUpShare;
  let next = 0;
  let sent = 0;
  let warmAtMs = 0;
  const lanes = Array.from({ length: atOnce }, async () => {
    while (next < task.deliveries) {
      await deliver(pool, agent, `${task.receiverUrl}/${next++ % task.webhooks}`);
      sent += 1;
      if (sent === warmUp) warmAtMs = performance.now();
    }
  });
  await Promise.all(lanes);
  const perSecond = ((task.deliveries - warmUp) * 1000) / (performance.now() - warmAtMs);
  await Promise.all([agent.close(), pool.end()]);
  return perSecond;
}

async function deliver(pool: pg.Pool, agent: Agent, url: string): Promise<void> {
  const startedAt = performance.now();
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({ eventId: id, eventType: 'ACCOUNT_CREATED', data: { userId: id, accountId: id } });
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const answer = await request(url, {
    dispatcher: agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  await answer.body.dump();
  await pool.query({
    name: 'attempt',
    text: 'insert into bare_attempts values ($1, $2, $3, now())',
    values: [id, answer.statusCode, Math.round(performance.now() - startedAt)],
  });
}
