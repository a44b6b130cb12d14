import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Log } from '../log.ts';
import { serializeError } from '../serialize-error.ts';
import { hasSharedSessions } from './core/check-server.ts';
import type { Database, Scope } from './core/database.ts';
import type { Db } from './core/db.ts';

/** Streaming replica, for reads that need not go to the primary. */
export interface Replica {
  /**
   * Database for reads in a scope, with everything committed before the call; null when the replica is unreachable or
   * too far behind. A statement that fails on the replica runs on the primary.
   */
  read(scope: Scope): Promise<Db | null>;
  /** Replication lag in seconds; null while the replica is unreachable. */
  lagSeconds(): number | null;
  /** Number of `read` calls so far, by the database that served them. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
}

const pollMs = 1000;
/** A replica silent for this long is not used: its network may drop packets without an error. */
const silenceMs = 3 * pollMs;
/** How often, and at which interval, a read checks whether the replica has caught up. */
const tries = 5;
const tryEveryMs = 20;
/** A read that does not know by then whether the replica has caught up goes to the primary. */
const catchUpMs = 500;
/** Log positions kept to compute the lag: an hour of polls. */
const maxPositions = 3600;

const system: Scope = { kind: 'system' };

interface State {
  isReplica: boolean;
  /** Identifies the original server and the database. */
  origin: string;
  /** Changes with each failover. */
  timeline: string;
  position: string | null;
}

/** Follows a replica of `primary`, which may become unreachable and return. */
export function createReplica(primary: Database, replica: Database, log: Pick<Log, 'info' | 'warn'>): Replica {
  const counts = { replica: 0, primary: 0 };
  let positions: { position: bigint; at: number }[] = [];
  let lag: number | null = null;
  let problem: string | null = 'it was not asked yet';
  let answeredAt = 0;
  let isPolling = false;
  let isClosed = false;

  const poll = async () => {
    if (isPolling) return setProblem(Date.now() - answeredAt > silenceMs ? 'it does not answer' : problem);
    isPolling = true;
    const found = await findProblem();
    isPolling = false;
    answeredAt = Date.now();
    setProblem(found);
  };
  const setProblem = (found: string | null) => {
    if (isClosed || found === problem) return;
    problem = found;
    if (found) log.warn({ problem: found }, 'database replica is not used');
    else log.info('database replica is used');
  };
  const findProblem = async (): Promise<string | null> => {
    try {
      const [own] = await primary.in(system).query<State>(select('pg_current_wal_flush_lsn()'));
      const [its] = await replica.in(system).query<State>(select('pg_last_wal_replay_lsn()'));
      if (its!.origin !== own!.origin) return 'it is of another database';
      if (!its!.isReplica || its!.position === null) return 'it is no replica';
      if (its!.timeline !== own!.timeline) return 'it follows another timeline';
      if (problem !== null && (await hasSharedSessions(replica)))
        return 'its pooler shares sessions between connections';
      positions.push({ position: readPosition(own!.position!), at: Date.now() });
      const replayed = readPosition(its!.position);
      positions = positions.filter(({ position }) => position > replayed).slice(-maxPositions);
      lag = positions[0] ? (Date.now() - positions[0].at) / 1000 : 0;
      return null;
    } catch (error) {
      lag = null;
      const { cause, message } = serializeError(error);
      return cause?.message ?? message;
    }
  };
  void poll();
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();

  return {
    async read(scope) {
      const isReady = problem === null && (await within(catchUpMs, hasCaughtUp(primary, replica)));
      counts[isReady ? 'replica' : 'primary'] += 1;
      return isReady ? withFallback(replica.in(scope), primary.in(scope), () => problem === null) : null;
    },
    lagSeconds: () => (problem === null ? lag : null),
    reads: () => ({ ...counts }),
    async close() {
      isClosed = true;
      clearInterval(timer);
      // An unresponsive replica would hold its connections until the statement timeout.
      await Promise.race([replica.close(), delay(1000, undefined, { ref: false })]);
    },
  };
}

/**
 * `system_identifier` differs between servers that were not copied from each other. After a failover, a replica shows
 * the new timeline at its next restart point.
 */
function select(position: 'pg_current_wal_flush_lsn()' | 'pg_last_wal_replay_lsn()') {
  return sql([
    `select pg_is_in_recovery() as "isReplica",
      system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as origin,
      coalesce(
        case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8) end,
        upper(lpad(to_hex((select timeline_id from pg_control_checkpoint())), 8, '0'))) as timeline,
      case when ${position.includes('replay') ? '' : 'not '}pg_is_in_recovery() then ${position} end::text as position
    from pg_control_system()`,
  ]);
}

/** Whether the replica has replayed everything that the primary had stored at the time of asking. */
async function hasCaughtUp(primary: Database, replica: Database): Promise<boolean> {
  const [stored] = await primary
    .in(system)
    .query<{ position: string }>(sql`select pg_current_wal_flush_lsn()::text as position`);
  for (let tried = 1; ; tried += 1) {
    const [row] = await replica
      .in(system)
      .query<{ isThere: boolean | null }>(
        sql`select pg_last_wal_replay_lsn() >= ${stored!.position}::pg_lsn as "isThere"`,
      );
    if (row?.isThere) return true;
    if (tried === tries) return false;
    await delay(tryEveryMs);
  }
}

/** False on timeout or failure. */
function within(ms: number, asked: Promise<boolean>): Promise<boolean> {
  return Promise.race([asked.catch(() => false), delay(ms, false, { ref: false })]);
}

/** A replica cancels statements that conflict with the changes it replays; they run on the primary instead. */
function withFallback(replica: Db, primary: Db, isUsed: () => boolean): Db {
  return {
    ...primary,
    query: <Row>(statement: Parameters<Db['query']>[0]) =>
      isUsed()
        ? replica.query<Row>(statement).catch(() => primary.query<Row>(statement))
        : primary.query<Row>(statement),
  };
}

/** Log position (LSN) in PostgreSQL's notation, such as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high, low] = text.split('/').map((part) => BigInt(`0x${part}`));
  return (high! << 32n) + low!;
}
