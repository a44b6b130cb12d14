import sql from 'sql-template-tag';
import { addSeconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';

export interface Limit {
  action: string;
  subject: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts an attempt in a window that all processes share. Inside a transaction only what commits counts.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED with Retry-After when the limit is passed
 */
export async function throttle(ctx: Context, { action, subject, max, windowSeconds }: Limit): Promise<void> {
  const now = ctx.now();
  const expired = addSeconds(now, -windowSeconds);
  const db = ctx.isTransaction ? ctx.db : ctx.database.in({ kind: 'system' });
  const rows = await db.query<{ attempts: number; windowStart: Date }>(sql`
    select attempts, window_start as "windowStart"
    from smile_count_attempt(${action}, ${ctx.vault.keyedHash(subject.toLowerCase())}, ${now}, ${expired})`);
  const { attempts, windowStart } = rows[0]!;
  if (attempts <= max) return;
  const waitSeconds = Math.ceil((windowStart.getTime() - expired.getTime()) / 1000);
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(Math.max(1, waitSeconds)) });
}

/** How many attempts of each subject are in its present window; nothing is counted by asking. */
export async function readAttempts(ctx: Context, limits: Limit[]): Promise<number[]> {
  const rows = await ctx.database.in({ kind: 'system' }).query<{ action: string; attempts: number }>(sql`
    select t.action, t.attempts
    from unnest(${limits.map(({ action }) => action)}::text[], ${limits.map((limit) => hashSubject(ctx, limit))}::text[],
      ${limits.map(({ windowSeconds }) => addSeconds(ctx.now(), -windowSeconds))}::timestamptz[])
      as asked (action, subject, expired)
    join throttles t on t.action = asked.action and t.subject = asked.subject and t.window_start > asked.expired`);
  return limits.map(({ action }) => rows.find((row) => row.action === action)?.attempts ?? 0);
}

function hashSubject(ctx: Context, { subject }: Limit): string {
  return ctx.vault.keyedHash(subject.toLowerCase());
}

/** Forgets the attempts of a subject, as after a success. */
export async function clearThrottle(ctx: Context, action: string, subject: string): Promise<void> {
  await ctx.database
    .in({ kind: 'system' })
    .query(
      sql`delete from throttles where action = ${action} and subject = ${ctx.vault.keyedHash(subject.toLowerCase())}`,
    );
}

/** Forgets all attempts. Takes the system's context. */
export async function deleteThrottles(ctx: Context): Promise<void> {
  await ctx.db.query(sql`delete from throttles`);
}
