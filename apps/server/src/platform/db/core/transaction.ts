import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { SharedFlush } from '../embedded/shared-flush.ts';
import { isConnectionError } from './connection-errors.ts';
import type { Db } from './db.ts';
import { announce, type Notifications } from './notifications.ts';
import { ask, run } from './run-statement.ts';
import type { Scope, Scoping } from './scope.ts';

/** Marks code that runs inside a transaction. */
export interface TransactionMark {
  isSet(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface TransactionSettings {
  notifications: Notifications;
  isShared: boolean;
  flush: SharedFlush | null;
  insideTransaction: TransactionMark;
  scoping: Scoping;
}

/**
 * Pipelines begin and commit with the first and last statement. PostgreSQL answers the end of a failed transaction
 * without an error, so every statement's answer is awaited.
 */
export async function transact<T>(
  { insideTransaction, notifications, isShared, flush, scoping }: TransactionSettings,
  client: pg.PoolClient,
  scope: Scope,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const told = { now: new Set<string>(), hints: new Set<string>() };
  const sent = createSent(client, scoping);
  const db: Db = {
    query: (statement) => run(client, statement, scoping.statements),
    send: async (statement, hear) => sent.add(statement, hear),
    settle: async () => void (await Promise.all(sent.answers)),
    notify: async (topic, payload) => void told.now.add(`${topic} ${payload}`),
    hint: (topic, payload) => void told.hints.add(`${topic} ${payload}`),
  };
  const begun = Promise.all(scoping.begin(client, scope));
  begun.catch(() => undefined);
  try {
    if (scoping.isPerTransaction) await begun;
    const result = await insideTransaction.run(() => work(db));
    sent.throwRefused();
    await allSettled([
      begun,
      ...sent.answers,
      isShared && told.now.size > 0 && announce(client, [...told.now], scoping),
      ask(client, { text: 'commit' }),
    ]);
    flush?.note();
    const tell = () => {
      told.now.forEach(notifications.dispatch);
      told.hints.forEach(notifications.hint);
    };
    if (flush) flush.pending()?.then(tell, () => undefined);
    else tell();
    return result;
  } catch (error) {
    await rollBack(client, error);
    const unbegun = await begun.then(() => null, asFound);
    throw unbegun ?? (await sent.failure(error)) ?? error;
  }
}

const asFound = (error: unknown) => error;

interface Sent {
  answers: Promise<void>[];
  add<Row>(statement: Sql, hear?: (rows: Row[]) => void): void;
  /** @throws the driver's error for an unsent statement, which would not fail the commit */
  throwRefused(): void;
  /** Original error when a later statement was rejected because of it. */
  failure(later: unknown): Promise<unknown>;
}

const inFailedTransaction = '25P02';

function createSent(client: pg.ClientBase, { statements }: Scoping): Sent {
  const answers: Promise<void>[] = [];
  let refused: { error: Error } | null = null;
  return {
    answers,
    add<Row>(statement: Sql, hear?: (rows: Row[]) => void) {
      const answer = run<Row>(client, statement, statements, (error) => {
        refused ??= { error };
      }).then(hear);
      answer.catch(() => undefined);
      answers.push(answer);
    },
    throwRefused() {
      if (refused) throw refused.error;
    },
    async failure(later) {
      if ((later as { code?: string }).code !== inFailedTransaction) return null;
      const outcomes = await Promise.allSettled(answers);
      return outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
    },
  };
}

/**
 * Sends statements at once as one transaction; with a shared flush they do not wait for the disk. Returns the rows of
 * each.
 */
export async function runTogether(
  { flush, scoping }: Pick<TransactionSettings, 'flush' | 'scoping'>,
  client: pg.PoolClient,
  scope: Scope,
  statements: Sql[],
): Promise<unknown[][]> {
  let isRefused = false;
  const refuse = () => {
    isRefused = true;
  };
  const begun = Promise.all(scoping.begin(client, scope));
  // Behind a pooler, statements without a scope would run with the rights of the pooler's role.
  if (scoping.isPerTransaction) {
    await begun.catch(async (error) => {
      await rollBack(client, error);
      throw error;
    });
  }
  const answers = statements.map((statement) => run<unknown>(client, statement, scoping.statements, refuse));
  // An unsent statement does not fail the commit, so roll back.
  const ended = ask(client, { text: isRefused ? 'rollback' : 'commit' });
  const [, rows] = await allSettled([begun, allSettled(answers), ended]);
  flush?.note();
  return rows;
}

async function rollBack(client: pg.ClientBase, cause: unknown): Promise<void> {
  if (!isConnectionError(cause)) await client.query('rollback');
}

/**
 * Awaits all answers.
 * @throws the first error
 */
async function allSettled<T extends unknown[]>(sent: { [K in keyof T]: Promise<T[K]> | T[K] }): Promise<T> {
  await Promise.allSettled(sent);
  return (await Promise.all(sent)) as T;
}
