import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@smile/contract/endpoint';
import { imagesApi } from '@smile/contract/images';
import { userDataApi } from '@smile/contract/user-data';
import { webhooksApi } from '@smile/contract/webhooks';
import type { z } from 'zod';
import { inTransaction } from '../../src/context.ts';
import { storeForm } from '../../src/features/forms/service.ts';
import { addSeconds } from '../../src/platform/clock.ts';
import { testFiles, uploadTestArchive } from '../archives.ts';
import { printPayslip } from '../documents/documents.ts';
import { connectTestAccount, createTestUser, type TestUser } from '../end-user.ts';
import { listEndpoints } from '../endpoints.ts';
import { type ReceivedCall, startWebhookReceiver } from '../receivers/webhook-receiver.ts';
import { request } from '../request.ts';
import { type RawAnswer, type RawInput, send } from '../send.ts';
import { branchedFlow, createFlowSite, startTestVisit } from '../site-visits.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import type { TestApp } from '../test-app.ts';
import { createTestWebhook, listTestDeliveries, testContext } from '../webhooks.ts';
import { openApiRecipes } from './open-api-recipes.ts';
import { portalRecipes } from './portal-recipes.ts';
import type { Recipe, Reference } from './recipe.ts';

/** A tenant with an entry in every list, and the ids of its objects. */
export interface World {
  app: TestApp;
  tenant: TestTenant;
  user: TestUser;
  known: Record<string, string>;
  endpoints: Map<string, Endpoint>;
  /** Calls received by the tenant's webhook. */
  received: ReceivedCall[];
  close(): Promise<void>;
}

/** Together these provide every data point. */
const providerIds = ['sss_ph', 'gsis_ph', 'freelancer'];

export async function createWorld(app: TestApp): Promise<World> {
  const tenant = await createTestTenant(app);
  const receiver = await startWebhookReceiver((response) => response.writeHead(200).end('{"received":true}'));
  const webhookId = await createTestWebhook(app, tenant, { url: receiver.url });
  const user = await createTestUser(app, tenant);
  let accountId = '';
  for (const providerId of providerIds) accountId = (await connectTestAccount(app, user, providerId)).id;
  await inTransaction(testContext(app, tenant), (tx) =>
    storeForm(tx, {
      name: 'About you',
      userId: user.userId,
      winkSiteId: 'ws-5b79399a68524234bb0ead472648282d',
      winkSiteSessionId: 'wss-5b79399a68524234bb0ead472648282d',
      reference: 'about-you',
      data: { fullName: 'George Palomero' },
    }),
  );
  const payslip = await uploadTestArchive(app, user, { files: [{ name: 'payslip.pdf', bytes: await printPayslip() }] });
  await app.runJobs();
  const [delivery] = await listTestDeliveries(app, tenant, webhookId, { state: 'DELIVERED' });
  const siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
  const visit = await startTestVisit(app, siteId, { userToken: user.link.slice('Bearer '.length) });
  const dayOf = (daysAgo: number) =>
    addSeconds(app.deps.now(), -daysAgo * 24 * 3600)
      .toISOString()
      .slice(0, 10);
  const days = { today: dayOf(0), weekAgo: dayOf(7) };
  const world = await bareWorld(app, tenant, user);
  world.received = receiver.received;
  Object.assign(world.known, {
    accountId,
    webhookId,
    deliveryId: delivery!.id,
    siteId,
    sessionId: visit.sessionId,
    payslipId: payslip.data.id,
    ...days,
  });
  // The receiver closes with the test, so its webhook must stop retrying.
  world.close = async () => {
    await request(app, webhooksApi.remove, { authorization: tenant.basic.SANDBOX, params: { id: webhookId } });
    await receiver.close();
  };
  await makeOneOfEach(world);
  await makeFiles(world);
  return world;
}

/** A tenant with only an end user, for recipes that create what they need. */
export async function createBareWorld(app: TestApp): Promise<World> {
  const tenant = await createTestTenant(app);
  return bareWorld(app, tenant, await createTestUser(app, tenant));
}

async function bareWorld(app: TestApp, tenant: TestTenant, user: TestUser): Promise<World> {
  const { tenantId, developerId, sessionId } = tenant;
  return {
    app,
    tenant,
    user,
    known: { tenantId, developerId, userId: user.userId, signInId: sessionId },
    endpoints: new Map((await listEndpoints()).map((endpoint) => [endpoint.operationId, endpoint])),
    received: [],
    close: async () => undefined,
  };
}

async function makeOneOfEach(world: World): Promise<void> {
  const making = /^(create(?!Webhook|Token|User)|validate)/;
  for (const operationId of Object.keys(openApiRecipes).filter((name) => making.test(name)))
    await follow(world, operationId);
  await world.app.runJobs();
}

/** Creates a file for each kind of link. */
async function makeFiles(world: World): Promise<void> {
  const { app, tenant, known } = world;
  const dataOf = async (operationId: string) => JSON.parse((await follow(world, operationId)).text).data;
  const { id, rawFiles } = await dataOf('createArchive');
  Object.assign(known, { archiveId: id, archiveFileId: rawFiles[0].id, ...readLink('archive', rawFiles[0].url) });
  Object.assign(known, readLink('export', (await dataOf('generateAccountExport')).downloadUrl));
  Object.assign(known, readLink('site', (await dataOf('createSiteFile')).url));
  const ofAccount = { authorization: tenant.basic.SANDBOX, query: { sourceId: known.accountId! } };
  const [identity] = (await request(app, userDataApi.listIdentities, ofAccount)).data.items;
  Object.assign(known, readLink('account', identity!.photoUrl!));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(testFiles.png())], 'picture.png'));
  const { data } = await request(app, imagesApi.upload, { authorization: tenant.developer, body: form as never });
  Object.assign(known, readLink('image', data.imageUrl));
}

function readLink(kind: string, link: string): Record<string, string> {
  const { pathname, searchParams } = new URL(link);
  const parts = { File: pathname.split('/').at(-1)!, ...Object.fromEntries(searchParams) };
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${kind}-${name}`.toLowerCase(), value]));
}

/**
 * Returns the recipe of an operation; operations that need only a mode get a default.
 * @throws Error when an operation needs a recipe and has none
 */
export function recipeOf(endpoint: Endpoint): Recipe {
  const { operationId, params, query, body } = endpoint;
  const recipe = openApiRecipes[operationId] ?? portalRecipes[operationId];
  if (recipe) return recipe;
  const simple: Recipe = { ...(hasMode(query) && { query: { mode } }), ...(hasMode(body) && { body: { mode } }) };
  const isEnough = !params && [query?.safeParse(simple.query ?? {}), body?.safeParse(simple.body)].every(isAccepted);
  if (!isEnough) throw new Error(`${operationId} has no recipe: add one to testing/conformance.`);
  return simple;
}

const mode = 'SANDBOX';

/** Whether the input has a mode. */
export function hasMode(schema: z.ZodType | undefined): boolean {
  return 'mode' in ((schema as { shape?: object } | undefined)?.shape ?? {});
}

function isAccepted(result: { success: boolean } | undefined): boolean {
  return result?.success !== false;
}

/** Credentials for an endpoint. */
export function credentialsOf(world: World, endpoint: Endpoint): string | undefined {
  const { tenant, user } = world;
  const byAuth = { public: undefined, developer: tenant.developer, openApi: tenant.basic.SANDBOX, link: user.link };
  return byAuth[endpoint.auth];
}

/** Resolves the recipe of an operation to its input. */
export async function prepareInput(world: World, operationId: string): Promise<RawInput> {
  const endpoint = world.endpoints.get(operationId)!;
  const { params, query, body } = recipeOf(endpoint);
  const resolve = (part: unknown) => resolveReferences(world, part);
  return {
    authorization: credentialsOf(world, endpoint),
    params: (await resolve(params)) as Record<string, unknown>,
    query: (await resolve(query)) as Record<string, unknown>,
    body: await resolve(body),
  };
}

/** Runs an operation so that it succeeds. @throws Error with the answer otherwise */
export async function follow(world: World, operationId: string): Promise<RawAnswer> {
  const endpoint = world.endpoints.get(operationId)!;
  const answer = await sendPrepared(world, endpoint, await prepareInput(world, operationId));
  if (answer.status !== (endpoint.status ?? 200))
    throw new Error(`${operationId} answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** Sends a request, running jobs meanwhile if the operation waits for them. */
export async function sendPrepared(world: World, endpoint: Endpoint, input: RawInput): Promise<RawAnswer> {
  const answer = send(world.app, endpoint, input);
  if (!recipeOf(endpoint).needsJobs) return answer;
  let isAnswered = false;
  void answer.finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await world.app.runJobs();
    await setImmediate();
  }
  return answer;
}

async function resolveReferences(world: World, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => resolveReferences(world, entry)));
  if (typeof value === 'function') return value();
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) return lookUp(world, value);
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, entry]) => [key, await resolveReferences(world, entry)]),
  );
  return Object.fromEntries(entries);
}

function isReference(value: object): value is Reference {
  return 'known' in value || ('from' in value && 'at' in value) || ('before' in value && 'after' in value);
}

let uses = 0;

function lookUp(world: World, reference: Reference): unknown {
  if ('known' in reference) return world.known[reference.known];
  if ('from' in reference) return readAnswer(world, reference);
  return `${reference.before}${++uses}${reference.after}`;
}

async function readAnswer(world: World, { from, at }: { from: string; at: string }): Promise<unknown> {
  const { data } = JSON.parse((await follow(world, from)).text);
  const found = at
    .split('.')
    .reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], data);
  if (found === undefined) throw new Error(`${from} answered nothing at ${at}`);
  return found;
}
