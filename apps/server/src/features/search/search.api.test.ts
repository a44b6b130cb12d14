import { apiKeysApi } from '@smile/contract/api-keys';
import { auditLogApi } from '@smile/contract/audit-log';
import { blacklistsApi } from '@smile/contract/blacklists';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { type FoundKind, searchApi } from '@smile/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { createTestInvite } from '../../../testing/invites.ts';
import { knownPhone, testConsent } from '../../../testing/lookups.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook } from '../../../testing/webhooks.ts';

let app: TestApp;
let tenant: TestTenant;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  ids.webhook = await createTestWebhook(app, tenant, { url: 'https://hooks.example.com/' });
  const user = await createTestUser(app, tenant);
  ids.user = user.userId;
  ids.account = (await connectTestAccount(app, user, 'upwork')).id;
});

async function find(text: string, authorization = tenant.developer, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') {
  return (await request(app, searchApi.find, { authorization, query: { mode, text } })).data.items;
}

describe('the search', () => {
  it('finds objects by their whole id and by its shown end', async () => {
    for (const text of [ids.account!, ids.account!.slice(-8), `…${ids.account!.slice(-6)}`])
      expect(await find(text)).toContainEqual(
        expect.objectContaining({ kind: 'ACCOUNT', id: ids.account, parentId: ids.user }),
      );
    expect(await find(ids.user!.slice(-8))).toContainEqual(expect.objectContaining({ kind: 'USER', id: ids.user }));
    expect(await find(ids.webhook!.slice(-6))).toContainEqual(
      expect.objectContaining({ kind: 'WEBHOOK', id: ids.webhook }),
    );
  });

  it('finds users, providers and guides by name', async () => {
    expect(await find('palomero')).toContainEqual(expect.objectContaining({ kind: 'USER', id: ids.user }));
    expect(await find('upwork')).toContainEqual(expect.objectContaining({ kind: 'PROVIDER', id: 'upwork' }));
    expect(await find('going live')).toContainEqual(expect.objectContaining({ kind: 'GUIDE', id: 'going-live' }));
    expect(await find('%%')).toEqual([]);
  });

  it('offers choices of a kind before anything is typed', async () => {
    const list = async (kind: FoundKind, authorization = tenant.developer) =>
      (await request(app, searchApi.find, { authorization, query: { mode: 'SANDBOX', kind } })).data.items;
    const keys = await list('API_KEY');
    expect(keys).toEqual([expect.objectContaining({ kind: 'API_KEY', parentId: null })]);
    expect(await list('USER')).toContainEqual(expect.objectContaining({ kind: 'USER', id: ids.user }));
    expect(await list('DELIVERY')).toEqual([]);
    expect(await list('API_KEY', (await createTestTenant(app)).developer)).not.toContainEqual(keys[0]);
  });

  it('finds an invite by its whole id and by its shown end', async () => {
    const { id, email } = await createTestInvite(app, tenant);
    for (const text of [id, `…${id.slice(-8)}`])
      expect(await find(text)).toEqual([{ kind: 'INVITE', id, name: email, parentId: null }]);
  });

  it('finds lookups by their whole id and by their shown end', async () => {
    const body = { mobileNumber: knownPhone, consent: testConsent };
    const { id } = (await request(app, blacklistsApi.create, { authorization: tenant.basic.SANDBOX, body })).data;
    for (const text of [id, `...${id.slice(-8)}`])
      expect(await find(text)).toEqual([{ kind: 'LOOKUP', id, name: null, parentId: 'blacklists' }]);
    expect(await find(id, tenant.developer, 'PRODUCTION')).toEqual([]);
  });

  it('finds a consent template by its title and by its shown end', async () => {
    const title = 'Credit checks';
    const body = { consentType: 'Terms', title, version: '1', consentMethod: '', consentText: 'I agree.' };
    const authorization = tenant.basic.SANDBOX;
    const { id } = (await request(app, consentTemplatesApi.create, { authorization, body })).data;
    for (const text of ['credit CHECK', id, id.slice(-14)])
      expect(await find(text)).toEqual([{ kind: 'CONSENT_TEMPLATE', id, name: title, parentId: null }]);
  });

  it('finds an API key by the key and by its shown end', async () => {
    const [key] = (await request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode: 'SANDBOX' } }))
      .data.items;
    for (const text of [key!.apiKey, `…${key!.apiKey.slice(-5)}`, key!.id])
      expect(await find(text)).toContainEqual({ kind: 'API_KEY', id: key!.id, name: key!.apiKey, parentId: null });
  });

  it('finds entries of the audit log for administrators only', async () => {
    const { items } = (await request(app, auditLogApi.list, { authorization: tenant.developer })).data;
    const { id, action } = items[0]!;
    expect(await find(id)).toEqual([{ kind: 'AUDIT_ENTRY', id, name: action, parentId: null }]);
    const one = await request(app, auditLogApi.list, { authorization: tenant.developer, query: { entryId: id } });
    expect(one.data.items).toEqual([items[0]]);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    expect(await find(id, member.developer)).toEqual([]);
  });

  it('shows no results of another organization or mode', async () => {
    const other = await createTestTenant(app);
    for (const id of Object.values(ids)) {
      expect(await find(id, other.developer)).toEqual([]);
      expect(await find(id, tenant.developer, 'PRODUCTION')).toEqual([]);
    }
  });
});
