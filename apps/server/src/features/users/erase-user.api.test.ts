import { accountsApi } from '@smile/contract/accounts';
import { archivesApi } from '@smile/contract/archives';
import type { Mode } from '@smile/contract/common';
import { portalUsersApi, usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportTestAccount } from '../../../testing/account-exports.ts';
import { testFiles, uploadTestArchive } from '../../../testing/archives.ts';
import {
  connectTestAccount,
  createTestUser,
  listAccountEvents,
  startLogin,
  type TestUser,
} from '../../../testing/end-user.ts';
import { submitTestForm } from '../../../testing/forms.ts';
import { createTestInvite } from '../../../testing/invites.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { listStoredFiles, listTablesContaining } from '../../../testing/traces.ts';
import { createTestWebhook, testContext } from '../../../testing/webhooks.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { publishEvent } from '../webhooks/service/publish-event.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;

beforeEach(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const refused = { status: 403, code: 'UNAUTHORIZED_ACCESS' };
const endUserAddress = '203.0.113.77';

const erase = (userId: string, authorization = tenant.developer, mode: Mode = 'SANDBOX') =>
  request(app, portalUsersApi.erase, { authorization, params: { userId }, query: { mode } });
const holdings = (userId: string, authorization = tenant.developer, mode: Mode = 'SANDBOX') =>
  request(app, portalUsersApi.holdings, { authorization, params: { userId }, query: { mode } });
const getUser = (id: string) => request(app, usersApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
const revoke = (id: string, authorization: string) =>
  request(app, accountsApi.revoke, { authorization, params: { id } });

/** George with data from two sources, a failed login, a form, events and audit entries. */
async function shareEverything(): Promise<Record<'sss' | 'upwork' | 'failed' | 'archive', string>> {
  await createTestWebhook(app, tenant, { url: 'http://127.0.0.1:9/hook', includePayload: true });
  const sss = (await connectTestAccount(app, user, 'sss_ph')).id;
  const upwork = (await connectTestAccount(app, user, 'upwork')).id;
  const failed = (await startLogin(app, user, 'grab', { username: 'gpalomero1234@smileapi.io', password: 'wrong' }))
    .data.id;
  const revoked = (await connectTestAccount(app, user, 'nbi_ph')).id;
  await request(app, widgetApi.revokeAccount, {
    authorization: user.link,
    params: { id: revoked },
    ip: endUserAddress,
  });
  await submitTestForm(app, tenant, user.userId, { data: { fullName: 'George Palomero' } });
  const files = [{ name: 'palomero.pdf', bytes: testFiles.pdf() }];
  const archive = (await uploadTestArchive(app, user, { files })).data.id;
  const authorization = tenant.basic.SANDBOX;
  await exportTestAccount(app, { authorization, id: sss, exportExtensionType: 'CSV' });
  const { data } = await request(app, usersApi.payload, { authorization, params: { id: user.userId } });
  await inTransaction(testContext(app, tenant), (tx) =>
    publishEvent(tx, 'USER_SESSION_COMPLETED', { session: data.metadata, payload: data }),
  );
  return { sss, upwork, failed, archive };
}

describe('erasing a user', () => {
  it('leaves no trace of the person in any table or in the file store', async () => {
    await shareEverything();
    expect(listStoredFiles(app, tenant.tenantId)).toHaveLength(2);
    for (const trace of ['Palomero', 'George', '3300000008', endUserAddress])
      expect([trace, (await listTablesContaining(app, tenant.tenantId, trace)).length > 0]).toEqual([trace, true]);
    expect(await erase(user.userId)).toMatchObject({ status: 200, code: 'OK' });
    for (const trace of ['Palomero', 'George', '3300000008', '9559991234', endUserAddress])
      expect([trace, await listTablesContaining(app, tenant.tenantId, trace)]).toEqual([trace, []]);
    await app.runJobs();
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
  });

  it('keeps events and audit entries with the user id only', async () => {
    await shareEverything();
    await erase(user.userId);
    await app.runJobs();
    expect(await listTablesContaining(app, tenant.tenantId, user.userId)).toEqual(['audit_log', 'events']);
    const audit = await systemContext(app.deps).db.query(sql`
      select actor_kind as "actorKind", actor_id as "actorId", entity_id as "entityId", before, after from audit_log
      where tenant_id = ${tenant.tenantId} and action = 'user.erase'`);
    expect(audit).toEqual([
      {
        actorKind: 'developer',
        actorId: tenant.developerId,
        entityId: user.userId,
        before: { mode: 'SANDBOX', accounts: 3, archives: 1, forms: 1, siteFiles: 0 },
        after: null,
      },
    ]);
  });

  it('ends every account and archive and sends their events', async () => {
    const { sss, upwork, failed, archive } = await shareEverything();
    await erase(user.userId);
    for (const id of [sss, upwork, failed]) {
      expect((await listAccountEvents(app, id)).at(-1)).toMatchObject({
        type: 'ACCOUNT_DISCONNECTED',
        data: { userId: user.userId, accountId: id },
      });
      const account = await request(app, accountsApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
      expect(account).toMatchObject(missing);
    }
    const revoked = await systemContext(app.deps).db.query(sql`
      select data from events where tenant_id = ${tenant.tenantId} and type = 'ARCHIVE_REVOKED'`);
    expect(revoked).toEqual([{ data: { userId: user.userId, archiveId: archive } }]);
  });

  it('revokes the user’s tokens and stops running fetches', async () => {
    const { data } = await startLogin(app, user, 'philhealth_ph');
    await erase(user.userId);
    await app.runJobs();
    expect(await getUser(user.userId)).toMatchObject(missing);
    expect(await erase(user.userId)).toMatchObject(missing);
    const again = { authorization: user.link, params: { id: data.id } };
    expect(await request(app, widgetApi.getAccount, again)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await listTablesContaining(app, tenant.tenantId, 'Palomero')).toEqual([]);
  });

  it('deletes the invite with name and address', async () => {
    const { userId, email } = await createTestInvite(app, tenant);
    expect(await listTablesContaining(app, tenant.tenantId, email)).toEqual(['invites']);
    expect((await holdings(userId)).data).toEqual({ accounts: [], archives: [], formCount: 0, isInvited: true });
    await erase(userId);
    for (const trace of [email, 'Palomero'])
      expect(await listTablesContaining(app, tenant.tenantId, trace)).toEqual([]);
  });

  it('keeps other users unchanged', async () => {
    const other = await createTestUser(app, tenant);
    await connectTestAccount(app, other, 'upwork');
    await shareEverything();
    await erase(user.userId);
    expect((await holdings(other.userId)).data.accounts).toMatchObject([{ providerId: 'upwork' }]);
  });

  it("is limited to administrators of the tenant, in the user's mode", async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    expect(await erase(user.userId, member.developer)).toMatchObject(refused);
    const other = await createTestTenant(app);
    expect(await erase(user.userId, other.developer)).toMatchObject(missing);
    expect(await erase(user.userId, tenant.developer, 'PRODUCTION')).toMatchObject(missing);
    expect(await erase(user.userId, tenant.developer, 'LIVE' as Mode)).toMatchObject({ status: 400 });
    for (const authorization of ['', user.link, tenant.basic.SANDBOX, tenant.openApi.SANDBOX])
      expect(await erase(user.userId, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect((await getUser(user.userId)).status).toBe(200);
  });
});

describe('the stored data of a user', () => {
  it('is listed per account and counted', async () => {
    const { sss, upwork, failed, archive } = await shareEverything();
    const { data } = await holdings(user.userId);
    expect(data).toEqual({
      accounts: [
        { accountId: sss, providerId: 'sss_ph', providerName: 'SSS', itemCount: expect.any(Number) },
        { accountId: upwork, providerId: 'upwork', providerName: 'Upwork', itemCount: expect.any(Number) },
        { accountId: failed, providerId: 'grab', providerName: 'Grab', itemCount: 0 },
      ],
      archives: [{ archiveId: archive, fileType: 'PAYSLIP', fileCount: 1 }],
      formCount: 1,
      isInvited: false,
    });
    expect(data.accounts[0]!.itemCount).toBeGreaterThan(25);
    expect((await holdings((await createTestUser(app, tenant)).userId)).data).toEqual({
      accounts: [],
      archives: [],
      formCount: 0,
      isInvited: false,
    });
  });

  it('is hidden from other tenants, the other mode and other kinds of token', async () => {
    const other = await createTestTenant(app);
    expect(await holdings(user.userId, other.developer)).toMatchObject(missing);
    expect(await holdings(user.userId, tenant.developer, 'PRODUCTION')).toMatchObject(missing);
    for (const authorization of ['', user.link, tenant.basic.SANDBOX])
      expect(await holdings(user.userId, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });
});

describe('revoking an account', () => {
  it("erases its data and login name from every table and keeps the other accounts' data", async () => {
    const { upwork } = await shareEverything();
    const { data } = await startLogin(app, user, 'gsis_ph', { username: 'Christina', password: 'YGUS1' });
    await request(app, widgetApi.submitMfa, {
      authorization: user.link,
      params: { id: data.id },
      body: { code: '1234' },
    });
    await app.runJobs();
    expect(await listTablesContaining(app, tenant.tenantId, 'Christina')).not.toEqual([]);
    expect(await revoke(data.id, tenant.openApi.SANDBOX)).toMatchObject({ status: 200, code: 'OK' });
    expect(await listTablesContaining(app, tenant.tenantId, 'Christina')).toEqual([]);
    expect((await holdings(user.userId)).data.accounts.map(({ accountId }) => accountId)).toContain(upwork);
    const events = (await listAccountEvents(app, data.id)).filter(({ type }) => type === 'ACCOUNT_CONNECTED');
    expect(events.map(({ data: sent }) => Object.entries(sent))).toEqual([
      [
        ['userId', user.userId],
        ['accountId', data.id],
        ['loginName', ''],
        ['providers', ['gsis_ph']],
      ],
    ]);
  });

  it('requires an administrator, as for an archive', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const params = { id: (await shareEverything()).archive };
    const remove = (authorization: string) => request(app, archivesApi.revoke, { authorization, params });
    expect(await remove(member.openApi)).toMatchObject(refused);
    expect(await remove(tenant.openApi.SANDBOX)).toMatchObject({ status: 200 });
  });

  it('requires an administrator; a developer may only revoke accounts of self-created users', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    expect(await revoke(id, member.openApi)).toMatchObject(refused);
    const emulated = await request(app, usersApi.create, { authorization: member.openApi });
    const own = { userId: emulated.data.user.id, link: `Bearer ${emulated.data.token.accessToken}` };
    const account = await connectTestAccount(app, own, 'nbi_ph');
    expect(await revoke(account.id, member.openApi)).toMatchObject({ status: 200 });
    expect(await revoke(id, tenant.basic.SANDBOX)).toMatchObject({ status: 200 });
  });
});
