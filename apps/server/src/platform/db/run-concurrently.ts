import { setTimeout as delay } from 'node:timers/promises';
import type { RunScript } from './core/database.ts';

/** Not `presenceKey`, which every serving process holds: a migration would wait for its own process. */
const lockKey = 0x53140;
const pollMs = 200;
const giveWayMs = 5000;
const creation = /^create (?:unique )?index concurrently (?:if not exists )?(\w+) on (\w+)/i;
const removal = /^drop index concurrently if exists \w+$/i;
/** Changing a policy locks its table; one transaction for many tables would block statements on all of them. */
const policy = /^alter policy \w+ on \w+ using \(.+\)$/i;
/** A procedure that does nothing once its work is done; it may lock tables for a moment. */
const procedure = /^call smile_\w+\([^;()]*\)$/i;
const lockNotAvailable = '55P03';

/** True for statements that run one by one: PostgreSQL rejects them inside a transaction, or they lock many tables. */
export function isConcurrent(text: string): boolean {
  return /\bindex\s+concurrently\b|\balter\s+policy\b/i.test(stripComments(text));
}

/** Drops `concurrently` for a new database, where locking an empty table does no harm. */
export function asTransactional(text: string): string {
  return text.replace(/\bindex\s+concurrently\b/gi, 'index');
}

/**
 * Creates and drops indexes, changes policies and calls procedures one by one without blocking writers; an invalid
 * index of an interrupted run is rebuilt. The first process runs `isDone`, the statements and `finish`; the others wait.
 * @throws Error for any other statement
 */
export async function runConcurrently(
  run: RunScript,
  text: string,
  { isDone, finish }: { isDone: () => Promise<boolean>; finish: () => Promise<unknown> },
): Promise<void> {
  const statements = readStatements(text);
  const [usual] = await run(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
  );
  await run('set statement_timeout = 0');
  await run('set lock_timeout = 0');
  await takeTurn(run);
  try {
    if (await isDone()) return;
    for (const statement of statements) await runStatement(run, statement);
    await finish();
  } finally {
    await run(`select pg_advisory_unlock(${lockKey})`);
    await run(`set statement_timeout = '${usual!.statement}'`);
    await run(`set lock_timeout = '${usual!.lock}'`);
  }
}

/** Polls for the lock: a statement blocked on it would itself block the concurrent index build. */
async function takeTurn(run: RunScript): Promise<void> {
  for (;;) {
    const [row] = await run(`select pg_try_advisory_lock(${lockKey}) as "isOurs"`);
    if (row?.isOurs === true) return;
    await delay(pollMs);
  }
}

async function runStatement(run: RunScript, statement: string): Promise<void> {
  if (policy.test(statement) || procedure.test(statement)) return runLocking(run, statement);
  const [, name, table] = creation.exec(statement) ?? [];
  if (name) {
    // `smile_partition_table` uses the index up, and gives it another name on Citus.
    const [old] =
      name === `${table}_before_pkey` ? await run(`select to_regclass('public.${table}_before') as name`) : [];
    if (old?.name) return;
    const [index] = await run(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('public.${name}')`,
    );
    if (index?.isValid === true) return;
    if (index) await run(`drop index concurrently ${name}`);
  }
  await run(statement);
}

/** Backs off for long transactions such as a backup, since all other statements would queue behind the waiting lock. */
async function runLocking(run: RunScript, statement: string): Promise<void> {
  // Must exceed `deadlock_timeout`, after which the server cancels an autovacuum that blocks the lock.
  const [server] = await run("select setting::int as ms from pg_settings where name = 'deadlock_timeout'");
  await run(`set lock_timeout = ${Number(server!.ms) + 300}`);
  for (;;) {
    try {
      await run(statement);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      // Leaves most of the time to other statements.
      await delay(giveWayMs);
    }
  }
  await run('set lock_timeout = 0');
}

function readStatements(text: string): string[] {
  const statements = stripComments(text)
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const allowed = [creation, removal, policy, procedure];
  const other = statements.find((statement) => !allowed.some((pattern) => pattern.test(statement)));
  if (other) throw new Error(`a migration that runs statement by statement does not run: ${other}`);
  return statements;
}

function stripComments(text: string): string {
  return text.replace(/--[^\n]*/g, '');
}
