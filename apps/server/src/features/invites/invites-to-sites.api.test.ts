import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { inviteLandingApi } from '@smile/contract/invite-landing';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type InviteStatus, invitesApi } from '@smile/contract/invites';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { widgetApi } from '@smile/contract/widget';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { connectTestAccount } from '../../../testing/end-user.ts';
import { invitedGeorge, inviteTemplateBody } from '../../../testing/invites.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  siteId = (await createTestSite(app, tenant)).id;
});

async function invite(winkSiteId = siteId, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') {
  const authorization = tenant.basic[mode];
  const { data } = await request(app, inviteTemplatesApi.create, { authorization, mode, body: inviteTemplateBody });
  const body = { ...invitedGeorge, email: `${tenant.tenantId}@example.com`, templateId: data.id, winkSiteId };
  return request(app, invitesApi.create, { authorization, mode, body });
}

async function readStatus(id: string): Promise<InviteStatus> {
  return (await request(app, invitesApi.get, { authorization: tenant.basic.SANDBOX, params: { id } })).data.status;
}

function open(pageUrl: string) {
  const [id, token] = new URL(pageUrl).hash.replace('#invite=', '').split('.');
  return request(app, inviteLandingApi.open, { params: { id: id! }, body: { token: token! } });
}

const startWith = (userToken: string, id = siteId) =>
  request(app, hostedSitesApi.start, { params: { id }, body: { version: 1, userToken } });

it('sends a link that opens the site, with the secret in the fragment', async () => {
  const { data } = await invite();
  expect(data).toMatchObject({ winkSiteId: siteId, winkTemplateId: null });
  const { pathname, search, hash } = new URL(data.inviteLandingPageUrl);
  expect([pathname, search]).toEqual([`/${siteId}`, '']);
  expect(hash).toMatch(new RegExp(`^#invite=${data.id}\\.[\\w-]{32}$`));
  const [mail] = await mailsTo(app, data.email);
  expect(mail!.html).toContain(data.inviteLandingPageUrl);
});

it('assigns the visit to the invited person, and updates the invite with it', async () => {
  const { data } = await invite();
  const opened = await open(data.inviteLandingPageUrl);
  expect(await readStatus(data.id)).toBe('LANDING_PAGE_OPENED');
  const started = await startWith(opened.data.userToken);
  expect(started).toMatchObject({ status: 201, data: { userId: data.userId } });
  const visitor = { userId: data.userId, link: `Bearer ${started.data.token}` };
  await request(app, widgetApi.recordEvent, {
    authorization: visitor.link,
    body: { eventName: 'ConsentPageOpened', eventTime: app.deps.now().toISOString() },
  });
  expect(await readStatus(data.id)).toBe('WINK_WIDGET_OPENED');
  const account = await connectTestAccount(app, visitor, 'upwork');
  expect(await readStatus(data.id)).toBe('LINKED');
  const { items } = (
    await request(app, siteSessionsApi.list, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX', winkSiteId: siteId },
    })
  ).data;
  expect(items).toMatchObject([{ id: started.data.sessionId, userId: data.userId }]);
  await request(app, widgetApi.revokeAccount, { authorization: visitor.link, params: { id: account.id } });
  expect(await readStatus(data.id)).toBe('REVOKED');
});

it('opens no site of another tenant with the person’s token', async () => {
  const { data } = await invite();
  const opened = await open(data.inviteLandingPageUrl);
  const foreign = await createTestSite(app, await createTestTenant(app));
  expect(await startWith(opened.data.userToken, foreign.id)).toMatchObject({ code: 'INVALID_TOKEN' });
});

it('is refused for a site that is closed, of another mode or of another tenant', async () => {
  const inProduction = await createTestSite(app, tenant, { mode: 'PRODUCTION' });
  const foreign = await createTestSite(app, await createTestTenant(app));
  for (const id of [inProduction.id, foreign.id])
    expect(await invite(id)).toMatchObject({ status: 404, message: `There is no Wink Site "${id}".` });
  await request(app, winkSitesApi.setStatus, {
    authorization: tenant.developer,
    params: { id: siteId },
    query: { mode: 'SANDBOX' },
    body: { enabled: false },
  });
  expect(await invite()).toMatchObject({ status: 400, message: 'The Wink Site "Loans" is not published.' });
});
