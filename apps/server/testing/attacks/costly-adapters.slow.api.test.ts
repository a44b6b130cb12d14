import { accountsApi } from '@smile/contract/accounts';
import { userDataApi } from '@smile/contract/user-data';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { putAdapter } from '../../src/features/adapters/service/adapters.ts';
import { refreshAdapters } from '../../src/features/adapters/service/refresh-adapters.ts';
import { measureLongestTurn } from '../compute/longest-turn.ts';
import { createTestUser, readLinkAccount } from '../end-user.ts';
import { type ScriptedAnswer, startScriptedAdapter } from '../receivers/connector-adapter.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const mode = 'PRODUCTION';
const patience = { timeout: 60_000 };
/** A single large item used to take longer. */
const allowedMs = 150;
const connected = { body: { status: 'CONNECTED', loginName: 'George', state: { token: 't' } } };
let app: TestApp;
let tenant: TestTenant;
let adapter: Awaited<ReturnType<typeof startScriptedAdapter>>;
let answers: Record<string, ScriptedAnswer>;

beforeAll(async () => {
  app = await createTestApp();
  tenant = await createTestTenant(app);
  adapter = await startScriptedAdapter(({ operation }) => {
    if (operation === 'health') return { body: { status: 'UP' } };
    return operation === 'catalogue' ? { body: { providers: [{ id: 'sss_ph' }] } } : answers[operation]!;
  });
  const ctx = systemContext(app.deps);
  await putAdapter(ctx, {
    id: 'large',
    url: adapter.url,
    secret: 'whsec_c2VjcmV0LW9mLTMyLWJ5dGVzLi4uLi4uLi4u',
    allowPrivate: true,
  });
  await vi.waitFor(() => expect(app.deps.adapters.clientOf('large')).not.toBeNull(), patience);
  await refreshAdapters(ctx);
  await vi.waitFor(() => expect(app.deps.adapters.find('sss_ph')).not.toBeNull(), patience);
});
afterAll(() => adapter.close());

async function connect() {
  const user = await createTestUser(app, tenant, mode);
  const body = { providerId: 'sss_ph', credentials: { username: 'George', password: '123456' } };
  const { data } = await request(app, widgetApi.createAccount, { authorization: user.link, mode, body });
  return { user, account: data };
}

function pageOf(data: object): ScriptedAnswer {
  return { body: JSON.stringify({ status: 'PAGE', data, progress: 100, nextCursor: null }) };
}

const contributions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `20${String(10 + (index % 16)).padStart(2, '0')}-01-31`,
    currency: 'PHP',
    amount: 500,
    referenceId: `R${index}`,
  }));

test('refuses 4 MB of nested brackets without holding the event loop', async () => {
  await connectOnce();
  answers = { begin: { body: '['.repeat(2_000_000) + ']'.repeat(2_000_000) } };
  let account: { status: string; errorCode?: unknown } | null = null;
  const maxMs = await measureLongestTurn(async () => {
    account = (await connect()).account;
  });
  expect(account).toMatchObject({ status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
  expect(maxMs).toBeLessThan(allowedMs);
});

/** Warms up, since code is slower when it runs for the first time. */
async function connectOnce(): Promise<void> {
  answers = { begin: connected, fetch: pageOf({ contributions: contributions(600) }) };
  await connect();
  await app.runJobs();
}

test('stores a large reading without holding the event loop, and shows it when it is complete', async () => {
  const count = 6000;
  answers = { begin: connected, fetch: pageOf({ contributions: contributions(count) }) };
  const { user, account } = await connect();
  let isRunning = true;
  const seen: { stored: number; shown: number }[] = [];
  const list = () =>
    request(app, userDataApi.listContributions, {
      authorization: tenant.basic.PRODUCTION,
      mode,
      query: { sourceId: account.id, size: 1 },
    });
  const look = async () => {
    while (isRunning) {
      const shown = (await list()).data.items.length;
      const [row] = await systemContext(app.deps).db.query<{ stored: number }>(
        sql`select count(*)::integer as stored from user_data where source_id = ${account.id}`,
      );
      seen.push({ stored: row!.stored, shown });
    }
  };
  const looking = look();
  const maxMs = await measureLongestTurn(() => app.runJobs());
  isRunning = false;
  await looking;
  expect(await readLinkAccount(app, user, account.id, mode)).toMatchObject({ stage: 'DONE' });
  expect((await list()).data.items).toHaveLength(1);
  const { data } = await request(app, accountsApi.payload, {
    authorization: tenant.basic.PRODUCTION,
    mode,
    params: { id: account.id },
  });
  expect(data.contributions).toHaveLength(count);
  expect(data.contributions[0]!.referenceId).toBe('R0');
  const early = seen.filter(({ stored }) => stored > 0 && stored < count);
  expect(early.length).toBeGreaterThan(0);
  expect(early.every(({ shown }) => shown === 0)).toBe(true);
  expect(maxMs).toBeLessThan(allowedMs);
});

test('ends a reading with implausibly many items of a kind', async () => {
  const fullName = 'George Palomero';
  answers = { begin: connected, fetch: pageOf({ identities: Array.from({ length: 11 }, () => ({ fullName })) }) };
  const { user, account } = await connect();
  await app.runJobs();
  expect(await readLinkAccount(app, user, account.id, mode)).toMatchObject({ errorCode: 'SYSTEM_ERROR' });
});
