import { setTimeout as delay } from 'node:timers/promises';
import type { RunScript } from './database.ts';

const lockKey = 0x5313f;
const pollMs = 200;
const creation = /^create (?:unique )?index concurrently (?:if not exists )?(\w+) on /i;
const removal = /^drop index concurrently if exists \w+$/i;

/** Whether the text has a statement that PostgreSQL refuses inside a transaction. */
export function isConcurrent(text: string): boolean {
  return /\bindex\s+concurrently\b/i.test(withoutComments(text));
}

/** The same for a database in which nothing is stored yet, where a transaction does no harm. */
export function asTransactional(text: string): string {
  return text.replace(/\bindex\s+concurrently\b/gi, 'index');
}

/**
 * Makes and drops indexes one by one while others go on writing. What an earlier run left half made is made anew.
 * `isDone` and `finish` run between the first and the last statement of whichever process is first; the others wait.
 * @throws Error for a text that holds anything else
 */
export async function runConcurrently(
  run: RunScript,
  text: string,
  { isDone, finish }: { isDone: () => Promise<boolean>; finish: () => Promise<unknown> },
): Promise<void> {
  const statements = readStatements(text);
  await run('set statement_timeout = 0');
  await run('set lock_timeout = 0');
  await takeTurn(run);
  try {
    if (await isDone()) return;
    for (const statement of statements) await runStatement(run, statement);
    await finish();
  } finally {
    await run(`select pg_advisory_unlock(${lockKey})`);
    await run('reset statement_timeout');
    await run('reset lock_timeout');
  }
}

/** Asks again and again: a statement that waited for the lock would be waited for by the index that is being made. */
async function takeTurn(run: RunScript): Promise<void> {
  for (;;) {
    const [row] = await run(`select pg_try_advisory_lock(${lockKey}) as "isOurs"`);
    if (row?.isOurs === true) return;
    await delay(pollMs);
  }
}

async function runStatement(run: RunScript, statement: string): Promise<void> {
  const name = creation.exec(statement)?.[1];
  if (name) {
    const [index] = await run(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('public.${name}')`,
    );
    if (index?.isValid === true) return;
    if (index) await run(`drop index concurrently ${name}`);
  }
  await run(statement);
}

function readStatements(text: string): string[] {
  const statements = withoutComments(text)
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const other = statements.find((statement) => !creation.test(statement) && !removal.test(statement));
  if (other) throw new Error(`a migration that makes indexes concurrently does nothing else, not: ${other}`);
  return statements;
}

function withoutComments(text: string): string {
  return text.replace(/--[^\n]*/g, '');
}
