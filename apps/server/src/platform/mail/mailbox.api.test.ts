import { authApi } from '@smile/contract/auth';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { type MailboxRow, selectMailboxMessages } from './mailbox-queries.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

async function askForReset(): Promise<string> {
  tenant = await createTestTenant(app);
  await request(app, authApi.resetPassword, { body: { emailAddress: tenant.emailAddress }, ip: tenant.tenantId });
  await app.runJobs();
  return tokenOf(await readMail());
}

async function readMail(): Promise<MailboxRow> {
  const mails = await selectMailboxMessages(systemContext(app.deps), 100);
  return mails.find(({ to, subject }) => to === tenant.emailAddress && subject === 'Reset your password')!;
}

function tokenOf({ text }: MailboxRow): string {
  return /token=([\w-]*)/.exec(text)![1]!;
}

it('removes the secret from a used link', async () => {
  const token = await askForReset();
  const body = { newPassword: 'Another-Pass-1234', token };
  expect((await request(app, authApi.confirmResetPassword, { body, ip: tenant.tenantId })).status).toBe(200);
  const mail = await readMail();
  expect(`${mail.text}${mail.html}`).not.toContain(token);
  expect(mail.text).toContain('/resetPassword?token=');
});

it('removes the secret when the link expires, and deletes the mail after seven days', async () => {
  const token = await askForReset();
  app.clock.advanceSeconds(540);
  await app.runJobs();
  expect((await readMail()).html).toContain(token);
  app.clock.advanceSeconds(120);
  await app.runJobs();
  expect(tokenOf(await readMail())).toBe('');
  app.clock.advanceSeconds(6 * 24 * 3600);
  await dropOld(app, 'mailbox_messages');
  expect(await readMail()).toBeDefined();
  app.clock.advanceSeconds(2 * 24 * 3600);
  await dropOld(app, 'mailbox_messages');
  expect(await readMail()).toBeUndefined();
});
