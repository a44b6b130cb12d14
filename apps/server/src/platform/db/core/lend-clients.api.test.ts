import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { createClientLender } from './lend-clients.ts';
import type { TenantId } from './scope.ts';

const isEmbedded = 'snapshot' in inject('testDatabase');
const hasServer = 'serverUrl' in inject('testDatabase');

it.runIf(isEmbedded)('runs reads and maintenance before queued writes', async () => {
  const { deps } = await testApp();
  const ctx = systemContext(deps);
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const writes = Array.from({ length: 20 }, () =>
    inTransaction(ctx, (tx) => tx.db.query(sql`select set_config('smile.test', '1', true)`)).then(note('write')),
  );
  const read = ctx.db.query(sql`select 1 as one`).then(note('read'));
  const upkeep = deps.database.runScript('checkpoint').then(note('upkeep'));
  await Promise.all([...writes, read, upkeep]);
  expect(order.indexOf('read')).toBeLessThan(writes.length / 2);
  expect(order).toContain('upkeep');
});

it.runIf(isEmbedded)('serves another tenant before the queued statements of a busy one', async () => {
  const { deps } = await testApp();
  const order: string[] = [];
  const write = (tenantId: string) =>
    deps.database
      .transaction({ kind: 'tenant', tenantId: tenantId as TenantId }, (db) =>
        db.query(sql`select set_config('smile.test', '1', true)`),
      )
      .then(() => void order.push(tenantId));
  await Promise.all([...Array.from({ length: 20 }, () => write('busy')), write('other')]);
  expect(order.indexOf('other')).toBeLessThan(4);
});

it.runIf(hasServer)('never lends a lost connection again', async () => {
  const { serverUrl } = inject('testDatabase') as { serverUrl: string };
  const pool = new pg.Pool({ connectionString: serverUrl, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const lend = createClientLender(pool);
  const first = await lend('first');
  const next = lend('first');
  const ended = new Promise<void>((done) => first.client.once('end', done));
  const lost = expect(first.client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
  await Promise.all([ended, lost]);
  first.end();
  const second = await next;
  expect((await second.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  second.end();
  await pool.end();
});
