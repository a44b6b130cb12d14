import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { queryJobs } from '../../testing/jobs.ts';
import { knownPhone, testConsent } from '../../testing/lookups.ts';
import { request } from '../../testing/request.ts';
import { createTestTenant } from '../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemContext } from '../context.ts';
import { jobKind } from '../platform/jobs/job.ts';
import { enqueueJob } from '../platform/jobs/queue.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.deps.database.close());

const kind = jobKind('test.dead', z.object({ number: z.number() }));

async function run(name: string, ...given: string[]): Promise<string[]> {
  const command = commands.find((candidate) => candidate.name === name);
  if (command?.kind !== 'database') throw new Error(`no command ${name}`);
  const lines: string[] = [];
  await command.run(app.deps, given, (line) => lines.push(line));
  return lines;
}

async function addDead(number: number, dedupeKey?: string): Promise<void> {
  const ctx = systemContext(app.deps);
  await enqueueJob(ctx, kind, { number }, dedupeKey ? { dedupeKey } : {});
  await queryJobs(
    ctx,
    sql`
    update jobs set failed_at = ${app.deps.now()}, attempts = 8, last_error = ${`Error: no ${number}\n at line 1`}
    where name = 'test.dead' and failed_at is null`,
  );
}

function selectJobs() {
  return queryJobs<{ number: number; isDead: boolean; attempts: number }>(
    systemContext(app.deps),
    sql`
    select (payload->>'number')::int as number, failed_at is not null as "isDead", attempts from jobs
    where name = 'test.dead' order by id`,
  );
}

it('lists dead jobs, runs one again and deletes the rest', async () => {
  expect(await run('list-dead-jobs')).toEqual(['There are no dead jobs.']);
  await addDead(1);
  await addDead(2);
  const lines = await run('list-dead-jobs');
  expect(lines).toEqual([
    expect.stringMatching(/^\d+\ttest\.dead\t\S+Z\t8 tries\tError: no 2$/),
    expect.stringMatching(/Error: no 1$/),
  ]);
  expect(await run('retry-dead-jobs', lines[1]!.split('\t')[0]!)).toEqual(['1 dead job due.']);
  expect(await selectJobs()).toEqual([
    { number: 1, isDead: false, attempts: 0 },
    { number: 2, isDead: true, attempts: 8 },
  ]);
  expect(await run('purge-dead-jobs', 'all')).toEqual(['1 dead job deleted.']);
  expect(await run('purge-dead-jobs', 'all')).toEqual(['There is no such dead job.']);
  await expect(run('retry-dead-jobs', 'x')).rejects.toThrow('an id of list-dead-jobs');
  await queryJobs(systemContext(app.deps), sql`delete from jobs where name = 'test.dead'`);
});

it('retries only the latest of the jobs with one key, and none while another waits', async () => {
  for (const number of [1, 2]) await addDead(number, 'one');
  expect(await run('retry-dead-jobs', 'all')).toEqual(['1 dead job due.']);
  expect(await run('retry-dead-jobs', 'all')).toEqual(['There is no such dead job.']);
  expect((await selectJobs()).filter(({ isDead }) => !isDead)).toMatchObject([{ number: 2 }]);
});

it('erases the lookups of a number, by its MD5 too', async () => {
  const tenant = await createTestTenant(app);
  const authorization = tenant.basic.SANDBOX;
  const ask = (mobileNumber: string) =>
    request(app, mawsApi.create, {
      authorization,
      body: { mobileNumber, countryCode: 'PH', templateId: mawTemplateId, consent: testConsent },
    });
  for (const number of [knownPhone, '639170000001']) await ask(number);
  expect(await run('erase-lookups', tenant.tenantId, 'sandbox', `+${knownPhone}`)).toEqual(['1 lookup is erased.']);
  expect(await run('erase-lookups', tenant.tenantId, 'sandbox', 'a@example.com')).toEqual(['0 lookups are erased.']);
  const left = await request(app, mawsApi.list, { authorization });
  expect(left.data.items.map(({ requestMeta }) => requestMeta.mobileNumber)).toEqual(['639170000001']);
});
