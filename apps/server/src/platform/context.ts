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
  /** Stable name of an actor for rate limits and idempotency; null without credentials. */
  nameActor(actor: Actor): string | null;
}

/** How far the sign-in of a session has come. */
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

/** The sender of a request, as far as HTTP identifies it. */
export interface Caller {
  requestId?: string;
  ip?: string;
  userAgent?: string | undefined;
}

/** The platform's own context: any tenant's rows, nobody's permissions. */
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

/** Narrows a context to one tenant. Only authentication and jobs call it, with an id they read from the database. */
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

/** Names the tenant that a transaction of the platform works for; its rights stay the platform's. */
export function actingFor(tx: Context, tenantId: string): TenantContext {
  return { ...tx, tenantId: tenantId as TenantId };
}

export function modeContext<C extends TenantContext>(ctx: C, mode: Mode): C & ModeContext {
  return { ...ctx, mode };
}

/**
 * The same context, whose statements read from the replica where that has everything committed so far. For lists,
 * reports and exports, which only read.
 */
export async function onReplica<C extends Context>(ctx: C): Promise<C> {
  if (!ctx.replica || ctx.isTransaction) return ctx;
  const db = await ctx.replica.read(ctx.scope);
  return db ? { ...ctx, db } : ctx;
}

/** With all that was sent, as it is at the end of a transaction. */
async function join<C extends Context, T>(tx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const result = await work(tx);
  await tx.db.settle();
  return result;
}

/** All or nothing; inside another transaction the work joins it. Use only the context passed to `work`. */
export function inTransaction<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.isTransaction) return join(ctx, work);
  return ctx.database.transaction(ctx.scope, (db) => work({ ...ctx, db, isTransaction: true }));
}
