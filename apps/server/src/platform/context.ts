import type { Mode } from '@smile/contract/common';
import type { Clock } from './clock.ts';
import type { Vault } from './crypto/vault.ts';
import type { Database, Scope, TenantId } from './db/core/database.ts';
import type { Db } from './db/core/db.ts';
import type { Replica } from './db/replica.ts';
import type { NewId, RandomBytes } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Dependencies of the platform; the app's context.ts adds those of the product. */
export interface Dependencies {
  database: Database;
  /** Null without `DATABASE_REPLICA_URL`. */
  replica: Replica | null;
  vault: Vault;
  log: Log;
  metrics: Metrics;
  /** Null without a collector. */
  tracing: Tracing | null;
  now: Clock;
  randomBytes: RandomBytes;
  newId: NewId;
  /** Stable name of an actor, for rate limits and idempotency; null without credentials. */
  nameActor(actor: Actor): string | null;
}

/** Progress of a session's sign-in. */
export type SignInStage = 'FULL' | 'VERIFY' | 'SET_UP';

/** Actors by kind; the app's context.ts adds those of the product. */
export interface Actors {
  anonymous: { kind: 'anonymous' };
  system: { kind: 'system' };
}
export type Actor = Actors[keyof Actors];

export interface Context extends Dependencies {
  db: Db;
  scope: Scope;
  actor: Actor;
  requestId: string | null;
  ip: string | null;
  userAgent: string | null;
  isTransaction: boolean;
}

export interface TenantContext extends Context {
  tenantId: TenantId;
}

export interface ModeContext extends TenantContext {
  mode: Mode;
}

/** Sender of a request, as far as HTTP identifies it. */
export interface Caller {
  requestId?: string;
  ip?: string;
  userAgent?: string | undefined;
}

/** The platform's own context: rows of any tenant, permissions of nobody. */
export function systemContext(deps: Dependencies, request: Caller = {}): Context {
  const scope: Scope = { kind: 'system' };
  return {
    ...deps,
    scope,
    db: deps.database.in(scope),
    actor: { kind: 'system' },
    requestId: request.requestId ?? null,
    ip: request.ip ?? null,
    userAgent: request.userAgent ?? null,
    isTransaction: false,
  };
}

/** Narrows a context to one tenant. Only for authentication and jobs, with an id read from the database. */
export function tenantContext<C extends Context, A extends Actor = C['actor']>(
  ctx: C,
  tenantId: string,
  actor?: A,
): C & TenantContext & { actor: A } {
  const branded = tenantId as TenantId;
  const scope: Scope = { kind: 'tenant', tenantId: branded };
  return {
    ...ctx,
    scope,
    db: ctx.database.in(scope),
    tenantId: branded,
    actor: (actor ?? ctx.actor) as A,
    isTransaction: false,
  };
}

/** Sets the tenant that a platform transaction works for; keeps the platform's rights. */
export function withTenant(tx: Context, tenantId: string): TenantContext {
  return { ...tx, tenantId: tenantId as TenantId };
}

export function modeContext<C extends TenantContext>(ctx: C, mode: Mode): C & ModeContext {
  return { ...ctx, mode };
}

/**
 * Context that reads from the replica if it has everything committed so far. For lists, reports and exports, which only
 * read.
 */
export async function onReplica<C extends Context>(ctx: C): Promise<C> {
  if (!ctx.replica || ctx.isTransaction) return ctx;
  const db = await ctx.replica.read(ctx.scope);
  return db ? { ...ctx, db } : ctx;
}

/** Waits for all queued statements, as at the end of a transaction. */
async function join<C extends Context, T>(tx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const result = await work(tx);
  await tx.db.settle();
  return result;
}

/** Runs all or nothing; joins an enclosing transaction. Use only the context passed to `work`. */
export function inTransaction<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.isTransaction) return join(ctx, work);
  return ctx.database.transaction(ctx.scope, (db) => work({ ...ctx, db, isTransaction: true }));
}
