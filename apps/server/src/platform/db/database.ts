import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { unavailable } from '../errors.ts';
import { type Loan, lendClients } from './lend-clients.ts';
import { createNotifications, type Notifications, notifyChannel } from './notifications.ts';
import { ask, run } from './run-statement.ts';
import { createSharedFlush, type SharedFlush } from './shared-flush.ts';
import type { Urgency } from './turns.ts';

/** A tenant's id that authentication, or a job from the row it loaded, vouches for. */
export type TenantId = string & { readonly brand: 'TenantId' };

/** Whose rows a connection may touch: one tenant's (row-level security refuses the rest), or the platform's own work. */
export type Scope = { kind: 'tenant'; tenantId: TenantId } | { kind: 'system' };

export interface Db {
  /** Runs one statement and returns its rows. Texts without run-time parts are prepared once per connection. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Tells every process once the transaction commits; at once where none is open. */
  notify(topic: string, payload: string): Promise<void>;
}

export interface Database {
  in(scope: Scope): Db;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
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
  insideTransaction: TransactionMark;
}

/** Tells code that runs inside a transaction from all other. */
interface TransactionMark {
  isSet(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
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

export function createDatabase({ createPool, createListener, onConnectionError }: DatabaseOptions): Database {
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
    insideTransaction,
  };
  return databaseOn({ ...shared, urgency: 'first' }, createListener);
}

function databaseOn(connections: Connections, createListener: DatabaseOptions['createListener']): Database {
  const { pool, notifications, isShared, flush } = connections;
  return {
    behind: () => databaseOn({ ...connections, urgency: 'behind' }, createListener),
    in: (scope) => ({
      query: <Row>(statement: Sql) =>
        isReading(statement)
          ? withClient(connections, scope, (client) => run<Row>(client, statement), 'reading')
          : withClient(connections, scope, (client) =>
              flush ? runStoredLater<Row>(client, statement, flush) : run<Row>(client, statement),
            ),
      async notify(topic, payload) {
        if (isShared) await withClient(connections, scope, (client) => announce(client, [`${topic} ${payload}`]));
        notifications.dispatch(`${topic} ${payload}`);
      },
    }),
    transaction: (scope, work) => withClient(connections, scope, (client) => transact(connections, client, work)),
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
  const { lend, urgency, scopes, flush } = connections;
  let loan: Loan | null = null;
  let broken: Error | undefined;
  try {
    loan = await lend(urgency === 'first' ? among : urgency);
    await enterScope(loan.client, scope, scopes);
    return await work(loan.client);
  } catch (error) {
    broken = isConnectionError(error) ? (error as Error) : undefined;
    throw asUnavailable(error as Error);
  } finally {
    // Whatever was read may come from a commit that is not on the disk yet, too.
    const stored = flush?.pending();
    if (flush?.isDue()) await flush.run(() => writeOut(loan));
    loan?.end(broken);
    await stored;
  }
}

async function writeInTurn({ flush, lend }: Omit<Connections, 'urgency'>, inMs: number): Promise<void> {
  // Nobody's turn comes before those have theirs who came meanwhile.
  await (inMs > 0 ? setTimeout(inMs) : setImmediate());
  if (!flush?.pending()) return;
  // Those who wait for the write are told of it when there is no connection.
  const loan = await lend('first').catch(() => null);
  await flush.run(() => writeOut(loan));
  loan?.end();
}

/** Brings all commits so far to the disk. */
async function writeOut(loan: Loan | null): Promise<void> {
  if (!loan) throw unavailable(new Error('no connection to write by'));
  await ask(loan.client, { text: "select pg_logical_emit_message(false, '', '', true)" });
}

const begin = 'begin';
/** Commits without waiting for the disk, which `SharedFlush` sees to. */
const beginStoredLater = 'begin; set local synchronous_commit = off';

/** What only reads has nothing to bring to the disk; taken for the other it would do so by itself. */
function isReading({ strings }: Sql): boolean {
  return /^\s*select\b/.test(strings[0]!);
}

async function runStoredLater<Row>(client: pg.PoolClient, statement: Sql, flush: SharedFlush): Promise<Row[]> {
  const [, rows] = await allSettled([
    ask(client, { text: beginStoredLater }),
    run<Row>(client, statement),
    ask(client, { text: 'commit' }),
  ]);
  flush.note();
  return rows;
}

/** The answers of what was sent together, once all are there. @throws what the first that failed threw */
async function allSettled<T extends unknown[]>(sent: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  await Promise.allSettled(sent);
  return (await Promise.all(sent)) as T;
}

async function transact<T>(
  { insideTransaction, notifications, isShared, flush }: Connections,
  client: pg.PoolClient,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const messages = new Set<string>();
  const db: Db = {
    query: (statement) => run(client, statement),
    notify: async (topic, payload) => void messages.add(`${topic} ${payload}`),
  };
  // The connection is a pipeline: what begins and ends a transaction travels with its first and last statement.
  const begun = ask(client, { text: flush ? beginStoredLater : begin });
  begun.catch(() => undefined);
  try {
    const result = await insideTransaction.run(() => work(db));
    await begun;
    await Promise.all([
      isShared && messages.size > 0 && announce(client, [...messages]),
      ask(client, { text: 'commit' }),
    ]);
    flush?.note();
    const tell = () => messages.forEach(notifications.dispatch);
    if (flush) flush.pending()?.then(tell, () => undefined);
    else tell();
    return result;
  } catch (error) {
    if (!isConnectionError(error)) await client.query('rollback');
    throw error;
  }
}

async function announce(client: pg.ClientBase, messages: string[]): Promise<void> {
  await ask(client, {
    name: 'notify',
    text: `select pg_notify('${notifyChannel}', message) from unnest($1::text[]) as message`,
    values: [messages],
  });
}

async function enterScope(client: pg.ClientBase, scope: Scope, scopes: WeakMap<pg.ClientBase, string>): Promise<void> {
  const tenantId = scope.kind === 'tenant' ? scope.tenantId : '';
  const wanted = `${scope.kind}:${tenantId}`;
  if (scopes.get(client) === wanted) return;
  scopes.delete(client);
  await ask(client, {
    name: 'scope',
    text: "select set_config('role', $1, false), set_config('smile.tenant_id', $2, false)",
    values: [scope.kind === 'tenant' ? 'smile_tenant' : 'smile_system', tenantId],
  });
  scopes.set(client, wanted);
}

const connectionCodes = /^(08|57P0|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/;

function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    connectionCodes.test(code ?? '') || /connection terminated|timeout exceeded|not queryable/i.test(message ?? '')
  );
}

/** Out of room or memory, broken disk, a lock or a statement that took too long, a server that only reads. */
const overloadCodes = /^(53|58|55P03|57014|25006)/;

/** A database that is away, full or held up answers 503 and is asked again by the next request. */
function asUnavailable(error: Error): Error {
  const isPassing = isConnectionError(error) || overloadCodes.test((error as { code?: string }).code ?? '');
  return isPassing ? unavailable(error) : error;
}
