import type { Mode } from '@smile/contract/common';
import type { Auth } from '@smile/contract/endpoint';
import {
  type Actor,
  type Caller,
  type Context,
  type Dependencies,
  systemContext,
  tenantContext,
} from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { listenToAccessChanges } from '../../../platform/http/callers/access-changes.ts';
import type { TokenClaims } from '../../../tokens.ts';
import { findKeyOwner } from '../../api-keys/service/find-key-owner.ts';
import { selectTokenOwner } from '../../developers/shared-queries.ts';
import { refuseSuspended, refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import { isLinkTokenAlive } from '../../users/service/link-tokens.ts';
import type { CredentialUses } from './create-credential-uses.ts';
import { countWrongGuess, throttleGuesses } from './guesses.ts';

interface Identity {
  tenantId: string;
  mode: Mode;
  actor: Actor;
  isProductionEnabled: boolean;
}

interface Verified {
  identity: Identity;
  untilMs: number;
}

interface Remembered extends Verified {
  /** Context shared by all requests with these credentials. */
  ctx: Context;
}

/** Maximum age of a cached verification, in case the notification of a change is lost. */
const memoryMs = 1000;

const maxRemembered = 10_000;

interface Credentials {
  auth: Auth;
  authorization: string | undefined;
  /** Mode of the called API; null when the request itself selects it. */
  mode: Mode | null;
}

interface Given {
  auth: Auth;
  authorization: string;
}

export type Authenticator = (
  credentials: Credentials,
  request: Caller & { requestId: string; ip: string },
) => Promise<Context>;

/** Verifies credentials and caches the result briefly; records each use of a key or session. */
export function createAuthenticator(
  deps: Dependencies,
  uses: Pick<CredentialUses, 'keys' | 'sessions'>,
): Authenticator {
  const memory = new Map<string, Remembered>();
  /** Verifications in progress, shared by concurrent requests with the same credentials. */
  const pending = new Map<string, Promise<Remembered>>();
  listenToAccessChanges(deps.database, (tenantId) => {
    pending.clear();
    for (const [key, { identity }] of memory) if (identity.tenantId === tenantId) memory.delete(key);
  });
  const remember = (key: string, verification: Promise<Remembered>): void => {
    const end = () => pending.get(key) === verification && pending.delete(key);
    pending.set(key, verification);
    verification.then((verified) => {
      // A change during verification makes its result stale.
      if (!end()) return;
      if (memory.size >= maxRemembered) memory.clear();
      memory.set(key, verified);
    }, end);
  };
  const verifyNow = async (request: Caller & { requestId: string }, { auth, authorization }: Given) => {
    const nowMs = deps.now().getTime();
    const { identity, untilMs } = await verify(systemContext(deps, request), auth, authorization);
    return { identity, untilMs: Math.min(untilMs, nowMs + memoryMs), ctx: contextOf(deps, identity) };
  };
  return async ({ auth, authorization, mode }, request) => {
    if (auth === 'public') return { ...systemContext(deps, request), actor: { kind: 'anonymous' } };
    if (!authorization) throw new ApiError('INVALID_TOKEN');
    const key = `${auth} ${authorization}`;
    let remembered = memory.get(key);
    if (!remembered || remembered.untilMs <= deps.now().getTime()) {
      if (!pending.has(key)) remember(key, verifyNow(request, { auth, authorization }));
      remembered = await pending.get(key)!;
    }
    if (mode && remembered.identity.mode !== mode) throw new ApiError('INVALID_TOKEN');
    const { tenantId, actor } = remembered.identity;
    if (actor.kind === 'apiKey') uses.keys.note({ tenantId, id: actor.apiKeyId });
    if (actor.kind === 'developer' && actor.sessionId)
      uses.sessions.note({ tenantId, id: actor.sessionId, ip: request.ip });
    return { ...remembered.ctx, requestId: request.requestId, ip: request.ip, userAgent: request.userAgent ?? null };
  };
}

function contextOf(deps: Dependencies, { tenantId, actor, mode, isProductionEnabled }: Identity): Context {
  return { ...tenantContext(systemContext(deps), tenantId, actor), mode, isProductionEnabled } as Context;
}

async function verify(ctx: Context, auth: Auth, authorization: string): Promise<Verified> {
  const [scheme, value] = splitOnce(authorization);
  if (scheme === 'basic' && auth === 'openApi') return verifyKeyPair(ctx, value);
  if (scheme !== 'bearer') throw new ApiError('INVALID_TOKEN');
  const claims = await ctx.tokens.verify(value, ctx.now());
  if (claims.typ !== tokenKinds[auth]) throw new ApiError('INVALID_TOKEN');
  return { identity: await identityOf(ctx, claims), untilMs: claims.expiresAt.getTime() };
}

const tokenKinds: Record<Auth, TokenClaims['typ'] | null> = {
  public: null,
  developer: 'developer',
  openApi: 'openapi',
  link: 'link',
};

async function verifyKeyPair(ctx: Context, encoded: string): Promise<Verified> {
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const separator = pair.indexOf(':');
  const guess = { what: 'api-key', owner: pair.slice(0, Math.max(separator, 0)) } as const;
  await throttleGuesses(ctx, guess);
  const owner = separator > 0 ? await findKeyOwner(ctx, guess.owner, pair.slice(separator + 1)) : null;
  if (!owner) {
    await countWrongGuess(ctx, guess);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  refuseSuspended(owner.isSuspended);
  const actor: Actor = { kind: 'apiKey', apiKeyId: owner.id };
  return {
    identity: { tenantId: owner.tenantId, mode: owner.mode, actor, isProductionEnabled: owner.mode === 'PRODUCTION' },
    untilMs: owner.endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

async function identityOf(ctx: Context, claims: TokenClaims): Promise<Identity> {
  const { tenantId, mode, userId } = claims;
  const tenant = tenantContext(ctx, tenantId);
  if (claims.typ === 'link') {
    if (!(await isLinkTokenAlive({ ...tenant, mode }, userId))) throw new ApiError('INVALID_TOKEN');
    await refuseSuspendedTenant(tenant);
    const actor: Actor = { kind: 'user', userId, siteSessionId: claims.siteSessionId, scope: claims.scope };
    return { tenantId, mode, actor, isProductionEnabled: mode === 'PRODUCTION' };
  }
  const owner = await selectTokenOwner(tenant, userId, claims.sessionId);
  if (!owner || owner.tokenVersion !== claims.version)
    throw new ApiError(claims.typ === 'developer' ? 'SESSION_EXPIRED' : 'INVALID_TOKEN');
  refuseSuspended(owner.isSuspended);
  if (mode === 'PRODUCTION' && !owner.isProductionEnabled) throw new ApiError('INVALID_TOKEN');
  const { role, isProductionEnabled, stage } = owner;
  const actor: Actor = { kind: 'developer', developerId: userId, role, sessionId: claims.sessionId, stage };
  return { tenantId, mode, actor, isProductionEnabled };
}

function splitOnce(authorization: string): [string, string] {
  const separator = authorization.indexOf(' ');
  return separator < 0
    ? ['', authorization]
    : [authorization.slice(0, separator).toLowerCase(), authorization.slice(separator + 1).trim()];
}
