import sql from 'sql-template-tag';
import { afterEach, expect, it } from 'vitest';
import { queryJobs } from '../../../testing/jobs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { SystemStatus } from './part.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) {
    await app.portal.close();
    await app.link.close();
    await app.deps.database.close();
  }
});

async function openApp(): Promise<TestApp> {
  const app = await createTestApp();
  // Stops the clock: an answer that takes a second counts as degraded, which happens on a busy machine.
  app.clock.stop();
  apps.push(app);
  const origin = await app.link.listen({ host: '127.0.0.1', port: 0 });
  app.deps.config.linkUrl = origin;
  return app;
}

async function readStatus(app: TestApp): Promise<SystemStatus> {
  app.clock.advanceSeconds(11);
  return (await app.portal.inject('/status.json')).json();
}

const partOf = (system: SystemStatus, name: string) => system.parts.find((part) => part.name === name);
const mail = { to: 'george@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

it('shows every part as data and as a page', async () => {
  const app = await openApp();
  const system = await readStatus(app);
  expect(system.parts.map(({ name, status }) => [name, status])).toEqual([
    ['Database', 'OPERATIONAL'],
    ['Background work', 'OPERATIONAL'],
    ['Email', 'OPERATIONAL'],
    ['Files', 'OPERATIONAL'],
    ['Widget and hosted pages', 'OPERATIONAL'],
  ]);
  const page = await app.portal.inject('/status?auth_token=unknown');
  expect(page.body).toContain('All systems operational');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect((await app.portal.inject('/status/refresh.js')).statusCode).toBe(200);
  expect((await app.portal.inject('/status/style.css')).statusCode).toBe(200);
});

it('has the mark, the font and the theme switch of the portal', async () => {
  const app = await openApp();
  const page = (await app.portal.inject('/status')).body;
  expect(page).toMatch(/<a class="brand" href="\/"><svg .*<\/svg>Smile<\/a>/);
  expect(page).toContain('<button type="button" id="theme"');
  const style = (await app.portal.inject('/status/style.css')).body;
  const [, font] = /@font-face .*url\('([^']+)'\)/.exec(style) ?? [];
  const theme = /<script src="([^"]*theme[^"]*)">/.exec(page)?.[1];
  for (const url of [font, theme]) expect((await app.portal.inject(url!)).statusCode).toBe(200);
});

it('says since when work and mails wait, and when mails were lost', async () => {
  const app = await openApp();
  await sendMail(systemContext(app.deps), mail);
  app.clock.advanceSeconds(100);
  const slow = await readStatus(app);
  expect(slow.status).toBe('DEGRADED');
  expect(partOf(slow, 'Background work')?.status).toBe('DEGRADED');
  expect(partOf(slow, 'Email')?.status).toBe('DEGRADED');
  app.clock.advanceSeconds(1000);
  expect((await readStatus(app)).status).toBe('DOWN');
  await queryJobs(systemContext(app.deps), sql`update jobs set failed_at = ${app.deps.now()}`);
  expect(partOf(await readStatus(app), 'Email')?.detail).toBe('Some mails could not be sent in the last hour');
  await queryJobs(systemContext(app.deps), sql`delete from jobs`);
  expect((await readStatus(app)).status).toBe('OPERATIONAL');
});

it('notices a link origin and a file store that are away', async () => {
  const app = await openApp();
  await app.link.close();
  app.deps.files.probe = () => Promise.reject(new Error('no space'));
  const system = await readStatus(app);
  expect(partOf(system, 'Widget and hosted pages')?.status).toBe('DOWN');
  expect(partOf(system, 'Files')?.status).toBe('DOWN');
  expect((await app.portal.inject('/status')).body).toContain('Some systems are down');
});

it('checks once however many ask', async () => {
  const app = await openApp();
  const answers = await Promise.all([1, 2, 3].map(() => app.portal.inject('/status.json')));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
});
