import { PassThrough } from 'node:stream';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Context, systemContext } from '../../src/context.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { handleJob, jobKind } from '../../src/platform/jobs/job.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { queryJobs } from '../jobs.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const person = 'maria.secreta@example.com';
let app: TestApp;
let ctx: Context;
let written = '';
const sink = new PassThrough().setEncoding('utf8');
sink.on('data', (text: string) => {
  written += text;
});
beforeAll(async () => {
  app = await createTestApp({}, { log: createLog('debug', sink) });
  ctx = systemContext(app.deps);
});
beforeEach(() => {
  written = '';
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
});

/** Each fails in the database, with an error field that quotes the person. */
const faults = {
  detail: () =>
    ctx.db.query(sql`insert into throttles (action, subject, attempts, window_start) values (${person}, 'x', 1, null)`),
  where: () => ctx.db.query(sql`select ${`{"name": "${person}", oops}`}::jsonb`),
};

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; err?: Record<string, unknown> });

/** Errors that quote the person in the message, which the stack repeats. */
const quoted: Record<string, (text: string) => Promise<unknown>> = {
  uuid: (text) => ctx.db.query(sql`select ${text}::uuid`),
  integer: (text) => ctx.db.query(sql`select ${text}::int`),
  date: (text) => ctx.db.query(sql`select ${text}::date`),
  point: (text) => ctx.db.query(sql`select ${text}::point`),
  tsquery: (text) => ctx.db.query(sql`select ${`${text} & `}::tsquery`),
  array: (text) => ctx.db.query(sql`select ${text}::text[]`),
};

it.each(Object.entries(quoted))('logs no text that is no %s', async (_type, fail) => {
  for (const text of [person, `"${person}"`, `Maria\n${person}`]) {
    const error = (await fail(text).catch((thrown) => thrown)) as Error;
    expect(String(error.stack)).toContain(person);
    app.deps.log.error({ err: new Error('wrapped', { cause: error }) }, 'a query failed');
    app.deps.log.error({ err: error }, 'a query failed');
  }
  expect(lines()[0]!.err).toMatchObject({ cause: { type: 'DatabaseError', message: expect.stringContaining('"…"') } });
  expect(written).not.toContain(person);
});

it('names the constraint that a row violates', async () => {
  const error = await ctx.db
    .query(sql`insert into throttles (action, subject, attempts) values (null, ${person}, 1)`)
    .catch((thrown) => thrown);
  app.deps.log.error({ err: error }, 'a query failed');
  expect(lines()[0]!.err).toMatchObject({ message: expect.stringContaining('"action"') });
  expect(written).not.toContain(person);
});

it.each(Object.entries(faults))('provokes database errors that quote a row in %s', async (field, fail) => {
  const error = await fail().catch((thrown) => thrown);
  expect(JSON.stringify(error[field] ?? '')).toContain(person.slice(0, 5));
});

it.each(Object.entries(faults))('logs no %s when a request fails in the database', async (_field, fail) => {
  const http = createApp({ log: app.deps.log, trustProxy: 0 });
  http.get('/', fail);
  expect((await http.inject({ url: '/' })).statusCode).toBe(500);
  const failed = lines().find(({ msg }) => msg === 'request failed')!;
  expect(Object.keys(failed.err!).sort()).toEqual(['code', 'message', 'routine', 'stack', 'type']);
  expect(written).not.toContain(person);
  await http.close();
});

it('logs and stores nothing of the row, or of causes, when a job fails in the database', async () => {
  const name = `test-log-${process.pid}`;
  const queue = { name, concurrency: 1, groupConcurrency: 1 };
  const kind = jobKind(`${name}.do`, z.object({}), 1, { queue, groupOf: () => '' });
  const fail = async () => {
    const errors = await Promise.all(Object.values(faults).map((fault) => fault().catch((error) => error)));
    throw new Error('wrapped', { cause: new AggregateError(errors, 'all of them') });
  };
  await enqueueJob(ctx, kind, {});
  await startWorker(app.deps, [handleJob(kind, fail)], { isPolling: false }).runDue();
  const failed = lines().find(({ msg }) => msg === 'job failed')!;
  expect(failed.err).toMatchObject({ message: 'wrapped', cause: { message: 'all of them', errors: [{}, {}] } });
  expect(written).not.toContain(person);
  const [row] = await queryJobs<{ lastError: string }>(
    ctx,
    sql`select last_error as "lastError" from jobs where name = ${kind.name}`,
  );
  expect(row!.lastError).not.toContain(person);
});

it('logs no fields that drivers add to their errors', () => {
  const error = Object.assign(new Error('refused'), { rejected: [person], response: person, code: 'EENVELOPE' });
  app.deps.log.child({ part: 'mail' }).warn({ err: error }, 'a mail was refused');
  expect(lines().at(-1)!.err).toMatchObject({ type: 'Error', message: 'refused', code: 'EENVELOPE' });
  expect(written).not.toContain(person);
});

it('stores no value that the message of a failed job quotes', async () => {
  const name = `test-quoted-${process.pid}`;
  const queue = { name, concurrency: 1, groupConcurrency: 1 };
  const kind = jobKind(`${name}.do`, z.object({}), 1, { queue, groupOf: () => '' });
  await enqueueJob(ctx, kind, {});
  const fail = async () => void (await quoted.uuid!(person));
  await startWorker(app.deps, [handleJob(kind, fail)], { isPolling: false }).runDue();
  const [row] = await queryJobs<{ lastError: string }>(
    ctx,
    sql`select last_error as "lastError" from jobs where name = ${kind.name}`,
  );
  expect(row!.lastError).toContain('invalid input syntax for type uuid: "…"');
});
