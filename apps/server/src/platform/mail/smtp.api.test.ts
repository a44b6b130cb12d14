import { PassThrough } from 'node:stream';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryJobs } from '../../../testing/jobs.ts';
import { type MailServer, startMailServer } from '../../../testing/receivers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { createLog } from '../log.ts';
import { sendMail } from './mail.ts';

const refusedAddress = 'nobody@example.com';
let server: MailServer;
let app: TestApp;
let refusals = 0;
let logged = '';

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address !== refusedAddress) return done();
      refusals += 1;
      done(Object.assign(new Error(`5.1.1 <${address}> has no mailbox here`), { responseCode: 550 }));
    },
  });
  const sink = new PassThrough().setEncoding('utf8');
  sink.on('data', (text: string) => {
    logged += text;
  });
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'Smile <no-reply@example.com>' };
  app = await createTestApp(settings, { log: createLog('debug', sink) });
});
afterAll(async () => {
  await app.deps.database.close();
  await server.close();
});

function send(to: string): Promise<void> {
  const mail = { to, subject: 'Línk ✓', text: 'Open it', html: '<p>Open it</p>' };
  return inTransaction(systemContext(app.deps), (tx) => sendMail(tx, mail));
}

function selectMailJobs() {
  return queryJobs<{ attempts: number; lastError: string; isDead: boolean }>(
    systemContext(app.deps),
    sql`
    select attempts, last_error as "lastError", failed_at is not null as "isDead" from jobs where name = 'mail.send'`,
  );
}

it('sends a mail to the SMTP server as text and HTML', async () => {
  await send('somebody@example.com');
  await app.runJobs();
  expect(server.received).toMatchObject([
    {
      from: { name: 'Smile', address: 'no-reply@example.com' },
      to: [{ address: 'somebody@example.com' }],
      subject: 'Línk ✓',
      text: expect.stringContaining('Open it'),
      html: expect.stringContaining('<p>Open it</p>'),
    },
  ]);
  expect(await selectMailJobs()).toEqual([]);
});

it("sends with another display name from the platform's address", async () => {
  const mail = { to: 'somebody@example.com', subject: 'Hello', text: 'Open it', html: '<p>Open it</p>' };
  const sender = { senderName: 'XYZ Bank, "Ltd"', replyTo: 'replies@xyz.co' };
  await inTransaction(systemContext(app.deps), (tx) => sendMail(tx, { ...mail, ...sender }));
  await app.runJobs();
  expect(server.received.at(-1)).toMatchObject({
    from: { name: 'XYZ Bank, "Ltd"', address: 'no-reply@example.com' },
    replyTo: [{ address: 'replies@xyz.co' }],
  });
});

it('retries a rejected mail, then keeps it as a dead letter that names the codes and not the address', async () => {
  await send(refusedAddress);
  for (let attempt = 1; attempt <= 14; attempt++) {
    await app.runJobs();
    app.clock.advanceSeconds(2 * 3600);
  }
  expect(refusals).toBe(12);
  expect(await selectMailJobs()).toEqual([
    {
      attempts: 12,
      lastError: expect.stringMatching(/^Error: The mail server refused RCPT TO: 550 5\.1\.1\.$/m),
      isDead: true,
    },
  ]);
  expect(logged).toContain('550 5.1.1');
  expect(logged).not.toContain(refusedAddress);
});
