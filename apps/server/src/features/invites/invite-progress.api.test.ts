import { type Invite, type InviteStatus, invitesApi } from '@smile/contract/invites';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { connectTestAccount, createTestUser, startLogin, type TestUser } from '../../../testing/end-user.ts';
import { createTestInvite, visitInvite } from '../../../testing/invites.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

const daySeconds = 24 * 3600;
let app: TestApp;
let tenant: TestTenant;
let invite: Invite;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  invite = await createTestInvite(app, tenant);
});
afterEach(() => app.clock.reset());

const read = async () =>
  (await request(app, invitesApi.get, { authorization: tenant.basic.SANDBOX, params: { id: invite.id } })).data;

/** Statuses of the invite, in order. */
async function readLogs(): Promise<InviteStatus[]> {
  const { data } = await request(app, invitesApi.listLogs, {
    authorization: tenant.basic.SANDBOX,
    params: { inviteId: invite.id },
  });
  return data.items.map(({ inviteStatus }) => inviteStatus).reverse();
}

async function visit(): Promise<TestUser> {
  const { data } = await visitInvite(app, invite.inviteLandingPageUrl);
  return { userId: invite.userId, link: `Bearer ${data.userToken}` };
}

async function openMail() {
  const [mail] = await mailsTo(app, invite.email);
  const pixelUrl = new URL(/src="([^"]+opened\.gif[^"]+)"/.exec(mail!.html)![1]!);
  return app.link.inject({ url: pixelUrl.pathname + pixelUrl.search });
}

function openWidget(user: TestUser) {
  const body = { eventName: 'ConsentPageOpened' as const, eventTime: app.deps.now().toISOString() };
  return request(app, widgetApi.recordEvent, { authorization: user.link, body });
}

function countLinkedEvents(): Promise<number> {
  return systemContext(app.deps)
    .db.query(sql`select 1 from events where type = 'INVITE_LINKED' and data->>'inviteId' = ${invite.id}`)
    .then((rows) => rows.length);
}

it('follows the person from the mail to the connected account and its revocation', async () => {
  const picture = await openMail();
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/gif' } });
  expect((await read()).status).toBe('EMAIL_OPENED');
  app.clock.advanceSeconds(1);
  const user = await visit();
  app.clock.advanceSeconds(1);
  await openWidget(user);
  expect((await read()).status).toBe('WINK_WIDGET_OPENED');
  app.clock.advanceSeconds(1);
  const account = await connectTestAccount(app, user, 'upwork');
  const linked = await read();
  expect(linked).toMatchObject({ status: 'LINKED', linkedAt: linked.updatedAt });
  expect(await countLinkedEvents()).toBe(1);
  app.clock.advanceSeconds(1);
  await request(app, widgetApi.revokeAccount, { authorization: user.link, params: { id: account.id } });
  expect(await readLogs()).toEqual([
    'INVITED',
    'EMAIL_OPENED',
    'LANDING_PAGE_OPENED',
    'WINK_WIDGET_OPENED',
    'LINKED',
    'REVOKED',
  ]);
  expect(await read()).toMatchObject({ status: 'REVOKED', linkedAt: linked.linkedAt });
});

it('never goes back, whatever is opened again', async () => {
  const user = await visit();
  await openWidget(user);
  await openMail();
  await visit();
  expect((await read()).status).toBe('WINK_WIDGET_OPENED');
  expect(await readLogs()).toHaveLength(3);
});

it('stays linked until the last account is revoked, and can be linked again', async () => {
  const user = await visit();
  const accounts = [await connectTestAccount(app, user, 'upwork'), await connectTestAccount(app, user, 'nbi_ph')];
  const revoke = (id: string) => request(app, widgetApi.revokeAccount, { authorization: user.link, params: { id } });
  await revoke(accounts[0]!.id);
  expect((await read()).status).toBe('LINKED');
  await revoke(accounts[1]!.id);
  const { status, linkedAt } = await read();
  expect(status).toBe('REVOKED');
  app.clock.advanceSeconds(60);
  await connectTestAccount(app, user, 'upwork');
  expect(await read()).toMatchObject({ status: 'LINKED', linkedAt });
  expect(await countLinkedEvents()).toBe(1);
});

it('is not linked by a login that failed', async () => {
  const user = await visit();
  await startLogin(app, user, 'upwork', { username: 'George', password: 'wrong' });
  expect((await read()).status).toBe('LANDING_PAGE_OPENED');
});

it('ignores end users who were not invited', async () => {
  const user = await createTestUser(app, tenant);
  await openWidget(user);
  await connectTestAccount(app, user, 'upwork');
  expect(await readLogs()).toEqual(['INVITED']);
});

it('opens the page with the texts for this person and a token for the widget', async () => {
  const answer = await visitInvite(app, invite.inviteLandingPageUrl);
  expect(answer).toMatchObject({
    status: 201,
    data: {
      mode: 'SANDBOX',
      companyName: 'XYZ Bank',
      companyLogoUrl: 'https://xyzbank.co/logo.png',
      landingPage: { header: 'Share your employment and income data with us at XYZ Bank', button: 'START NOW' },
      successPage: { header: 'Thank you, George Cimafranca Palomero, Jr' },
      hasShared: false,
      winkTemplateId: null,
    },
  });
  const config = await request(app, widgetApi.config, { authorization: `Bearer ${answer.data.userToken}` });
  expect(config.data.userId).toBe(invite.userId);
});

it('opens the page again and again for fourteen days', async () => {
  app.clock.advanceSeconds(13 * daySeconds);
  await connectTestAccount(app, await visit(), 'upwork');
  expect((await visitInvite(app, invite.inviteLandingPageUrl)).data.hasShared).toBe(true);
  app.clock.advanceSeconds(daySeconds);
  expect(await visitInvite(app, invite.inviteLandingPageUrl)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
});

it('thanks on the page for a document too, which links no account', async () => {
  const user = await visit();
  expect((await uploadTestArchive(app, user)).status).toBe(201);
  expect((await visitInvite(app, invite.inviteLandingPageUrl)).data.hasShared).toBe(true);
  expect((await read()).status).toBe('LANDING_PAGE_OPENED');
  expect(await countLinkedEvents()).toBe(0);
});

it('rejects a token of another link', async () => {
  const other = await createTestInvite(app, tenant);
  const { searchParams } = new URL(other.inviteLandingPageUrl);
  const url = new URL(invite.inviteLandingPageUrl);
  url.search = searchParams.toString();
  expect(await visitInvite(app, url.href)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  const picture = await app.link.inject({ url: `${url.pathname}/opened.gif${url.search}` });
  expect(picture.statusCode).toBe(200);
  expect((await read()).status).toBe('INVITED');
  expect(await visitInvite(app, `${url.origin}/invite-user/iv-nothing?token=x`)).toMatchObject({ status: 404 });
});

it('is not linked any more once the data of the connected account could not be read', async () => {
  const user = await visit();
  await connectTestAccount(app, user, 'upwork', { username: 'George', password: 'fetch-error:SERVICE_UNAVAILABLE' });
  expect(await read()).toMatchObject({ status: 'WINK_WIDGET_OPENED' });
  await connectTestAccount(app, user, 'upwork');
  expect(await read()).toMatchObject({ status: 'LINKED' });
  expect(await countLinkedEvents()).toBe(1);
});
