import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type Invite, invitesApi } from '@smile/contract/invites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitedGeorge, inviteTemplateBody } from '../../../testing/invites.ts';
import { type MailServer, startMailServer } from '../../../testing/receivers/mail-server.ts';
import { request } from '../../../testing/request.ts';
import { branchedFlow, createFlowSite } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: MailServer;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startMailServer();
  app = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Smile <no-reply@example.com>' });
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  await app.deps.database.close();
  await server.close();
});

const createTemplate = (given: object) =>
  request(app, inviteTemplatesApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: { ...inviteTemplateBody, ...given } as typeof inviteTemplateBody,
  });

let addresses = 0;
async function invite(template: object, given: object = {}): Promise<Invite> {
  const { id } = (await createTemplate(template)).data;
  const email = `invited-${++addresses}@example.com`;
  const body = { ...invitedGeorge, email, templateId: id, reminderDays: [3], ...given };
  return (await request(app, invitesApi.create, { authorization: tenant.basic.SANDBOX, body })).data;
}
const mailsTo = ({ email }: Invite) => server.received.filter(({ to }) => to?.some(({ address }) => address === email));
async function passDays(days: number): Promise<void> {
  app.clock.advanceSeconds(days * 24 * 3600);
  await app.runJobs();
  await app.runJobs();
}

it('sends the mail and its reminder in Filipino, with links that open the page in Filipino', async () => {
  const email = { ...inviteTemplateBody.email, subject: 'Ibahagi ang iyong data', body: `Kumusta \${firstName}!` };
  const invited = await invite({ language: 'fil', email });
  await passDays(4);
  const [mail, reminder] = mailsTo(invited);
  expect(invited.inviteLandingPageUrl).toMatch(/\/invite-user\/[^?]+\?token=[\w-]+&language=fil$/);
  expect(mail!.subject).toBe('Ibahagi ang iyong data');
  expect(mail!.text!.trim().split('\n\n')).toEqual([
    'ISANG IMBITASYON MULA SA XYZ BANK',
    'Kumusta George!',
    `Buksan ang imbitasyon: ${invited.inviteLandingPageUrl}`,
    'Para sa iyo lamang ang link at may bisa ito nang 14 na araw. Kung hindi mo ito inaasahan, maaari mong ' +
      'balewalain ang email na ito. Pagsubok lamang ito: mga halimbawang account lang ang maikokonekta.',
    expect.stringMatching(/^Huwag na akong padalhan ng mga paalala: \S+&reminders=stop&language=fil$/),
  ]);
  expect(mail!.html).toContain('<html lang="fil">');
  expect(mail!.html).toContain('Buksan ang imbitasyon</a>');
  expect(reminder!.subject).toBe('Paalala: Ibahagi ang iyong data');
  expect(reminder!.html).toContain('<html lang="fil">');
});

it('sends the specified English texts and the same link as before without a language', async () => {
  const invited = await invite({});
  await passDays(4);
  const [mail, reminder] = mailsTo(invited);
  expect(invited.inviteLandingPageUrl).not.toContain('language');
  expect(mail!.text!.trim().split('\n\n')).toEqual([
    'AN INVITATION FROM XYZ BANK',
    'Hello George! Please share your data with XYZ Bank.',
    'It takes a few seconds.',
    `Open the invitation: ${invited.inviteLandingPageUrl}`,
    'The link is for you alone and works for 14 days. If you did not expect this, you can ignore this email. This is a test: only sample accounts can be connected.',
    expect.stringMatching(/^Send me no reminders: \S+&reminders=stop$/),
  ]);
  expect(mail!.html).toContain('<html lang="en">');
  expect(reminder!.subject).toBe(`Reminder: ${inviteTemplateBody.email.subject}`);
});

it('opens a site in the language of the template, and keeps the language of sent invites', async () => {
  const winkSiteId = await createFlowSite(app, tenant, { flow: branchedFlow });
  const invited = await invite({ language: 'fil' }, { winkSiteId });
  expect(invited.inviteLandingPageUrl).toMatch(/#invite=[\w-]+\.[\w-]+&language=fil$/);
  const { authorization, body } = { authorization: tenant.basic.SANDBOX, body: inviteTemplateBody };
  const { data: template } = await request(app, inviteTemplatesApi.update, {
    authorization,
    params: { id: invited.templateId },
    body,
  });
  expect(template).toEqual({ id: invited.templateId, ...inviteTemplateBody });
  await passDays(4);
  expect(mailsTo(invited).at(-1)!.subject).toMatch(/^Paalala: /);
});

it('answers the language only if it was sent', async () => {
  expect((await createTemplate({})).data).not.toHaveProperty('language');
  expect((await createTemplate({ language: 'fil' })).data).toMatchObject({ language: 'fil' });
  const english = await invite({ language: 'en' });
  expect(english.inviteLandingPageUrl).toMatch(/&language=en$/);
  expect(english).not.toHaveProperty('language');
});

it.each([['de'], [''], ['FIL'], ['fil\r\nBcc: other@example.com'], ['"><b>'], ['__proto__'], [5], [null], [['fil']]])(
  'refuses the language %j',
  async (language) => {
    expect(await createTemplate({ language })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  },
);

it('keeps one line of a company and a subject with line breaks in Filipino', async () => {
  const company = { ...inviteTemplateBody.company, name: 'XYZ\r\nBcc: other@example.com' };
  const email = { ...inviteTemplateBody.email, subject: `A\r\nBcc: x@example.com \${companyName} $& {subject}` };
  const invited = await invite({ language: 'fil', company, email });
  await passDays(4);
  const [, reminder] = mailsTo(invited);
  expect(reminder!.subject).toBe('Paalala: A Bcc: x@example.com XYZ Bcc: other@example.com $& {subject}');
  expect(reminder!.bcc).toBeUndefined();
});
