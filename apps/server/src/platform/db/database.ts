import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { unavailable } from '../errors.ts';
import { asUnavailable, isConnectionError } from './connection-errors.ts';
import type { Db } from './db.ts';
import { type Loan, lendClients } from './lend-clients.ts';
import type { LogSync } from './log-sync.ts';
import { announce, createNotifications, type Notifications } from './notifications.ts';
import { ask, run } from './run-statement.ts';
import { createSharedFlush, type SharedFlush, type Written } from './shared-flush.ts';
import { runTogether, type TransactionMark, transact } from './transaction.ts';
import type { Urgency } from './turns.ts';

/** A tenant's id that authentication, or a job from the row it loaded, vouches for. */
export type TenantId = string & { readonly brand: 'TenantId' };

/** Whose rows a connection may touch: one tenant's (row-level security refuses the rest), or the platform's own work. */
export type Scope = { kind: 'tenant'; tenantId: TenantId } | { kind: 'system' };

export interface Database {
  in(scope: Scope): Db;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs statements as one transaction, all sent at once; the rows of each. */
  together(scope: Scope, statements: Sql[]): Promise<unknown[][]>;
  /** The same database for work that nobody waits for: it lets the statements of all others go first. */
  behind(): Database;
  /** Runs a whole SQL script with the rights of the connection's owner. */
  runScript(text: string): Promise<void>;
  /** The same on one connection for several scripts, each by itself, such as what runs in no transaction. */
  withOwner<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /** Calls back for every `notify` that commits, on any process. */
  onNotify(topic: string, handler: (payload: string) => void): () => void;
  /** Starts hearing notifications; embedded databases hear at once. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

export type RunScript = (text: string) => Promise<Record<string, unknown>[]>;

export interface DatabaseOptions {
  /** Makes the pool; `prepare` must run on each new connection before it is used. */
  createPool: (prepare: (client: pg.ClientBase) => Promise<void>) => pg.Pool;
  /** Makes the connection that listens; null for a database that this process has to itself. */
  createListener: (() => pg.Client) | null;
  onConnectionError: (error: Error) => void;
  /** Of a database of this process alone: lets the disk take what is written while others go on. */
  write?: LogSync['write'] | undefined;
}

interface Connections {
  pool: pg.Pool;
  lend: (urgency: Urgency) => Promise<Loan>;
  urgency: Urgency;
  /** The scope each connection was last put in. */
  scopes: WeakMap<pg.ClientBase, string>;
  notifications: Notifications;
  /** Other processes have the same database and are told of notifications. */
  isShared: boolean;
  /** Of a database on one connection, where commits would wait for the disk one after the other. */
  flush: SharedFlush | null;
  write: LogSync['write'];
  insideTransaction: TransactionMark;
}

/** Following the asynchronous flow slows every promise of the process down, so it ends with the last transaction. */
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
  const { createPool, createListener, onConnectionError, write = writeAtOnce } = options;
  const insideTransaction = createTransactionMark();
  const notifications = createNotifications(onConnectionError);
  const isShared = createListener !== null;
  const pool = createPool(async (client) => {
    client.on('error', onConnectionError);
    if (!isShared) await client.query('discard all');
  });
  pool.on('error', onConnectionError);
  const flush = isShared ? null : createSharedFlush((inMs) => void writeInTurn(shared, inMs));
  const shared: Omit<Connections, 'urgency'> = {
    pool,
    lend: lendClients(pool),
    scopes: new WeakMap(),
    notifications,
    isShared,
    flush,
    write,
    insideTransaction,
  };
  return databaseOn({ ...shared, urgency: 'first' }, createListener);
}

function databaseOn(connections: Connections, createListener: DatabaseOptions['createListener']): Database {
  const { pool, notifications } = connections;
  return {
    behind: () => databaseOn({ ...connections, urgency: 'behind' }, createListener),
    in: (scope) => connectionlessDb(connections, scope),
    transaction: (scope, work) => withClient(connections, scope, (client) => transact(connections, client, work)),
    together: (scope, statements) =>
      withClient(connections, scope, (client) => runTogether(client, statements, connections.flush)),
    runScript: (text) => withOwner(connections, async (run) => void (await run(text))),
    withOwner: (work) => withOwner(connections, work),
    onNotify: notifications.on,
    listen: async () => void (createListener && (await notifications.listen(createListener))),
    async close() {
      await notifications.stop();
      await pool.end();
    },
  };
}

/** Each statement by itself, on whichever connection is free. */
function connectionlessDb(connections: Connections, scope: Scope): Db {
  const { flush, isShared, notifications } = connections;
  const query = <Row>(statement: Sql) =>
    isReading(statement)
      ? withClient(connections, scope, (client) => run<Row>(client, statement), 'reading')
      : withClient(connections, scope, (client) =>
          flush ? runAlone<Row>(client, statement, flush) : run<Row>(client, statement),
        );
  return {
    query,
    async send<Row>(statement: Sql, hear?: (rows: Row[]) => void) {
      const rows = await query<Row>(statement);
      hear?.(rows);
    },
    async settle() {},
    async notify(topic, payload) {
      if (isShared) await withClient(connections, scope, (client) => announce(client, [`${topic} ${payload}`]));
      notifications.dispatch(`${topic} ${payload}`);
    },
    hint: (topic, payload) => notifications.hint(`${topic} ${payload}`),
  };
}

async function runAlone<Row>(client: pg.PoolClient, statement: Sql, flush: SharedFlush): Promise<Row[]> {
  const [rows] = await runTogether(client, [statement], flush);
  return rows as Row[];
}

async function withOwner<T>({ lend, scopes }: Connections, work: (run: RunScript) => Promise<T>): Promise<T> {
  const loan = await lend('first');
  const { client } = loan;
  try {
    await client.query('reset role');
    scopes.delete(client);
    return await work(async (text) => (await client.query(text)).rows);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    loan.end();
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
  const { lend, urgency, scopes, flush, write } = connections;
  let loan: Loan | null = null;
  let broken: Error | undefined;
  try {
    loan = await lend(urgency === 'first' ? among : urgency);
    const entered = enterScope(loan.client, scope, scopes);
    if (entered) await entered;
    return await work(loan.client);
  } catch (error) {
    broken = isConnectionError(error) ? (error as Error) : undefined;
    throw asUnavailable(error as Error);
  } finally {
    // Whatever was read may come from a commit that is not on the disk yet, too.
    const stored = flush?.pending(urgency === 'first' && among === 'reading');
    if (flush?.isDue()) await flush.run(() => writeOut(loan, write));
    loan?.end(broken);
    if (stored) await stored;
  }
}

async function writeInTurn({ flush, lend, write }: Omit<Connections, 'urgency'>, inMs: number): Promise<void> {
  // Nobody's turn comes before those have theirs who came meanwhile.
  await (inMs > 0 ? setTimeout(inMs) : setImmediate());
  if (!flush?.pending()) return;
  // Those who wait for the write are told of it when there is no connection.
  const loan = await lend('first').catch(() => null);
  await flush.run(() => writeOut(loan, write));
  loan?.end();
}

/** Brings all commits so far to the disk. */
async function writeOut(loan: Loan | null, write: LogSync['write']): Promise<Written> {
  if (!loan) throw unavailable(new Error('no connection to write by'));
  return write(() => ask(loan.client, { text: "select pg_logical_emit_message(false, '', '', true)" }));
}

async function writeAtOnce(work: () => Promise<unknown>): Promise<Written> {
  return { stored: Promise.resolve(await work()) };
}

/** What only reads has nothing to bring to the disk; taken for the other it would do so by itself. */
function isReading({ strings }: Sql): boolean {
  return /^\s*select\b/.test(strings[0]!);
}

/** Null where the connection is in it already. */
function enterScope(
  client: pg.ClientBase,
  scope: Scope,
  scopes: WeakMap<pg.ClientBase, string>,
): Promise<unknown> | null {
  const tenantId = scope.kind === 'tenant' ? scope.tenantId : '';
  const wanted = `${scope.kind}:${tenantId}`;
  if (scopes.get(client) === wanted) return null;
  scopes.delete(client);
  const entered = ask(client, {
    name: 'scope',
    text: "select set_config('role', $1, false), set_config('smile.tenant_id', $2, false)",
    values: [scope.kind === 'tenant' ? 'smile_tenant' : 'smile_system', tenantId],
  });
  return entered.then(() => scopes.set(client, wanted));
}
