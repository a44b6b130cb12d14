import { authApi } from '@smile/contract/auth';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { insertMailboxMessage } from '../../platform/mail/mailbox-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const headers = { host: 'localhost:3000' };
const open = (query: Record<string, string>) =>
  app.portal.inject({ url: `/dev/mailbox?${new URLSearchParams(query)}`, headers });

async function mailReset(): Promise<string> {
  const { emailAddress, tenantId } = await createTestTenant(app);
  await request(app, authApi.resetPassword, { body: { emailAddress }, ip: tenantId });
  await app.runJobs();
  return emailAddress;
}

it('shows the newest mail to an address as HTML in a sandbox without scripts, and its text beside it', async () => {
  const to = await mailReset();
  const page = await open({ to: to.toUpperCase() });
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).toContain('srcdoc="&lt;!doctype html&gt;');
  expect(page.body).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src /,
  );
  expect(page.headers.refresh).toBeUndefined();
  const [, textLink] = /<a href="([^"]+)">Text<\/a>/.exec(page.body)!;
  const text = await app.portal.inject({ url: textLink!.replaceAll('&amp;', '&'), headers });
  expect(text.body).toMatch(/<pre tabindex="0">[^<]*<\/?(?:[^<]|<a href)*resetPassword\?token=/);
  expect(text.body).not.toContain('<iframe');
});

it('shows only mails to the requested address, and refreshes while there is none', async () => {
  const [one, other] = [await mailReset(), await mailReset()];
  const page = (await open({ to: one })).body;
  expect(page).toContain(one);
  expect(page).not.toContain(other);
  const none = await open({ to: 'nobody@example.com' });
  expect(none.body).toContain('No mail to this address yet.');
  expect(none.headers.refresh).toBe('2');
  expect((await open({})).body).toContain(other);
});

it('escapes the content of a mail and of the address bar', async () => {
  const attack = '"><script>alert(1)</script>';
  const mail = { to: 'trap@example.com', subject: attack, text: attack, html: `<head></head>${attack}` };
  const row = { ...mail, senderName: attack, replyTo: attack, aboutUserId: undefined, tokenHash: null };
  await insertMailboxMessage(systemContext(app.deps), row);
  const queries: Record<string, string>[] = [
    { to: mail.to },
    { to: mail.to, view: 'text' },
    { to: attack },
    { mail: attack },
  ];
  for (const query of queries) expect((await open(query)).body).not.toContain('<script');
});

it("is named in the portal's settings only when it can be opened", async () => {
  const mailboxUrlOf = async ({ portal }: Pick<TestApp, 'portal'>, host: string) =>
    (await portal.inject({ url: '/config.json', headers: { host } })).json().mailboxUrl;
  expect(await mailboxUrlOf(app, 'localhost:3000')).toBe('/dev/mailbox');
  expect(await mailboxUrlOf(app, 'rebound.example.com')).toBeNull();
  for (const settings of [{ MAIL: 'log' }, { SMTP_URL: 'smtp://mail.example.com' }]) {
    const sending = await createTestApp(settings);
    expect(await mailboxUrlOf(sending, 'localhost:3000')).toBeNull();
    await sending.portal.close();
    await sending.link.close();
  }
});
