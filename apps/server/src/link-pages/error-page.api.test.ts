import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';

function open(url: string, accept: string | undefined = browser, method: Method = 'GET') {
  return app.link.inject({ method, url, headers: accept === undefined ? {} : { accept } });
}

describe('an unknown address of the link origin', () => {
  it.each([
    '/',
    '/nope',
    '/nope/',
    '/invite-user',
    '/invite-user/a/b',
    '/ws-1234',
    '/linked',
    '/link',
    '/hosted/v1x',
    '/login?next=%2F',
    '/Widget',
  ])('shows a page at %s for browsers, scanners and HEAD', async (url) => {
    for (const accept of [browser, '*/*', 'text/*', undefined]) {
      const page = await open(url, accept);
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1>Sorry, page not found</h1>');
      const head = await open(url, accept, 'HEAD');
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([404, 'text/html; charset=utf-8', '']);
      expect(head.headers['content-length']).toBe(page.headers['content-length']);
    }
  });

  it.each(['/index.php', '/.env', '/archives/..%2f'])(
    'shows the page when a browser opens the file %s',
    async (url) => {
      expect((await open(url)).headers['content-type']).toBe('text/html; charset=utf-8');
      expect((await open(url, 'image/png')).json()).toMatchObject({ code: 'MISSING_RESOURCE' });
    },
  );

  it('shows a page for an address that cannot be decoded', async () => {
    const page = await open('/invite-user/%E0%A4%A');
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect((await open('/link/v1/%E0%A4%A')).json()).toMatchObject({ code: 'INVALID_PARAMETERS' });
  });

  it.each([
    ['the Link API', '/link/v1/nope', browser, 'GET'],
    ['the Link API of Sandbox', '/link-sandbox/v1/nope', '*/*', 'GET'],
    ['the root of an API', '/hosted/v1', browser, 'GET'],
    ['the API of hosted pages', '/hosted/v1/nope?x=1', '*/*', 'GET'],
    ['data', '/nope', 'application/json', 'GET'],
    ['a script', '/assets/gone-1a2b.js', '*/*', 'GET'],
    ['another method', '/nope', browser, 'POST'],
    ['another method', '/nope', '*/*', 'DELETE'],
  ] as const)('answers %s with JSON', async (_what, url, accept, method) => {
    const answer = await open(url, accept, method);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(answer.json()).toMatchObject({ code: 'MISSING_RESOURCE', data: {} });
  });
});

it('shows the page for a broken file link, and JSON to a program', async () => {
  const image = `/cdn/images/${'0'.repeat(32)}.png`;
  const page = await open(image);
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await open('/files/exports/t-1/account.pdf?expires=1')).body).toContain('Sorry, page not found');
  expect((await open(image, '*/*')).json()).toMatchObject({ code: 'MISSING_RESOURCE' });
  const tooLong = await open(`/files/${'t'.repeat(501)}/accounts/a-1/file`, '*/*');
  expect([tooLong.statusCode, tooLong.json().code]).toEqual([400, 'INVALID_PARAMETERS']);
});

it('keeps the page small, without other files, and applies only its own style', async () => {
  const { body, headers } = await open('/nope');
  expect(body.length).toBeLessThan(2500);
  expect(body).not.toMatch(/<script|url\(|@import|src=|https?:/);
  expect(body.match(/href="[^"]*"/g)).toEqual(['href="data:,"']);
  expect(body).toContain('prefers-color-scheme:dark');
  const style = /<style>([\s\S]*)<\/style>/.exec(body)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept', 'x-robots-tag': 'noindex' });
});
