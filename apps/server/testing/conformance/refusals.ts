import type { Endpoint } from '@smile/contract/endpoint';
import type { ErrorCode } from '@smile/contract/errors';
import { takesIdempotencyKey } from '@smile/contract/idempotency';
import { inTransaction } from '../../src/context.ts';
import { createAuthenticator } from '../../src/features/auth/service/create-authenticator.ts';
import { createCredentialUses } from '../../src/features/auth/service/create-credential-uses.ts';
import { setProductionEnabled } from '../../src/features/tenants/service/set-production-enabled.ts';
import { setAllowance } from '../../src/features/usage/service/set-allowance.ts';
import { createLinkApp } from '../../src/link-app.ts';
import { addSeconds } from '../../src/platform/clock.ts';
import { openInMemory } from '../../src/platform/db/embedded/open-embedded.ts';
import { databaseOf, openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createPortalApp } from '../../src/portal-app.ts';
import { addTestMember } from '../member.ts';
import { type RawAnswer, type RawInput, send } from '../send.ts';
import { createTestTenant } from '../tenant.ts';
import type { TestApp } from '../test-app.ts';
import { testContext } from '../webhooks.ts';
import { prepareInput, recipeOf, type World } from './world.ts';

type Provoke = (endpoint: Endpoint) => Promise<RawAnswer>;

export interface Refusals {
  /** Makes an operation fail with each error code that it may document. */
  provoke: Partial<Record<ErrorCode, Provoke>>;
  close(): Promise<void>;
}

/** Apps with one real fault each, and callers that do one thing wrong. */
export async function createRefusals(world: World): Promise<Refusals> {
  const { deps } = world.app;
  const unmigrated = await openInMemory();
  const empty = databaseOf(unmigrated, deps.log);
  const away = openServerDatabase('postgres://nobody@127.0.0.1:1/none', 2, deps.log);
  const limited = await variant(world.app, { config: { ...deps.config, rateLimitPerSecond: 1 } });
  const hasty = await variant(world.app, { config: { ...deps.config, exportTimeoutSeconds: 0 } });
  const failing = await variant(world.app, { database: empty });
  const unavailable = await variant(world.app, { database: away });
  const member = await addTestMember(world.app, world.tenant, 'DEVELOPER');

  const withdrawn = await signWithdrawnToken(world);
  const sandboxTenant = await createTestTenant(world.app);
  await inTransaction(testContext(world.app, sandboxTenant), (tx) => setProductionEnabled(tx, false));

  const ctx = testContext(world.app, world.tenant);
  const sendWrong = async (
    endpoint: Endpoint,
    change: (input: RawInput) => RawInput | Promise<RawInput>,
    app = world.app,
  ) => send(app, endpoint, await change(await prepareInput(world, endpoint.operationId)));
  const provoke: Refusals['provoke'] = {
    INVALID_TOKEN: (endpoint) => sendWrong(endpoint, (input) => ({ ...input, authorization: undefined })),
    SESSION_EXPIRED: (endpoint) => sendWrong(endpoint, (input) => ({ ...input, authorization: withdrawn })),
    RANGE_NOT_SATISFIABLE: (endpoint) =>
      sendWrong(endpoint, (input) => ({ ...input, headers: { range: 'bytes=99000000-' } })),
    INVALID_CREDENTIALS: (endpoint) =>
      sendWrong(endpoint, (input) => {
        const ip = nextAddress();
        return { ...input, ip, authorization: `Basic ${btoa(`nobody at ${ip}:nothing`)}` };
      }),
    INVALID_PARAMETERS: (endpoint) => sendWrong(endpoint, (input) => breakInput(endpoint, input)),
    UNSUPPORTED_TYPE: (endpoint) =>
      sendWrong(endpoint, (input) => ({ ...input, body: '<a/>', headers: { 'content-type': 'application/xml' } })),
    MISSING_RESOURCE: (endpoint) => sendWrong(endpoint, (input) => loseThing(endpoint, input)),
    UNAUTHORIZED_ACCESS: async (endpoint) => {
      const { spends } = recipeOf(endpoint);
      if (endpoint.auth === 'developer')
        return sendWrong(endpoint, ({ query, ...input }) => ({
          ...input,
          authorization: sandboxTenant.developer,
          query: { ...query, mode: 'PRODUCTION' },
        }));
      if (!spends) return sendWrong(endpoint, (input) => ({ ...input, authorization: member.openApi }));
      return sendWrong(endpoint, async (input) => {
        await setAllowance(ctx, spends, { isEnabled: false });
        return input;
      }).finally(() => setAllowance(ctx, spends, { isEnabled: true }));
    },
    REQUEST_LIMIT_EXCEEDED: async (endpoint) => {
      const names = Object.keys(endpoint.params?.shape ?? {});
      const input = { ip: nextAddress(), params: Object.fromEntries(names.map((name) => [name, 'anything'])) };
      let answer = await send(limited, endpoint, input);
      // One request a second passes, and on a slow machine the next may come too late to be refused.
      for (let count = 0; count < 20 && answer.status !== 429; count += 1)
        answer = await send(limited, endpoint, input);
      return answer;
    },
    TIME_LIMIT_EXCEEDED: (endpoint) => sendWrong(endpoint, (input) => input, hasty),
    SERVER_ERROR: (endpoint) => sendWrong(endpoint, (input) => input, failing),
    SERVER_UNAVAILABLE: (endpoint) => sendWrong(endpoint, (input) => input, unavailable),
  };
  return {
    provoke,
    async close() {
      for (const app of [limited, hasty, failing, unavailable]) {
        await app.portal.close();
        await app.link.close();
      }
      await Promise.all([empty.close(), away.close()]);
      await unmigrated.close();
    },
  };
}

async function signWithdrawnToken({ app, tenant: { tenantId, developerId, sessionId } }: World): Promise<string> {
  const { tokens, now } = app.deps;
  const base = { tenantId, mode: 'SANDBOX', userId: developerId, sessionId };
  const claims = { ...base, typ: 'developer', role: 'ADMIN', version: 99 };
  return `Bearer ${await tokens.sign(claims as never, now(), addSeconds(now(), 3600))}`;
}

async function variant(app: TestApp, change: Partial<TestApp['deps']>): Promise<TestApp> {
  const deps = { ...app.deps, ...change };
  const authenticator = createAuthenticator(deps, createCredentialUses(deps));
  const [portal, link] = [await createPortalApp(deps, authenticator), await createLinkApp(deps, authenticator)];
  return { ...app, deps, portal, link };
}

function breakInput(endpoint: Endpoint, input: RawInput): RawInput {
  if (takesIdempotencyKey(endpoint)) return { ...input, headers: { 'idempotency-key': '' } };
  if (endpoint.query && 'size' in endpoint.query.shape) return { ...input, query: { ...input.query, size: 0 } };
  if (endpoint.body) return { ...input, body: '7', headers: { 'content-type': 'application/json' } };
  const tooLong = 'x'.repeat(301);
  const [param] = Object.keys(endpoint.params?.shape ?? {});
  if (param) return { ...input, params: { ...input.params, [param]: tooLong } };
  const [field] = Object.keys(endpoint.query!.shape);
  return { ...input, query: { ...input.query, [field!]: tooLong } };
}

function loseThing(endpoint: Endpoint, input: RawInput): RawInput {
  const { missing } = recipeOf(endpoint);
  if (missing) return { ...input, ...missing };
  const { consent } = (input.body ?? {}) as { consent?: object };
  if (consent)
    return { ...input, body: { ...(input.body as object), consent: { ...consent, consentTemplateId: 'ct-0' } } };
  const names = Object.keys(endpoint.params!.shape);
  return { ...input, params: { ...input.params, [names.at(-1)!]: 'nobody' } };
}

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}
