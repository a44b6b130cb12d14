import { inviteLandingApi } from '@smile/contract/invite-landing';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type Invite, invitesApi } from '@smile/contract/invites';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { connectTestAccount } from '../../../testing/end-user.ts';
import { invitedGeorge, inviteTemplateBody } from '../../../testing/invites.ts';
import { type MailServer, startMailServer } from '../../../testing/receivers/mail-server.ts';
import { request } from '../../../testing/request.ts';
import {
  branchedFlow,
  changeFlowSite,
  createFlowSite,
  finishTestVisit,
  startTestVisit,
  submitTestAnswers,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';
import { sendReminder } from './service/reminders.ts';

let server: MailServer;
let app: TestApp;
let tenant: TestTenant;
let templateId: string;

beforeAll(async () => {
  server = await startMailServer();
  app = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Smile <no-reply@example.com>' });
});
afterAll(async () => {
  await app.deps.database.close();
  await server.close();
});
beforeEach(async () => {
  app.clock.reset();
  tenant = await createTestTenant(app);
  templateId = await createTemplate();
});

async function createTemplate(sendEmail = true): Promise<string> {
  const body = { ...inviteTemplateBody, email: { ...inviteTemplateBody.email, sendEmail } };
  return (await request(app, inviteTemplatesApi.create, { authorization: tenant.basic.SANDBOX, body })).data.id;
}

let addresses = 0;
const invite = (given: object = {}) =>
  request(app, invitesApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: {
      ...invitedGeorge,
      email: `invited-${++addresses}@example.com`,
      templateId,
      reminderDays: [3, 7],
      ...given,
    },
  });
const mailsTo = ({ email }: Invite) => server.received.filter(({ to }) => to?.some(({ address }) => address === email));
const tokenOf = (invited: Invite) => {
  const { searchParams, hash } = new URL(invited.inviteLandingPageUrl);
  return searchParams.get('token') ?? hash.split('.')[1]!;
};
const stop = (invited: Invite, token = tokenOf(invited)) =>
  request(app, inviteLandingApi.stopReminders, { params: { id: invited.id }, body: { token } });
const eventsOf = async ({ id }: Invite) => {
  const answer = { authorization: tenant.basic.SANDBOX, params: { inviteId: id } };
  return (await request(app, invitesApi.listLogs, answer)).data.items.map(({ event }) => event).reverse();
};
async function passDays(days: number): Promise<void> {
  app.clock.advanceSeconds(days * 24 * 3600);
  await app.runJobs();
  await app.runJobs();
}
const userOf = async ({ inviteLandingPageUrl, id, userId }: Invite) => {
  const token = new URL(inviteLandingPageUrl).searchParams.get('token') ?? '';
  const { data } = await request(app, inviteLandingApi.open, { params: { id }, body: { token } });
  return { userId, link: `Bearer ${data.userToken}` };
};

it('sends each reminder on its day, in history and audit, with a link that ends them', async () => {
  const { data: invited, status } = await invite();
  expect([status, invited.reminderDays]).toEqual([201, [3, 7]]);
  await passDays(2.9);
  expect(mailsTo(invited)).toHaveLength(1);
  await passDays(0.2);
  await passDays(5);
  await passDays(10);
  const mails = mailsTo(invited);
  expect(mails.map(({ subject }) => subject)).toEqual([
    inviteTemplateBody.email.subject,
    `Reminder: ${inviteTemplateBody.email.subject}`,
    `Reminder: ${inviteTemplateBody.email.subject}`,
  ]);
  expect(mails[1]!.text).toContain(invited.inviteLandingPageUrl);
  expect(mails[1]!.html).toContain('&amp;reminders=stop');
  expect(await eventsOf(invited)).toEqual(['STATUS', 'REMINDER_SENT', 'REMINDER_SENT']);
  const audit = await systemContext(app.deps).db.query(sql`
    select after from audit_log where entity_id = ${invited.id} and action = 'invite.remind' order by created_at`);
  expect(audit).toEqual([{ after: { day: 3 } }, { after: { day: 7 } }]);
});

it('sends one mail however often the job runs', async () => {
  const { data: invited } = await invite();
  app.clock.advanceSeconds(3 * 24 * 3600);
  const ctx = testContext(app, tenant);
  await Promise.all([1, 2, 3].map(() => sendReminder(ctx, invited.id, 3)));
  await app.runJobs();
  await app.runJobs();
  expect(mailsTo(invited)).toHaveLength(2);
});

it('sends none after the person linked, uploaded or revoked', async () => {
  const linked = (await invite()).data;
  await connectTestAccount(app, await userOf(linked), 'upwork');
  const uploaded = (await invite()).data;
  await uploadTestArchive(app, await userOf(uploaded));
  await passDays(4);
  expect([...mailsTo(linked), ...mailsTo(uploaded)]).toHaveLength(2);
});

it('sends none after the person finished the site, or while it takes no visits', async () => {
  const winkSiteId = await createFlowSite(app, tenant, { flow: branchedFlow });
  const finished = (await invite({ winkSiteId })).data;
  const { data: landing } = await request(app, inviteLandingApi.open, {
    params: { id: finished.id },
    body: { token: tokenOf(finished) },
  });
  const visit = await startTestVisit(app, winkSiteId, { userToken: landing.userToken });
  const about = { fullName: 'George', employed: 'NO', code: 'A1' };
  await submitTestAnswers(app, visit, { reference: 'Form_about', data: about, ordinal: 1 });
  await submitTestAnswers(app, visit, { reference: 'Form_plans', data: { plans: 'none' }, ordinal: 2 });
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  const waiting = (await invite({ winkSiteId })).data;
  await passDays(4);
  expect(mailsTo(finished)).toHaveLength(1);
  expect(mailsTo(waiting)).toHaveLength(2);
  await changeFlowSite(app, winkSiteId, 'unpublish');
  await passDays(4);
  expect(mailsTo(waiting)).toHaveLength(2);
});

it('sends none after the person asked for no more', async () => {
  const { data: invited } = await invite();
  expect(await stop(invited, 'wrong')).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect(await stop(invited)).toMatchObject({ status: 200 });
  expect(await stop(invited)).toMatchObject({ status: 200 });
  await passDays(8);
  expect(mailsTo(invited)).toHaveLength(1);
  expect(await eventsOf(invited)).toEqual(['STATUS', 'REMINDERS_STOPPED']);
  const { data } = await request(app, invitesApi.get, {
    authorization: tenant.basic.SANDBOX,
    params: { id: invited.id },
  });
  expect(data.remindersStoppedAt).not.toBeNull();
});

it('sends none after the link ended or the person was erased', async () => {
  const { data: ended } = await invite();
  const { data: erased } = await invite();
  await systemContext(app.deps).db.query(sql`update invites set expires_at = created_at where id = ${ended.id}`);
  await systemContext(app.deps).db.query(sql`delete from users where id = ${erased.userId}`);
  await passDays(8);
  expect(mailsTo(ended)).toHaveLength(1);
  expect(mailsTo(erased).length).toBeLessThanOrEqual(1);
});

it('refuses days out of order or out of range, and templates that send no mail', async () => {
  for (const reminderDays of [[0], [14], [7, 3], [3, 3], [1, 2, 3, 4], [1.5], 'daily'])
    expect(await invite({ reminderDays })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  const silent = await createTemplate(false);
  expect(await invite({ templateId: silent })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(await invite({ templateId: silent, reminderDays: [] })).toMatchObject({ status: 201 });
});
