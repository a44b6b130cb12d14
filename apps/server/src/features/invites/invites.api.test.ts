import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type Invite, invitesApi } from '@smile/contract/invites';
import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writtenOrder } from '../../../testing/end-user.ts';
import { createTestInvite, invitedGeorge, inviteTemplateBody } from '../../../testing/invites.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { modeContext, systemContext, tenantContext } from '../../context.ts';
import { setAllowance } from '../usage/service/set-allowance.ts';

let app: TestApp;
let tenant: TestTenant;
let templateId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  templateId = (
    await request(app, inviteTemplatesApi.create, { authorization: tenant.basic.SANDBOX, body: inviteTemplateBody })
  ).data.id;
});
afterEach(() => app.clock.reset());

const missing = { status: 404, code: 'MISSING_RESOURCE' };

function invite(change: Record<string, unknown> = {}, authorization: string | undefined = tenant.basic.SANDBOX) {
  return request(app, invitesApi.create, { authorization, body: { ...invitedGeorge, templateId, ...change } });
}

const get = (id: string, authorization: string | undefined = tenant.basic.SANDBOX) =>
  request(app, invitesApi.get, { authorization, params: { id } });
const list = (query = {}, authorization: string | undefined = tenant.basic.SANDBOX) =>
  request(app, invitesApi.list, { authorization, query });
const listLogs = (inviteId: string, authorization: string | undefined = tenant.basic.SANDBOX) =>
  request(app, invitesApi.listLogs, { authorization, params: { inviteId } });

function setInvitesLeft(totalVolume: number) {
  const ctx = modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX');
  return setAllowance(ctx, 'CreateInvite', { totalVolume });
}

function listEvents(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  return systemContext(app.deps).db.query(sql`
    select type, data from events where tenant_id = ${tenant.tenantId} order by ${writtenOrder}`);
}

describe('creating an invite', () => {
  it('answers the invite with its link, and creates the end user', async () => {
    const answer = await invite();
    expect(answer).toMatchObject({ status: 201, code: 'OK', data: { ...invitedGeorge, templateId } });
    const { id, userId, createdAt } = answer.data;
    expect(id).toMatch(/^iv-[0-9a-f]{32}$/);
    expect(userId).toMatch(new RegExp(`^${tenant.tenantId}-[0-9a-f]{32}$`));
    expect(answer.data).toEqual({
      ...invitedGeorge,
      id,
      createdAt,
      templateId,
      winkTemplateId: null,
      winkSiteId: null,
      userId,
      status: 'INVITED',
      updatedAt: createdAt,
      invitedAt: createdAt,
      linkedAt: null,
      reminderDays: [],
      remindersStoppedAt: null,
      inviteLandingPageUrl: expect.stringMatching(new RegExp(`/invite-user/${id}\\?token=[\\w-]{32}$`)),
    });
    expect((await get(id)).data).toEqual(answer.data);
    const authorization = tenant.basic.SANDBOX;
    expect((await request(app, usersApi.get, { authorization, params: { id: userId } })).status).toBe(200);
    expect(await listEvents()).toMatchObject([
      { type: 'USER_CREATED', data: { userId } },
      { type: 'INVITE_INVITED', data: { userId, inviteId: id } },
    ]);
    const { items } = (await listLogs(id)).data;
    const loggedAt = items[0]!.createdAt;
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^invl-[0-9a-f]{32}$/),
        inviteId: id,
        inviteStatus: 'INVITED',
        event: 'STATUS',
        userId,
        createdAt: loggedAt,
      },
    ]);
    // Times have whole seconds, and the clock may tick between the two.
    expect(Date.parse(loggedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  });

  it('mails the template’s words in the tenant’s name', async () => {
    const { email, inviteLandingPageUrl } = await createTestInvite(app, tenant);
    const [mail, ...others] = await mailsTo(app, email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: inviteTemplateBody.email.subject,
      senderName: 'XYZ Bank',
      replyTo: 'replies@xyz.co',
      links: [inviteLandingPageUrl],
    });
    expect(mail!.text).toContain('AN INVITATION FROM XYZ BANK\n\nHello George! Please share your data with XYZ Bank.');
    expect(mail!.text).toContain('This is a test: only sample accounts can be connected.');
    expect(mail!.html).toContain('src="https://xyzbank.co/logo.png"');
    expect(mail!.html).toContain('/opened.gif?token=');
  });

  it('mails without the mark of a test in Production, and markup only as text', async () => {
    const company = { name: 'A & <b>B</b>', logoUrl: 'javascript:alert(1)' };
    const template = { ...inviteTemplateBody, company };
    const { email } = await createTestInvite(app, tenant, { mode: 'PRODUCTION', template });
    const [mail] = await mailsTo(app, email);
    expect(mail!.text).not.toContain('This is a test');
    expect(mail!.html).toContain('Please share your data with A &amp; &lt;b&gt;B&lt;/b&gt;.');
    expect(mail!.html).not.toContain('javascript:');
  });

  it('sends no mail when the template turns it off', async () => {
    const email = { ...inviteTemplateBody.email, sendEmail: false };
    const invited = await createTestInvite(app, tenant, { template: { ...inviteTemplateBody, email } });
    expect(invited.status).toBe('INVITED');
    expect(await mailsTo(app, invited.email)).toEqual([]);
  });

  it('needs neither first nor last name', async () => {
    const answer = await invite({ firstName: undefined, lastName: null });
    expect(answer).toMatchObject({ status: 201, data: { firstName: null, lastName: null } });
  });

  it('takes the full name of 200 characters in all three, as the portal sends it', async () => {
    const fullName = 'x'.repeat(200);
    expect((await invite({ fullName, firstName: fullName, lastName: fullName })).status).toBe(201);
  });

  it('keeps the texts it was sent with when the template is deleted', async () => {
    const { data } = await invite();
    const authorization = tenant.basic.SANDBOX;
    await request(app, inviteTemplatesApi.remove, { authorization, params: { id: templateId } });
    expect((await get(data.id)).data).toEqual(data);
    expect(await invite()).toMatchObject(missing);
  });

  it('invites a person again with a new link and end user, five times an hour', async () => {
    const invited = [];
    for (let count = 0; count < 5; count++) invited.push((await invite()).data);
    for (const field of ['id', 'userId', 'inviteLandingPageUrl'] as const)
      expect(new Set(invited.map((one) => one[field])).size).toBe(5);
    const refused = await invite({ email: invitedGeorge.email.toUpperCase() });
    expect(refused).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    app.clock.advanceSeconds(3601);
    expect((await invite()).status).toBe(201);
  });

  it('spends one unit of the allowance each, and changes nothing when it is used up', async () => {
    await setInvitesLeft(1);
    expect((await invite()).status).toBe(201);
    const refused = await invite({ email: 'other@example.com' });
    expect(refused).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    expect(refused.message).toContain('1 free invitation in');
    expect((await list()).data.items).toHaveLength(1);
    expect(await mailsTo(app, 'other@example.com')).toEqual([]);
    expect((await request(app, usersApi.list, { authorization: tenant.basic.SANDBOX })).data.items).toHaveLength(1);
  });

  it.each([
    ['an unknown template', { templateId: 'tpl-nothing' }, missing],
    ['an unknown widget template', { winkTemplateId: 'wtpl-nothing' }, missing],
    ['an unknown site', { winkSiteId: 'ws-nothing' }, missing],
    [
      'a wrong address',
      { email: 'nobody' },
      { status: 400, message: expect.stringContaining('Email must be a valid email address') },
    ],
    ['no name', { fullName: ' ' }, { status: 400, code: 'INVALID_PARAMETERS' }],
    ['a name too long', { fullName: 'x'.repeat(201) }, { status: 400, code: 'INVALID_PARAMETERS' }],
  ])('refuses %s', async (_what, change, answer) => {
    expect(await invite(change)).toMatchObject(answer);
    expect((await list()).data.items).toEqual([]);
  });

  it('accepts the built-in widget template by its id', async () => {
    const { data } = await invite({ winkTemplateId: 'default_customization' });
    expect(data.winkTemplateId).toBe('default_customization');
  });
});

describe('reading invites', () => {
  it('lists them newest first and in pages of ten', async () => {
    const ids = [];
    for (let count = 0; count < 12; count++) {
      ids.unshift((await invite({ email: `person-${count}@example.com` })).data.id);
      app.clock.advanceSeconds(1);
    }
    const first = await list();
    expect(first.data.items).toHaveLength(10);
    const second = await list({ cursor: first.data.nextCursor });
    expect(second.data.nextCursor).toBeNull();
    expect([...first.data.items, ...second.data.items].map(({ id }) => id)).toEqual(ids);
  });

  it('hides invites of another tenant or mode', async () => {
    const { data } = await invite();
    const other = await createTestTenant(app);
    expect(await get(data.id, other.basic.SANDBOX)).toMatchObject(missing);
    expect(await listLogs(data.id, other.basic.SANDBOX)).toMatchObject(missing);
    expect((await list({}, other.basic.SANDBOX)).data.items).toEqual([]);
    const inProduction = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
    expect(await request(app, invitesApi.get, { ...inProduction, params: { id: data.id } })).toMatchObject(missing);
    expect((await request(app, invitesApi.list, inProduction)).data.items).toEqual([] satisfies Invite[]);
  });

  it('needs credentials of the Open API', async () => {
    const { data } = await invite();
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    for (const call of [get, listLogs]) expect(await call(data.id, tenant.developer)).toMatchObject(refused);
    expect(await list({}, tenant.developer)).toMatchObject(refused);
    expect(await invite({}, tenant.developer)).toMatchObject(refused);
  });
});
