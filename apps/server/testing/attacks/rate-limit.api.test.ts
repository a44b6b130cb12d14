import { usersApi } from '@smile/contract/users';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createAuthenticator } from '../../src/features/auth/service/create-authenticator.ts';
import { createCredentialUses } from '../../src/features/auth/service/create-credential-uses.ts';
import { takePermits } from '../../src/platform/limits/permit-queries.ts';
import { createPortalApp } from '../../src/portal-app.ts';
import { send } from '../send.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT: '20' });
  tenant = await createTestTenant(app);
});

const isServer = 'serverUrl' in inject('testDatabase');
let networks = 0;
const network = () => `10.99.0.${++networks}`;
const list = (portal: TestApp['portal'], ip: string) =>
  send({ ...app, portal }, usersApi.list, { authorization: tenant.basic.SANDBOX, query: { size: 1 }, ip });

/** Simulates another process on the same database. */
async function startProcess(): Promise<TestApp['portal']> {
  const config = { ...app.deps.config, databaseUrl: isServer ? 'postgres://shared' : null };
  const deps = { ...app.deps, config };
  return createPortalApp(deps, createAuthenticator(deps, createCredentialUses(deps)));
}

describe('the limit of requests', () => {
  it('is one for three processes', async () => {
    const portals = isServer ? [await startProcess(), await startProcess(), await startProcess()] : [app.portal];
    const ip = network();
    const startedAt = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => list(portals[index % portals.length]!, ip)),
    );
    const passed = answers.filter(({ status }) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(20);
    const windows = Math.floor(Date.now() / 1000) - Math.floor(startedAt / 1000) + 1;
    expect(passed).toBeLessThanOrEqual(20 * windows);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '20',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    });
    expect((await list(portals[0]!, network())).status).toBe(200);
    for (const portal of portals) if (portal !== app.portal) await portal.close();
  });

  it('grants no more than the limit to concurrent calls of one window', async () => {
    const db = app.deps.database.in({ kind: 'system' });
    // A window long enough for all calls.
    const ask = () => takePermits(db, { subject: 'burst', wanted: 4, max: 20, windowMs: 86_400_000 });
    const taken = await Promise.all(Array.from({ length: 15 }, ask));
    expect(taken.reduce((sum, { granted }) => sum + granted, 0)).toBe(20);
    expect((await ask()).granted).toBe(0);
  });

  it('is sent with every answer', async () => {
    const { headers } = await list(app.portal, network());
    expect(headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' });
  });
});
