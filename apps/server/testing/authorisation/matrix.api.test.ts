import type { Endpoint } from '@smile/contract/endpoint';
import { errorCatalogue } from '@smile/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/context.ts';
import { setProductionEnabled } from '../../src/features/tenants/service/set-production-enabled.ts';
import { createWorld, hasMode, prepareInput, type World } from '../conformance/world.ts';
import { createTestUser, type TestUser } from '../end-user.ts';
import { listEndpoints } from '../endpoints.ts';
import { type RawAnswer, type RawInput, send } from '../send.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { testApp } from '../test-app.ts';
import { testContext } from '../webhooks.ts';
import { createWrongCallers, signManageToken, strangerCredentials, type WrongCaller } from './credentials.ts';

const endpoints = await listEndpoints();
/** Catalogues contain no tenant data. */
const catalogues = new Set(['listProviders', 'getProvider', 'listFileTypes']);
const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.operationId, endpoint] as const);
let count = 0;

let world: World;
let wrongCallersOf: (endpoint: Endpoint) => WrongCaller[];
let other: TestTenant;
let otherUser: TestUser;
let neighbour: TestUser;

beforeAll(async () => {
  const app = await testApp();
  world = await createWorld(app);
  wrongCallersOf = await createWrongCallers(world);
  other = await createTestTenant(app);
  otherUser = await createTestUser(app, other);
  neighbour = await createTestUser(app, world.tenant);
});
afterAll(async () => {
  await world.close();
  process.stdout.write(`authorisation matrix: ${endpoints.length} endpoints, ${count} calls refused\n`);
});

/** Resets the guess limits, which are tested elsewhere and would otherwise answer first. */
async function forgetGuesses(): Promise<void> {
  await world.app.deps.database.runScript("delete from throttles where action like 'api-key-%'");
}

function codeOf(answer: RawAnswer): [number, string] {
  return [answer.status, JSON.parse(answer.text).code];
}

function expected(code: WrongCaller['code']): [number, string] {
  return [errorCatalogue[code].status, code];
}

it('has no public endpoints except those for signing in', () => {
  expect(
    endpoints
      .filter(({ auth, api }) => auth === 'public' && api !== 'files')
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual([
    'checkInvite',
    'checkResetPassword',
    'confirmEmail',
    'confirmInvite',
    'confirmRegistration',
    'confirmResetPassword',
    'createDeveloperToken',
    'createSiteSession',
    'createSiteView',
    'getHostedSite',
    'manageSiteSession',
    'openInvite',
    'openSharedDraft',
    'redeemReadmeToken',
    'registerDeveloper',
    'resendConfirmation',
    'resetPassword',
    'resumeSiteSession',
    'stopInviteReminders',
  ]);
});

it('reserves for administrators exactly the endpoints in docs/security.md', () => {
  expect(
    endpoints
      .filter(({ role }) => role === 'ADMIN')
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual([
    'createApiKey',
    'deleteApiKey',
    'deleteDeveloper',
    'eraseUser',
    'inviteDeveloper',
    'listAuditLog',
    'requireTwoStep',
    'resetTwoStep',
    'rotateApiKey',
    'setApiKeyEnd',
    'updateApiKeyStatus',
    'updateDeveloperRole',
    'updateTenant',
  ]);
});

describe('a token to view and revoke', () => {
  const isOpen = ({ auth, isForManaging }: Endpoint) => auth === 'link' && isForManaging === true;

  it('may only view and revoke the shared data', () => {
    expect(
      endpoints
        .filter((endpoint) => isOpen(endpoint))
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual([
      'deleteLinkAccount',
      'deleteLinkArchive',
      'getLinkAccount',
      'getLinkArchive',
      'getLinkConfig',
      'listLinkAccounts',
      'listLinkArchives',
      'listLinkDatasources',
      'listLinkFileTypes',
    ]);
  });

  it.each(named(endpoints.filter((endpoint) => isOpen(endpoint))))('is let in by %s', async (name, endpoint) => {
    const authorization = await signManageToken(world);
    const answer = await send(world.app, endpoint, { ...(await prepareInput(world, name)), authorization });
    expect(answer.status).toBe(200);
  });

  it('does not begin a visit, with which it could share more', async () => {
    const userToken = (await signManageToken(world)).slice('Bearer '.length);
    const start = endpoints.find(({ operationId }) => operationId === 'createSiteSession')!;
    const input = { params: { id: world.known.siteId }, body: { version: 1, userToken } };
    expect(codeOf(await send(world.app, start, input))).toEqual(expected('INVALID_TOKEN'));
  });
});

it('opens files by their address, all of them public or signed', () => {
  expect(
    endpoints
      .filter(({ api }) => api === 'files')
      .map(({ operationId, query }) => [operationId, query !== undefined && 'signature' in query.shape])
      .sort(),
  ).toEqual([
    ['downloadAccountExport', true],
    ['getDatasourceLogo', false],
    ['getImage', false],
    ['getSampleDocument', false],
    ['openAccountFile', true],
    ['openArchiveFile', true],
    ['openSiteFile', true],
    ['readInviteMail', false],
  ]);
});

describe.each(named(endpoints.filter(({ auth }) => auth !== 'public')))('%s', (_name, endpoint) => {
  it('refuses every wrong caller', async () => {
    await forgetGuesses();
    const names = Object.keys(endpoint.params?.shape ?? {});
    const params = Object.fromEntries(names.map((name) => [name, 'anything']));
    const answers: Record<string, [number, string]> = {};
    const wanted: Record<string, [number, string]> = {};
    for (const { name, code, ...caller } of wrongCallersOf(endpoint)) {
      answers[name] = codeOf(await send(world.app, endpoint, { ...caller, params }));
      wanted[name] = expected(code);
      count += 1;
    }
    expect(answers).toEqual(wanted);
  });
});

const things = endpoints.filter(
  ({ operationId, params, auth }) => params && auth !== 'public' && !catalogues.has(operationId),
);

describe.each(named(things))('%s', (name, endpoint) => {
  it('is hidden from another tenant', async () => {
    const authorization = strangerCredentials(other, otherUser, endpoint.auth);
    const answer = await send(world.app, endpoint, { ...(await prepareInput(world, name)), authorization });
    expect(codeOf(answer)).toEqual(expected('MISSING_RESOURCE'));
    count += 1;
  });

  if (endpoint.auth === 'link')
    it('is hidden from another end user', async () => {
      const input = { ...(await prepareInput(world, name)), authorization: neighbour.link };
      expect(codeOf(await send(world.app, endpoint, input))).toEqual(expected('MISSING_RESOURCE'));
      count += 1;
    });
});

const lists = endpoints.filter(
  ({ method, params, auth, isStream }) => method === 'GET' && !params && auth !== 'public' && !isStream,
);

describe.each(named(lists))('%s', (name, endpoint) => {
  it('shows another tenant no data', async () => {
    const authorization = strangerCredentials(other, otherUser, endpoint.auth);
    const answer = await send(world.app, endpoint, { ...(await prepareInput(world, name)), authorization });
    expect([200, 404]).toContain(answer.status);
    const ids = Object.entries(world.known).filter(([key]) => key.endsWith('Id'));
    expect(ids.filter(([, id]) => answer.text.includes(id))).toEqual([]);
    count += 1;
  });
});

const inModes = endpoints.filter(({ auth, query, body }) => auth === 'developer' && (hasMode(query) || hasMode(body)));

describe.each(named(inModes))('%s', (name, endpoint) => {
  it('refuses Production to a tenant without access', async () => {
    await inTransaction(testContext(world.app, other), (tx) => setProductionEnabled(tx, false));
    const { query, body, params } = await prepareInput(world, name);
    const mode = 'PRODUCTION';
    const input: RawInput = {
      authorization: other.developer,
      params,
      query: query && 'mode' in query ? { ...query, mode } : query,
      body: body && 'mode' in (body as object) ? { ...(body as object), mode } : body,
    };
    expect(codeOf(await send(world.app, endpoint, input))).toEqual(expected('UNAUTHORIZED_ACCESS'));
    count += 1;
  });
});
