import { PassThrough } from 'node:stream';
import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type Context, inTransaction, systemContext } from '../../src/context.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { handleJob, jobKind } from '../../src/platform/jobs/job.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { queryJobs } from '../jobs.ts';
import { startTraceCollector, type TraceCollector } from '../receivers/trace-collector.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const person = 'maria.secreta@example.com';
const prepared = inject('testDatabase');
let app: TestApp;
let ctx: Context;
let collector: TraceCollector;
let written = '';
const sink = new PassThrough().setEncoding('utf8');
sink.on('data', (text: string) => {
  written += text;
});

beforeAll(async () => {
  collector = await startTraceCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  app = await createTestApp(settings, { log: createLog('debug', sink) });
  ctx = systemContext(app.deps);
  for (const subject of ['one', 'other']) await ctx.db.query(insertion(subject));
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
  await collector.close();
});

const insertion = (subject: string) => sql`
  insert into throttles (action, subject, attempts, window_start) values (${person}, ${subject}, 1, now())`;
const update = (subject: string) => sql`
  update throttles set attempts = attempts + 1 where action = ${person} and subject = ${subject}`;

/** Runs a statement in a transaction with a setting of its own. */
const within = (setting: Sql, statement: Sql) =>
  inTransaction(ctx, async (tx) => {
    await tx.db.query(setting);
    await tx.db.query(statement);
  });

/** Each by the code of its error; the person is in the values of its statement. */
const onEveryDatabase: Record<string, () => Promise<unknown>> = {
  '22P02': () => ctx.db.query(sql`select ${person}::integer`),
  '22007': () => ctx.db.query(sql`select ${person}::date`),
  '22008': () => ctx.db.query(sql`select ${`2026-13-45 ${person}`.slice(0, 10)}::date, ${person}::text`),
  '22003': () => ctx.db.query(sql`select ${'99999999999'}::integer, ${person}::text`),
  '23505': () => ctx.db.query(insertion('one')),
  '23502': () => ctx.db.query(sql`insert into throttles (action, subject, attempts) values (null, ${person}, 1)`),
  '42704': () => ctx.db.query(sql`select ${`"${person}"`}::regtype`),
  '42P01': () => ctx.db.query(sql`select ${`"${person}"`}::regclass`),
  '22023': () => ctx.db.query(sql`select now() at time zone ${person}`),
  '2201B': () => ctx.db.query(sql`select 'x' ~ ${`${person}(`}`),
  '42601': () => ctx.db.query(sql`select to_tsquery('simple', ${`${person} ! & (`})`),
};

const onServers: Record<string, () => Promise<unknown>> = {
  '57014': () => within(sql`set local statement_timeout = 20`, sql`select pg_sleep(60), ${person}::text`),
  '55P03': async () => {
    const holder = await connect();
    try {
      await holder.query('begin');
      await holder.query('update throttles set attempts = attempts + 1');
      await within(sql`set local lock_timeout = 20`, update('one'));
    } finally {
      await holder.end();
    }
  },
  '40P01': async () => {
    let waiting = 2;
    let unblock = () => {};
    const both = new Promise<void>((resolve) => {
      unblock = resolve;
    });
    const lockBoth = (own: string, next: string) =>
      inTransaction(ctx, async (tx) => {
        await tx.db.query(update(own));
        if (--waiting === 0) unblock();
        await both;
        await tx.db.query(update(next));
      });
    const ends = await Promise.allSettled([lockBoth('one', 'other'), lockBoth('other', 'one')]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  },
  '40001': async () => {
    const client = await connect();
    try {
      await client.query('begin isolation level repeatable read');
      await client.query('select count(*) from throttles');
      await ctx.db.query(update('one'));
      await client.query(update('one'));
    } finally {
      await client.end();
    }
  },
};

async function connect(): Promise<pg.Client> {
  const [own] = await ctx.db.query<{ name: string }>(sql`select current_database()::text as name`);
  const { href } = Object.assign(new URL((prepared as { serverUrl: string }).serverUrl), { pathname: `/${own!.name}` });
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  return client;
}

const faults = { ...onEveryDatabase, ...('serverUrl' in prepared && onServers) };

describe.each(Object.entries(faults))('a database error %s', (code, provoke) => {
  it('is the one that is provoked', async () => {
    const error = (await provoke().catch((thrown) => thrown)) as { code?: string; cause?: { code?: string } };
    expect([error.code, error.cause?.code]).toContain(code);
  });

  it('leaves nothing of its values in the answer and the log of a request', async () => {
    written = '';
    const http = createApp({ log: app.deps.log, trustProxy: 0 });
    http.get('/', provoke);
    const answer = await http.inject({ url: '/' });
    await http.close();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(person);
    expect(written).toContain(`"code":"${code}"`);
    expect(written).not.toContain(person);
  });

  it('leaves nothing of its values in the row, log, metrics and trace of a job', async () => {
    written = '';
    const name = `test-provoked-${code.toLowerCase()}-${process.pid}`;
    const queue = { name, concurrency: 1, groupConcurrency: 1 };
    const kind = jobKind(`${name}.do`, z.object({}), 1, { queue, groupOf: () => '' });
    await enqueueJob(ctx, kind, {});
    await startWorker(app.deps, [handleJob(kind, async () => void (await provoke()))], { isPolling: false }).runDue();
    const rows = await queryJobs<{ lastError: string }>(
      ctx,
      sql`
      select last_error as "lastError" from jobs where name = ${kind.name}`,
    );
    expect(rows).toEqual([{ lastError: expect.stringMatching(/error/i) }]);
    expect(rows[0]!.lastError).not.toContain(person);
    expect(written).toContain('job failed');
    expect(written).not.toContain(person);
    expect(await app.deps.metrics.registry.metrics()).not.toContain(person);
  });
});

it('sends nothing of the values to the collector of traces', async () => {
  await app.deps.tracing!.close();
  const jobs = collector.spans.filter(({ name }) => name.startsWith('job test-provoked-'));
  expect(jobs.map(({ isError }) => isError)).toEqual(Object.keys(faults).map(() => true));
  expect(JSON.stringify(collector)).not.toContain(person);
});
