import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { unavailable } from '../../errors.ts';
import type { LogSync } from '../embedded/log-sync.ts';
import { createSharedFlush, type SharedFlush, type Written } from '../embedded/shared-flush.ts';
import { asUnavailable, isConnectionError } from './connection-errors.ts';
import type { Db } from './db.ts';
import { createClientLender, type Lender, type Loan, type PoolLoad } from './lend-clients.ts';
import { announce, createNotifications, type Notifications } from './notifications.ts';
import { isOneDatabase } from './one-database.ts';
import { ask, isReading, run, runUnlimited } from './run-statement.ts';
import { type Scope, type Scoping, scopeSessions, scopeTransactions } from './scope.ts';
import type { SessionTimeouts } from './session-settings.ts';
import { runTogether, type TransactionMark, transact } from './transaction.ts';
import type { Urgency } from './turns.ts';

export type { Scope, TenantId } from './scope.ts';

export interface Database {
  in(scope: Scope): Db;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Sends all statements at once as one transaction; returns the rows of each. */
  together(scope: Scope, statements: Sql[]): Promise<unknown[][]>;
  /** The same database at background priority. */
  lowPriority(): Database;
  /**
   * Whether tenants are on several nodes: a statement over all tenants can then neither lock rows nor join tables
   * without a tenant.
   */
  isDistributed: boolean;
  /** Whether the server has the extension Citus and may be distributed. Asked once, when a server is opened. */
  isCitus: boolean;
  /** Groups rows of several tenants into parts that one statement can change, each with its scope. */
  divide<Row extends { tenantId: string }>(rows: Row[]): Part<Row>[];
  /** Each has jobs of its own: the coordinator and nodes of a distributed database; empty when only this one has. */
  queues(): Database[];
  /** Calls `begin` with each node, now or once it is added, and what that returned when the node leaves or at the end. */
  onNode(begin: (node: Database) => () => Promise<unknown>): () => Promise<unknown>;
  /** Runs an SQL script with the connection owner's rights. */
  runScript(text: string): Promise<void>;
  /** Runs several scripts on one connection, outside a transaction, with the owner's rights. */
  withOwner<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /** Subscribes to every committed `notify`, from any process. */
  onNotify(topic: string, handler: (payload: string) => void): () => void;
  /** Starts listening for notifications; an embedded database delivers them anyway. */
  listen(): Promise<void>;
  /** Whether no other process has the database open; from then on none can open it until this one ends. */
  isAlone(): Promise<boolean>;
  /** Whether statements and scripts reach the same database; a pooler might send them to different ones. */
  isOne(): Promise<boolean>;
  load(): PoolLoad;
  /** Rejects every statement from now on. */
  refuse(reason: Error): void;
  close(): Promise<void>;
}

export interface Part<Row> {
  scope: Scope;
  rows: Row[];
}

export type RunScript = (text: string) => Promise<Record<string, unknown>[]>;

export interface DatabaseOptions {
  /** `prepare` must run on each new connection before its first use. */
  createPool: (prepare: (client: pg.ClientBase) => Promise<void>) => pg.Pool;
  /** Creates the listening connection; null when only this process uses the database. */
  createListener: (() => pg.Client) | null;
  onConnectionError: (error: Error) => void;
  /**
   * Set behind a pooler that shares sessions: creates direct connections for scripts, and sets each statement's time
   * limits.
   */
  direct?: { createPool: () => pg.Pool; timeouts: SessionTimeouts } | undefined;
  /** The server is one node of a distributed database. */
  isNode?: boolean;
  /** Embedded databases only: syncs the log to disk while other statements run. */
  logSync?: Pick<LogSync, 'write' | 'settle'> | undefined;
}

interface Connections {
  pools: pg.Pool[];
  lend: Lender;
  urgency: Urgency;
  /** Direct connections with a session of their own, for the owner's scripts. */
  lendOwn: Lender;
  scoping: Scoping;
  notifications: Notifications;
  /** True when other processes use the same database and need notifications. */
  isShared: boolean;
  /** Group commit for a single connection, where commits would otherwise sync one by one. */
  flush: SharedFlush | null;
  logSync: Pick<LogSync, 'write' | 'settle'>;
  insideTransaction: TransactionMark;
  /** Set when every statement is rejected. */
  refusal: { reason: Error | null };
}

/** AsyncLocalStorage slows down every promise, so it is disabled after the last open transaction. */
function createTransactionMark(): TransactionMark {
  const storage = new AsyncLocalStorage<boolean>();
  let open = 0;
  return {
    isSet: () => storage.getStore() === true,
    async run(work) {
      open += 1;
      try {
        return await storage.run(true, work);
      } finally {
        open -= 1;
        if (open === 0) storage.disable();
      }
    },
  };
}

export function createDatabase(options: DatabaseOptions): Database {
  const {
    createPool,
    createListener,
    onConnectionError,
    direct,
    isNode = false,
    logSync = { write: writeAtOnce, settle: () => null },
  } = options;
  const insideTransaction = createTransactionMark();
  const notifications = createNotifications(onConnectionError);
  const isShared = createListener !== null;
  const scoping = direct ? scopeTransactions(direct.timeouts) : scopeSessions({ isStoredLater: !isShared, isNode });
  const pool = createPool(async (client) => {
    client.on('error', onConnectionError);
    if (!isShared) await client.query('discard all');
    await scoping.prepare(client);
  });
  const ownPool = direct?.createPool() ?? pool;
  const pools = [...new Set([pool, ownPool])];
  for (const each of pools) each.on('error', onConnectionError);
  const lend = createClientLender(pool);
  const flush = isShared ? null : createSharedFlush((inMs) => void writeInTurn(shared, inMs));
  const shared: Omit<Connections, 'urgency'> = {
    pools,
    lend,
    lendOwn: ownPool === pool ? lend : createClientLender(ownPool),
    scoping,
    notifications,
    isShared,
    flush,
    logSync,
    insideTransaction,
    refusal: { reason: null },
  };
  return databaseOn({ ...shared, urgency: 'first' }, createListener);
}

function databaseOn(connections: Connections, createListener: DatabaseOptions['createListener']): Database {
  const { pools, notifications } = connections;
  return {
    lowPriority: () => databaseOn({ ...connections, urgency: 'low' }, createListener),
    in: (scope) => connectionlessDb(connections, scope),
    transaction: (scope, work) =>
      withClient(connections, scope, (client) => transact(connections, client, scope, work)),
    together: (scope, statements) =>
      withClient(connections, scope, (client) => runTogether(connections, client, scope, statements)),
    isDistributed: false,
    isCitus: false,
    queues: () => [],
    onNode: () => async () => undefined,
    divide: (rows) => [{ scope: { kind: 'system' }, rows }],
    runScript: (text) => withOwner(connections, async (run) => void (await run(text))),
    withOwner: (work) => withOwner(connections, work),
    onNotify: notifications.on,
    listen: async () => void (createListener && (await notifications.listen(createListener))),
    isAlone: async () => !connections.isShared || (await notifications.isAlone()),
    isOne: () => isOneDatabase(connections.lend, connections.lendOwn),
    load: connections.lend.load,
    refuse(reason) {
      connections.refusal.reason = reason;
    },
    async close() {
      await notifications.stop();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/** Each statement takes any free connection. */
function connectionlessDb(connections: Connections, scope: Scope): Db {
  const { flush, isShared, notifications, scoping } = connections;
  const runScoped = <Row>(client: pg.PoolClient, statement: Sql) =>
    scoping.isPerTransaction
      ? runAlone<Row>(connections, client, scope, statement)
      : run<Row>(client, statement, scoping.statements);
  const query = <Row>(statement: Sql) =>
    isReading(statement)
      ? withClient(connections, scope, (client) => runScoped<Row>(client, statement), 'reading')
      : withClient(connections, scope, (client) =>
          flush ? runAlone<Row>(connections, client, scope, statement) : runScoped<Row>(client, statement),
        );
  return {
    query,
    async send<Row>(statement: Sql, hear?: (rows: Row[]) => void) {
      const rows = await query<Row>(statement);
      hear?.(rows);
    },
    async settle() {},
    async notify(topic, payload) {
      if (isShared)
        await withClient(connections, scope, (client) => announce(client, [`${topic} ${payload}`], scoping));
      notifications.dispatch(`${topic} ${payload}`);
    },
    hint: (topic, payload) => notifications.hint(`${topic} ${payload}`),
  };
}

async function runAlone<Row>(
  connections: Connections,
  client: pg.PoolClient,
  scope: Scope,
  statement: Sql,
): Promise<Row[]> {
  const [rows] = await runTogether(connections, client, scope, [statement]);
  return rows as Row[];
}

async function withOwner<T>(
  { lendOwn, scoping, logSync }: Connections,
  work: (run: RunScript) => Promise<T>,
): Promise<T> {
  const loan = await lendOwn('first');
  const { client } = loan;
  try {
    await client.query('reset role');
    scoping.leave(client);
    return await work((text) => runUnlimited(client, text));
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    const settled = logSync.settle();
    loan.end();
    if (settled) await settled;
  }
}

async function withClient<T>(
  connections: Connections,
  scope: Scope,
  work: (client: pg.PoolClient) => Promise<T>,
  among: 'reading' | 'first' = 'first',
): Promise<T> {
  if (connections.insideTransaction.isSet())
    throw new Error('A transaction is open here: use its context, the outer one would wait for it.');
  const { lend, urgency, scoping, flush, logSync, refusal } = connections;
  if (refusal.reason) throw unavailable(refusal.reason);
  let loan: Loan | null = null;
  let broken: Error | undefined;
  try {
    loan = await lend(urgency === 'first' ? among : urgency, scope.kind === 'tenant' ? scope.tenantId : null);
    if (refusal.reason) throw unavailable(refusal.reason);
    const entered = scoping.enter(loan.client, scope);
    if (entered) await entered;
    return await work(loan.client);
  } catch (error) {
    broken = isConnectionError(error) ? (error as Error) : undefined;
    throw asUnavailable(error as Error, loan === null);
  } finally {
    // A read may have seen a commit that is not on disk yet, so it waits for the flush too.
    const stored = flush?.pending(urgency === 'first' && among === 'reading');
    const settled = logSync.settle();
    if (flush?.isDue()) await flush.run(() => writeOut(loan, logSync));
    loan?.end(broken);
    if (stored) await stored;
    if (settled) await settled;
  }
}

async function writeInTurn({ flush, lend, logSync }: Omit<Connections, 'urgency'>, inMs: number): Promise<void> {
  // Yield so queued callers go first.
  await (inMs > 0 ? setTimeout(inMs) : setImmediate());
  if (!flush?.pending()) return;
  // Without a connection, `writeOut` fails and so informs everyone who waits for the flush.
  const loan = await lend('first').catch(() => null);
  await flush.run(() => writeOut(loan, logSync));
  loan?.end();
}

/** Flushes all commits so far to disk. */
async function writeOut(loan: Loan | null, { write }: Pick<LogSync, 'write'>): Promise<Written> {
  if (!loan) throw unavailable(new Error('no connection to write by'));
  return write(() => ask(loan.client, { text: "select pg_logical_emit_message(false, '', '', true)" }));
}

async function writeAtOnce(work: () => Promise<unknown>): Promise<Written> {
  return { stored: Promise.resolve(await work()) };
}
