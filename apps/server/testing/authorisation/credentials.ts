import { apiKeysApi } from '@smile/contract/api-keys';
import type { Mode } from '@smile/contract/common';
import type { Auth, Endpoint } from '@smile/contract/endpoint';
import type { ErrorCode } from '@smile/contract/errors';
import { addSeconds } from '../../src/platform/clock.ts';
import type { TokenClaims } from '../../src/tokens.ts';
import type { World } from '../conformance/world.ts';
import { createTestUser, type TestUser } from '../end-user.ts';
import { addTestMember } from '../member.ts';
import { request } from '../request.ts';
import { signTokens } from '../tenant.ts';

/** A caller without access. */
export interface WrongCaller {
  name: string;
  authorization: string | undefined;
  mode?: Mode;
  code: ErrorCode;
}

/** Callers that every endpoint of an auth kind must reject, for any request. */
export async function createWrongCallers(world: World): Promise<(endpoint: Endpoint) => WrongCaller[]> {
  const { app, tenant, user } = world;
  const inProduction = await createTestUser(app, tenant, 'PRODUCTION');
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  const [apiKey] = decodePair(tenant.basic.SANDBOX);
  const tokens = await createBadTokens(world);
  const due = await signTokens(app, { ...tenant, role: 'ADMIN', stage: 'VERIFY' });
  const toSetUp = await signTokens(app, { ...tenant, role: 'ADMIN', stage: 'SET_UP' });
  const refuse = (name: string, authorization: string | undefined, code: ErrorCode = 'INVALID_TOKEN', mode?: Mode) => ({
    name,
    authorization,
    code,
    ...(mode && { mode }),
  });

  const everywhere = [
    refuse('no credentials', undefined),
    refuse('an empty scheme', 'Bearer'),
    refuse('another scheme', `Digest username="${apiKey}"`),
    refuse('a token that is none', 'Bearer nothing'),
    refuse('a token without signature', `${tenant.developer.split('.').slice(0, 2).join('.')}.`),
  ];
  const byAuth: Record<Exclude<Auth, 'public'>, WrongCaller[]> = {
    developer: [
      refuse('an API key pair', tenant.basic.SANDBOX),
      refuse('an expired token', await tokens.expired('developer'), 'SESSION_EXPIRED'),
      refuse('a withdrawn token', await tokens.withdrawn('developer'), 'SESSION_EXPIRED'),
      refuse('a token of the Open API', tenant.openApi.SANDBOX),
      refuse('a link token', user.link),
      refuse('a sign-in whose second step is due', due.developer),
      refuse('a sign-in that has to set up a second step', toSetUp.developer),
    ],
    openApi: [
      refuse('an unknown API key', `Basic ${btoa('nobody:nothing')}`, 'INVALID_CREDENTIALS'),
      refuse('a wrong secret', `Basic ${btoa(`${apiKey}:nothing`)}`, 'INVALID_CREDENTIALS'),
      refuse('a key pair that is none', 'Basic !', 'INVALID_CREDENTIALS'),
      refuse('an inactive API key', await deactivatedKey(world), 'INVALID_CREDENTIALS'),
      refuse('an expired token', await tokens.expired('openapi')),
      refuse('a withdrawn token', await tokens.withdrawn('openapi')),
      refuse('a sign-in whose second step is due', due.openApi.SANDBOX),
      refuse('a sign-in that has to set up a second step', toSetUp.openApi.SANDBOX),
      refuse('a developer token', tenant.developer),
      refuse('a link token', user.link),
      refuse('a Production key in Sandbox', tenant.basic.PRODUCTION),
      refuse('a Production token in Sandbox', tenant.openApi.PRODUCTION),
      refuse('a Sandbox key in Production', tenant.basic.SANDBOX, 'INVALID_TOKEN', 'PRODUCTION'),
      refuse('a Sandbox token in Production', tenant.openApi.SANDBOX, 'INVALID_TOKEN', 'PRODUCTION'),
    ],
    link: [
      refuse('an API key pair', tenant.basic.SANDBOX),
      refuse('an expired token', await tokens.expired('link')),
      refuse('a developer token', tenant.developer),
      refuse('a token of the Open API', tenant.openApi.SANDBOX),
      refuse('a Production token in Sandbox', inProduction.link),
      refuse('a Sandbox token in Production', user.link, 'INVALID_TOKEN', 'PRODUCTION'),
    ],
  };
  const toManage = await signManageToken(world);
  return ({ auth, role, duringSignIn, isForManaging }) => {
    if (auth === 'public') return [];
    const wrongRole = role ? [refuse('another role', member.developer, 'UNAUTHORIZED_ACCESS')] : [];
    const isMore = auth === 'link' && !isForManaging;
    const scope = isMore ? [refuse('a token to view and revoke', toManage, 'UNAUTHORIZED_ACCESS')] : [];
    const stages = { VERIFY: due.developer, SET_UP: toSetUp.developer };
    const may = duringSignIn && stages[duringSignIn];
    const finished = refuse('a sign-in that is finished', tenant.developer, 'UNAUTHORIZED_ACCESS');
    return [
      ...everywhere,
      ...byAuth[auth].filter(({ authorization }) => auth !== 'developer' || authorization !== may),
      ...wrongRole,
      ...scope,
      ...(duringSignIn === 'VERIFY' ? [finished] : []),
    ];
  };
}

async function createBadTokens({ app, tenant, user }: World) {
  const { tokens, now } = app.deps;
  const { tenantId, developerId, sessionId } = tenant;
  const mode = 'SANDBOX' as const;
  const claimsOf = (typ: TokenClaims['typ'], version: number): TokenClaims =>
    ({
      typ,
      tenantId,
      mode,
      userId: typ === 'link' ? user.userId : developerId,
      role: 'ADMIN',
      version,
      sessionId,
    }) as never;
  const hourAgo = addSeconds(now(), -3600);
  return {
    expired: async (typ: TokenClaims['typ']) =>
      `Bearer ${await tokens.sign(claimsOf(typ, 1), hourAgo, addSeconds(hourAgo, 60))}`,
    withdrawn: async (typ: TokenClaims['typ']) =>
      `Bearer ${await tokens.sign(claimsOf(typ, 99), now(), addSeconds(now(), 3600))}`,
  };
}

/** Token that a view-and-revoke link is exchanged for. */
export async function signManageToken({ app, tenant, user }: World): Promise<string> {
  const { tokens, now } = app.deps;
  const { tenantId } = tenant;
  const claims = {
    typ: 'link',
    tenantId,
    mode: 'SANDBOX',
    userId: user.userId,
    jti: 'manage',
    scope: 'manage',
  } as const;
  return `Bearer ${await tokens.sign(claims, now(), addSeconds(now(), 3600))}`;
}

async function deactivatedKey({ app, tenant }: World): Promise<string> {
  const authorization = tenant.developer;
  const { data } = await request(app, apiKeysApi.create, { authorization, body: { mode: 'SANDBOX' } });
  await request(app, apiKeysApi.setStatus, {
    authorization,
    params: { id: data.id },
    body: { mode: 'SANDBOX', status: 'INACTIVE' },
  });
  return `Basic ${btoa(`${data.apiKey}:${data.apiSecret}`)}`;
}

function decodePair(authorization: string): [string, string] {
  const pair = atob(authorization.slice('Basic '.length));
  const separator = pair.indexOf(':');
  return [pair.slice(0, separator), pair.slice(separator + 1)];
}

/** Another person's valid credentials for an endpoint. */
export function strangerCredentials(
  { developer, basic }: World['tenant'],
  stranger: TestUser,
  auth: Auth,
): string | undefined {
  return { public: undefined, developer, openApi: basic.SANDBOX, link: stranger.link }[auth];
}
