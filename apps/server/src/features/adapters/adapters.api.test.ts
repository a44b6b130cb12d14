import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providersApi } from '@smile/contract/providers';
import { userDataApi } from '@smile/contract/user-data';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  createTestUser,
  listAccountEvents,
  readLinkAccount,
  submitCode,
  type TestUser,
} from '../../../testing/end-user.ts';
import {
  type ExampleAdapter,
  startExampleAdapter,
  startScriptedAdapter,
} from '../../../testing/receivers/connector-adapter.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { adapterCommands } from '../../operator/adapter-commands.ts';
import { listAdapters, putAdapter, removeAdapter } from './service/adapters.ts';
import { applyAdapters } from './service/apply-adapters.ts';
import { refreshAdapters } from './service/refresh-adapters.ts';

const mode = 'PRODUCTION';
let example: ExampleAdapter;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  example = await startExampleAdapter();
  app = await createTestApp();
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  example?.close();
  await app?.deps.adapters.close();
  await app?.deps.database.close();
});
beforeEach(async () => {
  for (const { id } of await listAdapters(system())) await removeAdapter(system(), id);
  await expect.poll(async () => (await provider('kapwa_payroll')).status).toBe(404);
});

const system = () => systemContext(app.deps);
const authorization = () => tenant.basic.PRODUCTION;
const provider = (id: string) =>
  request(app, providersApi.get, { authorization: authorization(), mode, params: { id } });

async function addExample(more: object = {}): Promise<void> {
  await putAdapter(system(), { id: 'kapwa', url: example.url, secret: example.secret, allowPrivate: true, ...more });
  await expect.poll(() => app.deps.adapters.clientOf('kapwa')).not.toBeNull();
  await refreshAdapters(system());
  await expect.poll(() => app.deps.adapters.find('kapwa_payroll')).not.toBeNull();
}

function begin(user: TestUser, credentials: Record<string, string> = example.credentials) {
  const body = { providerId: 'kapwa_payroll', loginType: 'EMPLOYEE_NUMBER', credentials };
  return request(app, widgetApi.createAccount, { authorization: user.link, mode, body });
}

/** Runs jobs until the fetch ends; the adapter first answers "still working". */
async function continueReading(user: TestUser, id: string) {
  await app.runJobs();
  return readLinkAccount(app, user, id, mode);
}

describe('a provider in Production', () => {
  it('is shown disabled without an adapter, and cannot be connected', async () => {
    expect((await provider('sss_ph')).data).toMatchObject({ active: true, enabled: false });
    const user = await createTestUser(app, tenant, mode);
    const answer = await request(app, widgetApi.createAccount, {
      authorization: user.link,
      mode,
      body: { providerId: 'sss_ph', credentials: { username: 'George', password: '123456' } },
    });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('is connected through its adapter, from the login to the events', async () => {
    await addExample();
    expect((await provider('kapwa_payroll')).data).toMatchObject({
      name: 'Kapwa Payroll',
      enabled: true,
      subTypeLabel: 'Payroll System',
      mfa: true,
    });
    const user = await createTestUser(app, tenant, mode);
    const wrong = await begin(user, { ...example.credentials, password: 'wrong' });
    expect(wrong.data).toMatchObject({ status: 'ERROR', errorCode: 'INVALID_CREDENTIALS', loginName: 'KP-1001' });
    const { data } = await begin(user);
    expect(data).toMatchObject({ status: 'AWAITING_MFA', mfa: { codeLength: 6 } });
    expect((await submitCode(app, user, data.id, '000000', mode)).data).toMatchObject({ errorCode: 'INVALID_MFA' });
    expect((await submitCode(app, user, data.id, example.code, mode)).data).toMatchObject({ status: 'CONNECTED' });
    expect(await continueReading(user, data.id)).toMatchObject({ status: 'CONNECTED', stage: 'DONE', progress: 100 });
    const query = { sourceId: data.id, size: 50 };
    const incomes = await request(app, userDataApi.listIncomes, { authorization: authorization(), mode, query });
    expect(incomes.data.items).toHaveLength(24);
    expect(incomes.data.items[0]).toMatchObject({ employer: 'Kapwa Foods Corporation', netAmount: 10440 });
    const events = await listAccountEvents(app, data.id);
    const types = events.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['ACCOUNT_CONNECTED', 'IDENTITY_ADDED', 'INCOMES_ADDED', 'TASK_FINISHED']),
    );
    const revoked = await request(app, widgetApi.revokeAccount, {
      authorization: user.link,
      mode,
      params: { id: data.id },
    });
    expect(revoked.status).toBe(200);
  });

  it('keeps neither password nor state in the clear', async () => {
    await addExample();
    const user = await createTestUser(app, tenant, mode);
    const { data } = await begin(user);
    const rows = await system().db.query<{ all: string }>(sql`
      select row_to_json(accounts)::text as all from accounts where id = ${data.id}`);
    expect(rows[0]!.all).not.toContain(example.credentials.password);
    expect(rows[0]!.all).not.toContain('session');
    const kept = await system().db.query<{ all: string }>(sql`select row_to_json(adapters)::text as all from adapters`);
    expect(kept[0]!.all).not.toContain(example.secret);
  });

  it('is simulated in Sandbox as all others are', async () => {
    await addExample();
    const user = await createTestUser(app, tenant);
    const body = { providerId: 'kapwa_payroll', credentials: { username: 'George', password: '123456' } };
    const { data } = await request(app, widgetApi.createAccount, { authorization: user.link, body });
    expect(data.status).toBe('AWAITING_MFA');
  });

  it('shows disabled again when its adapter is removed', async () => {
    await addExample();
    await removeAdapter(system(), 'kapwa');
    await expect.poll(async () => (await provider('kapwa_payroll')).status).toBe(404);
  });

  it('is limited to the providers that the operator names, if any', async () => {
    await putAdapter(system(), {
      id: 'kapwa',
      url: example.url,
      secret: example.secret,
      allowPrivate: true,
      providers: ['sss_ph'],
    });
    await expect.poll(() => app.deps.adapters.clientOf('kapwa')).not.toBeNull();
    await refreshAdapters(system());
    expect(await listAdapters(system())).toMatchObject([{ id: 'kapwa', healthStatus: 'UP', providers: [] }]);
  });
});

describe('health', () => {
  it("is polled every minute and shown on the status page without the adapter's message", async () => {
    const adapter = await startScriptedAdapter(({ operation }) =>
      operation === 'health'
        ? { body: { status: 'DEGRADED', message: 'Host db-7 is slow' } }
        : { body: { providers: [{ id: 'sss_ph' }] } },
    );
    await putAdapter(system(), { id: 'slow', url: adapter.url, secret: example.secret, allowPrivate: true });
    await expect.poll(() => app.deps.adapters.clientOf('slow')).not.toBeNull();
    await refreshAdapters(system());
    expect(await listAdapters(system())).toMatchObject([
      { healthStatus: 'DEGRADED', healthMessage: 'Host db-7 is slow', providers: ['sss_ph'] },
    ]);
    app.clock.advanceSeconds(11);
    const status = (await app.portal.inject('/status.json')).json();
    expect(status.parts.at(-1)).toMatchObject({ name: 'Connector slow', status: 'DEGRADED' });
    expect((await app.portal.inject('/status')).body).not.toContain('db-7');
    adapter.close();
    await refreshAdapters(system());
    app.clock.advanceSeconds(11);
    expect((await app.portal.inject('/status.json')).json().parts.at(-1)).toMatchObject({ status: 'DOWN' });
    expect((await provider('sss_ph')).data).toMatchObject({ enabled: true });
  });

  it('names the faults of a catalogue', async () => {
    const entry = { name: 'X', type: 'SYSTEM', subType: 'NO_SUCH', supported: ['IDENTITIES'] };
    const adapter = await startScriptedAdapter(({ operation }) =>
      operation === 'health' ? { body: { status: 'UP' } } : { body: { providers: [{ id: 'x_payroll', entry }] } },
    );
    await putAdapter(system(), { id: 'odd', url: adapter.url, secret: example.secret, allowPrivate: true });
    await expect.poll(() => app.deps.adapters.clientOf('odd')).not.toBeNull();
    await refreshAdapters(system());
    adapter.close();
    expect(await listAdapters(system())).toMatchObject([
      {
        healthStatus: 'DEGRADED',
        healthMessage: 'Catalogue: x_payroll has the unknown subType NO_SUCH.',
        providers: [],
      },
    ]);
  });
});

describe('the operator', () => {
  const run = async (name: string, ...given: string[]) => {
    const lines: string[] = [];
    const command = adapterCommands.find((candidate) => candidate.name === name)!;
    if (command.kind !== 'database') throw new Error(name);
    await command.run(app.deps, given, (line) => void lines.push(line));
    return lines;
  };

  it('adds, lists and removes adapters', async () => {
    const added = await run('add-adapter', 'kapwa', example.url, 'allow-private');
    expect(added[0]).toMatch(/^kapwa\thttp:.*\tDOWN: It answered with status 401\.\tno providers$/);
    expect(added[1]).toMatch(/^Its secret, shown this once: whsec_/);
    app.deps.config.adapterSecret = example.secret;
    expect(await run('add-adapter', 'kapwa', `${example.url}/`, 'allow-private')).toEqual([
      `kapwa\t${example.url}\tUP\tkapwa_payroll`,
    ]);
    app.deps.config.adapterSecret = null;
    expect(await run('list-adapters')).toEqual([`kapwa\t${example.url}\tUP\tkapwa_payroll`]);
    expect(await run('remove-adapter', 'kapwa')).toEqual(['kapwa is removed.']);
    expect(await run('list-adapters')).toEqual(['No adapters yet.']);
    await expect(run('remove-adapter', 'kapwa')).rejects.toMatchObject({ code: 'MISSING_RESOURCE' });
  });

  it('states adapters in a file, with the secret beside it', async () => {
    const folder = mkdtempSync(join(inject('dataFolder'), 'adapters-'));
    const file = join(folder, 'adapters.json');
    writeFileSync(join(folder, 'kapwa.secret'), `${example.secret}\n`);
    const adapter = { id: 'kapwa', url: example.url, secretFile: 'kapwa.secret', allowPrivate: true, maxConcurrent: 2 };
    writeFileSync(file, JSON.stringify({ adapters: [adapter] }));
    expect(await applyAdapters(system(), file)).toEqual(['kapwa']);
    expect(await listAdapters(system())).toMatchObject([{ id: 'kapwa', maxConcurrent: 2 }]);
    writeFileSync(file, '{ "adapters": [{ "id": "kapwa", "adress": 1 }] }');
    await expect(applyAdapters(system(), file)).rejects.toThrow('adapters.json is wrong at adapters.0');
    await expect(applyAdapters(system(), join(folder, 'none.json'))).rejects.toThrow('cannot be read (ENOENT)');
  });

  it.each([
    [{ url: 'http://example.com' }, 'url must be https'],
    [{ url: 'https://127.0.0.1:8200' }, 'private or reserved'],
    [{ url: 'https://user:pass@example.com' }, 'without a user name'],
    [{ url: 'ftp://example.com' }, 'an http or https URL'],
    [{ id: 'Big_One' }, 'lowercase letters'],
    [{ secret: 'short' }, 'at least 24 characters'],
  ])('may not add %j', async (given, message) => {
    const adapter = { id: 'kapwa', url: 'https://adapter.example.com', secret: example.secret, ...given };
    await expect(putAdapter(system(), adapter)).rejects.toThrow(message);
  });
});
