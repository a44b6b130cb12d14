import { linksApi } from '@smile/contract/links';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, modeContext, systemContext, tenantContext } from '../../context.ts';
import { createVault } from '../../platform/crypto/vault.ts';
import { setAllowance } from '../usage/service/set-allowance.ts';
import { findLinksElsewhere, recordLink, rehashLinks } from './service/account-links.ts';
import { deleteAccountLink } from './shared-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

const daySeconds = 24 * 3600;
const contextOf = ({ tenantId }: TestTenant, mode: 'SANDBOX' | 'PRODUCTION' = 'PRODUCTION') =>
  modeContext(tenantContext(systemContext(app.deps), tenantId), mode);

describe('links in Sandbox', () => {
  it('are the same for everybody: five other organizations', async () => {
    const tenant = await createTestTenant(app);
    const user = await createTestUser(app, tenant);
    const { id } = await connectTestAccount(app, user, 'sss_ph');
    const { data } = await request(app, linksApi.list, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: id },
    });
    const [link] = data.items;
    const daysBefore = (time: string) => (Date.parse(link!.endDate) - Date.parse(time)) / (daySeconds * 1000);
    expect(data.items).toHaveLength(1);
    expect(daysBefore(link!.startDate!)).toBe(730);
    expect(link!.records).toHaveLength(1);
    expect(link!.records[0]!.count).toBe(5);
    expect(link!.records[0]!.linkedAt.map(daysBefore)).toEqual([21, 16, 11, 6, 4]);
  });

  it('are empty for a tenant without multiple-application warnings', async () => {
    const tenant = await createTestTenant(app);
    await setAllowance(contextOf(tenant, 'SANDBOX'), 'CreateMaw', { isEnabled: false, totalVolume: null });
    const { id } = await connectTestAccount(app, await createTestUser(app, tenant), 'sss_ph');
    const answer = await request(app, linksApi.list, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: id },
    });
    expect(answer.data.items).toEqual([]);
  });
});

describe('links in Production', () => {
  let accounts = 0;

  /** A tenant with one account connected with this login. */
  async function connected(loginName: string, providerId = 'sss_ph') {
    accounts += 1;
    const tenant = await createTestTenant(app);
    const { userId } = await createTestUser(app, tenant, 'PRODUCTION');
    const account = { id: `a-network-${accounts}`, userId, providerId, loginName };
    await inTransaction(contextOf(tenant), (tx) => recordLink(tx, account));
    return { tenant, account, find: () => findLinksElsewhere(contextOf(tenant), account) };
  }

  it('are counted once for each other organization with the same login', async () => {
    const one = await connected('33-0000001-1');
    expect((await one.find())!.records).toEqual([]);
    app.clock.advanceSeconds(daySeconds);
    const two = await connected(' 33-0000001-1 ');
    await connected('33-0000001-1', 'pagibig_ph');
    await connected('33-0000002-2');
    app.clock.advanceSeconds(daySeconds);
    await inTransaction(contextOf(two.tenant), (tx) => recordLink(tx, { ...two.account, id: 'a-network-again' }));
    const link = (await one.find())!;
    expect(link.records).toEqual([{ count: 1, linkedAt: [expect.any(String)] }]);
    expect(Date.parse(link.endDate) - Date.parse(link.records[0]!.linkedAt[0]!)).toBeLessThan(3_600_000);
    expect((await two.find())!.records[0]!.count).toBe(1);
  });

  it('are forgotten with a revoked account, and after two years', async () => {
    const one = await connected('33-0000003-3');
    const two = await connected('33-0000003-3');
    const count = async () => (await one.find())!.records[0]?.count ?? 0;
    expect(await count()).toBe(1);
    app.clock.advanceSeconds(729 * daySeconds);
    await dropOld(app, 'account_links');
    expect(await count()).toBe(1);
    app.clock.advanceSeconds(2 * daySeconds);
    expect(await count()).toBe(0);
    await dropOld(app, 'account_links');
    const stored = sql`select 1 from account_links where tenant_id = ${two.tenant.tenantId}`;
    expect(await systemContext(app.deps).db.query(stored)).toEqual([]);

    const three = await connected('33-0000003-3');
    expect(await count()).toBe(1);
    await inTransaction(contextOf(three.tenant), (tx) => deleteAccountLink(tx, three.account.id));
    expect(await count()).toBe(0);
  });

  it('are counted under a new master key while an account has its login', async () => {
    const tenant = await createTestTenant(app);
    const user = await createTestUser(app, tenant);
    const { id, loginName } = await connectTestAccount(app, user, 'sss_ph');
    const live = { id, userId: user.userId, providerId: 'sss_ph', loginName };
    await inTransaction(contextOf(tenant), (tx) => recordLink(tx, live));
    await connected('33-0000005-5');
    const vault = createVault(Buffer.from('33'.repeat(32), 'hex'), app.deps.randomBytes);
    const system = { ...systemContext(app.deps), vault };
    await inTransaction(system, (tx) => rehashLinks(tx, vault.keyedHash));
    const other = await createTestTenant(app);
    const found = await findLinksElsewhere({ ...contextOf(other), vault }, { ...live, id: 'a-network-new' });
    expect(found!.records).toMatchObject([{ count: 1 }]);
    const stored = await system.db.query<{ accountId: string }>(
      sql`select account_id as "accountId" from account_links`,
    );
    expect(stored).toEqual([{ accountId: id }]);
  });

  it('are stored without the login, and leave out tenants that do not take part', async () => {
    const one = await connected('33-0000004-4');
    const rows = await systemContext(app.deps).db.query<{ fingerprint: string }>(
      sql`select fingerprint from account_links where tenant_id = ${one.tenant.tenantId}`,
    );
    expect(rows).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const silent = await createTestTenant(app);
    await setAllowance(contextOf(silent), 'CreateMaw', { isEnabled: false, totalVolume: null });
    const { userId } = await createTestUser(app, silent, 'PRODUCTION');
    const account = { ...one.account, id: 'a-network-silent', userId };
    await inTransaction(contextOf(silent), (tx) => recordLink(tx, account));
    expect(await findLinksElsewhere(contextOf(silent), account)).toBeNull();
    expect((await one.find())!.records).toEqual([]);
    const nameless = { ...one.account, loginName: null };
    expect(await findLinksElsewhere(contextOf(one.tenant), nameless)).toBeNull();
  });
});
