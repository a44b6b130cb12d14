import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSinglePageApp } from '../../src/platform/http/answers/single-page-app.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { createLog } from '../../src/platform/log.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let pages: FastifyInstance;
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  pages = createApp({ log: createLog('silent'), trustProxy: 0 });
  await addSinglePageApp(pages, folder, async () => null);
  app = await createTestApp();
});
afterAll(async () => {
  await pages.close();
  await app.portal.close();
  await app.link.close();
});

describe('pages of the portal', () => {
  it.each([
    ['any type', '*/*'],
    ['no type', undefined],
    ['an empty type', ''],
    ['a page in capitals', 'TEXT/HTML'],
    ['a page', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'],
    ['any text', 'text/*'],
  ])('are there for GET and HEAD of %s', async (_what, accept) => {
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/', '/users', '/users/u-1?tab=accounts', '/login']) {
        const { statusCode, headers, body } = await pages.inject({
          method,
          url,
          headers: accept === undefined ? {} : { accept },
        });
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(body === '').toBe(method === 'HEAD');
      }
  });

  it.each([
    ['data', 'GET', '/users', 'application/json'],
    ['a picture', 'GET', '/users', 'image/png'],
    ['a file that is missing', 'GET', '/assets/gone-1a2b.js', '*/*'],
    ['another method', 'POST', '/users', '*/*'],
  ] as const)('are not in the place of %s', async (_what, method, url, accept) => {
    expect((await pages.inject({ method, url, headers: accept === undefined ? {} : { accept } })).statusCode).toBe(404);
  });
});

it('serves the page and the assets of a rebuild without a restart', async () => {
  await pages.inject('/');
  const index = join(folder, 'index.html');
  writeFileSync(index, '<!doctype html><title>Rebuilt</title>');
  utimesSync(index, new Date(), new Date(Date.now() + 1000));
  writeFileSync(join(folder, 'assets', 'new-1a2b.js'), 'export {};');
  expect((await pages.inject('/users')).body).toContain('Rebuilt');
  expect((await pages.inject('/')).body).toContain('Rebuilt');
  const { statusCode, headers } = await pages.inject('/assets/new-1a2b.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  rmSync(index);
  expect((await pages.inject('/users')).body).toContain('Rebuilt');
  writeFileSync(index, '<!doctype html><title>Built again</title>');
  utimesSync(index, new Date(), new Date(Date.now() + 2000));
  expect((await pages.inject('/users')).body).toContain('Built again');
});

describe.each(['/dev/mailbox', '/dev/mailbox.json', '/metrics'])('%s', (url) => {
  const statusFor = async (host: string) => (await app.portal.inject({ url, headers: { host } })).statusCode;

  it('is there under the names of this machine', async () => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect(await statusFor(host)).toBe(200);
  });

  it('is hidden from pages that reach this machine by a name of their own', async () => {
    for (const host of ['evil.example', 'localhost.evil.example:8080', '127.0.0.1.nip.io', 'a b'])
      expect(await statusFor(host)).toBe(404);
  });
});

it('accepts any content type on a call without a body', async () => {
  const { statusCode } = await app.portal.inject({
    method: 'DELETE',
    url: '/sandbox/v1/accounts/a-1',
    headers: { 'content-type': 'nonsense' },
    payload: 'x',
  });
  expect(statusCode).toBe(401);
});
