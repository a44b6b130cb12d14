import type { Mode, Role } from '@smile/contract/common';
import type { Config } from './config.ts';
import type { AdapterDirectory } from './connectors/http-adapter/adapter-directory.ts';
import type { Clock } from './platform/clock.ts';
import type { Tokens } from './platform/crypto/tokens.ts';
import type { Vault } from './platform/crypto/vault.ts';
import type { Database, Db, Scope, TenantId } from './platform/db/database.ts';
import { ApiError } from './platform/errors.ts';
import type { Files } from './platform/files/files.ts';
import type { CreateSerializer } from './platform/http/serializer.ts';
import type { NewId, RandomBytes } from './platform/ids.ts';
import type { Log } from './platform/log.ts';

export interface Dependencies {
  config: Config;
  database: Database;
  files: Files;
  vault: Vault;
  tokens: Tokens;
  log: Log;
  now: Clock;
  randomBytes: RandomBytes;
  newId: NewId;
  /** Which adapter reaches which provider in Production. */
  adapters: AdapterDirectory;
  createSerializer: CreateSerializer;
}

/** Who acts. A developer through the portal, a tenant's server with a key, an end user in the widget, or the platform. */
/** How far the sign-in of a session has come. */
export type SignInStage = 'FULL' | 'VERIFY' | 'SET_UP';

export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'system' }
  | {
      kind: 'developer';
      developerId: string;
      role: Role;
      /** Null where the platform acts in the developer's name. */
      sessionId: string | null;
      stage: SignInStage;
    }
  | { kind: 'apiKey'; apiKeyId: string }
  | { kind: 'user'; userId: string };

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

export interface DeveloperContext extends TenantContext {
  actor: Extract<Actor, { kind: 'developer' }>;
  isProductionEnabled: boolean;
}

/** The end user whose link token called. */
export interface LinkContext extends ModeContext {
  actor: Extract<Actor, { kind: 'user' }>;
}

/** Whose request it is, as far as HTTP tells. */
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

/** The mode a developer asked for. @throws ApiError UNAUTHORIZED_ACCESS for Production without access to it */
export function inMode(ctx: DeveloperContext, mode: Mode): DeveloperContext & ModeContext {
  if (mode === 'PRODUCTION' && !ctx.isProductionEnabled) throw new ApiError('UNAUTHORIZED_ACCESS');
  return modeContext(ctx, mode);
}

/** All or nothing; inside another transaction the work joins it. Use only the context passed to `work`. */
export function inTransaction<C extends Context, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.isTransaction) return work(ctx);
  return ctx.database.transaction(ctx.scope, (db) => work({ ...ctx, db, isTransaction: true }));
}
