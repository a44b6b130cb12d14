import sql from 'sql-template-tag';
import { addSeconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { networksOf } from './networks-of.ts';

export interface Limit {
  action: string;
  /** The counted subject; omitted for a limit per network regardless of subject. */
  subject?: string;
  /** Counts each network of the caller separately. */
  byNetwork?: boolean;
  max: number;
  windowSeconds: number;
}

/** One counter of a limit. */
interface Count {
  action: string;
  hash: string;
  /** Multiplies the limit's `max`. */
  widening: number;
}

/**
 * Counts an attempt in a window shared by all processes. Inside a transaction it counts on commit.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED with Retry-After when the limit is exceeded
 */
export async function throttle(ctx: Context, limit: Limit): Promise<void> {
  const now = ctx.now();
  const expired = addSeconds(now, -limit.windowSeconds);
  const db = ctx.isTransaction ? ctx.db : ctx.database.in({ kind: 'system' });
  for (const { action, hash, widening } of listCounts(ctx, limit)) {
    const rows = await db.query<{ attempts: number; windowStart: Date }>(sql`
      select attempts, window_start as "windowStart" from smile_count_attempt(${action}, ${hash}, ${now}, ${expired})`);
    const { attempts, windowStart } = rows[0]!;
    if (attempts <= limit.max * widening) continue;
    const waitSeconds = Math.ceil((windowStart.getTime() - expired.getTime()) / 1000);
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(Math.max(1, waitSeconds)) });
  }
}

/**
 * Attempts of each limit in its current window, to compare with its `max`; reading does not count as an attempt. With
 * several networks, the one closest to its limit is used.
 */
export async function readAttempts(ctx: Context, limits: Limit[]): Promise<number[]> {
  const asked = limits.flatMap((limit, index) =>
    listCounts(ctx, limit).map((count) => ({ ...count, index, expired: addSeconds(ctx.now(), -limit.windowSeconds) })),
  );
  const rows = await ctx.database.in({ kind: 'system' }).query<{ at: number; attempts: number }>(sql`
    select asked.at, t.attempts
    from unnest(${asked.map((_, at) => at)}::int[], ${asked.map(({ action }) => action)}::text[],
      ${asked.map(({ hash }) => hash)}::text[], ${asked.map(({ expired }) => expired)}::timestamptz[])
      as asked (at, action, subject, expired)
    join throttles t on t.action = asked.action and t.subject = asked.subject and t.window_start > asked.expired`);
  const attempts = limits.map(() => 0);
  for (const row of rows) {
    const { index, widening } = asked[row.at]!;
    attempts[index] = Math.max(attempts[index]!, row.attempts / widening);
  }
  return attempts;
}

/** Resets a limit, as after a success. */
export async function clearThrottle(ctx: Context, limit: Limit): Promise<void> {
  const hashes = listCounts(ctx, limit).map(({ hash }) => hash);
  await ctx.database
    .in({ kind: 'system' })
    .query(sql`delete from throttles where action = ${limit.action} and subject = any(${hashes}::text[])`);
}

/** Resets all limits. Needs the system context. */
export async function deleteThrottles(ctx: Context): Promise<void> {
  await ctx.db.query(sql`delete from throttles`);
}

function listCounts(ctx: Context, { action, subject = '', byNetwork = false }: Limit): Count[] {
  const hash = (text: string) => ctx.vault.keyedHash(text.toLowerCase());
  if (!byNetwork) return [{ action, hash: hash(subject), widening: 1 }];
  return networksOf(ctx.ip).map(({ key, widening }) => ({ action, hash: hash(`${subject} ${key}`.trim()), widening }));
}
