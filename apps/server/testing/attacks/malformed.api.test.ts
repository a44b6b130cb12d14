import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startListeningApp } from '../listening-app.ts';
import type { TestApp } from '../test-app.ts';

let app: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  ({ app, port, authorization } = await startListeningApp());
});
afterAll(async () => {
  await app.portal.close();
});

/** Sends raw bytes and reads until the server closes. */
async function sendRaw(request: string): Promise<{ status: number; head: string; body: Record<string, unknown> }> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
}

const post = 'POST /sandbox/v1/users HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

const createUser = (body: string) =>
  app.portal.inject({
    method: 'POST',
    url: '/sandbox/v1/users',
    headers: { authorization, 'content-type': 'application/json' },
    payload: body,
  });

describe('a malformed request', () => {
  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['an expectation that nobody meets', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
    ['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a coding that is not chunked', `${post}Transfer-Encoding: gzip\r\n\r\n{}`, 400],
    ['a broken trailer', `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n: x\r\n\r\n`, 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(80_000)}\r\n\r\n`, 431],
  ])('is answered in the envelope: %s', async (_what, request, status) => {
    const answer = await sendRaw(request);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', data: {} });
    expect(answer.head).toContain(`x-request-id: ${answer.body.requestId}`);
    expect(answer.head).toContain('connection: close');
  });

  it.each(['', 'Host: a\r\nHost: b\r\n'])('is answered in the envelope when its hosts are %j', async (hosts) => {
    const { status, body } = await sendRaw(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect([status, body.code]).toEqual([400, 'INVALID_PARAMETERS']);
    expect(body.message).toContain('must name one host');
  });

  it('is answered when its body is shorter than announced', async () => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.end(`${post}Content-Length: 20\r\n\r\n{}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*The request is not valid HTTP\./s);
  });

  it.each([
    ['behind', '', 2],
    ['that closes the connection, behind', 'Connection: close\r\n', 1],
  ])('does not take the answer of a request %s which it comes', async (_what, header, count) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${post}Authorization: ${authorization}\r\n${header}Content-Length: 2\r\n\r\n{}NONSENSE\r\n\r\n`);
    const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(['HTTP/1.1 201', 'HTTP/1.1 400'].slice(0, count));
  });
});

it('answers a request that did not arrive in time with the envelope', async () => {
  const accepted = once(app.portal.server, 'connection');
  const socket = net.connect(port, '127.0.0.1');
  const [waiting] = (await accepted) as [net.Socket];
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.portal.server.emit('clientError', late, waiting);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close$/s);
  expect(JSON.parse(body!)).toMatchObject({ code: 'INVALID_PARAMETERS', requestId: expect.any(String) });
});

describe('a JSON body', () => {
  it.each([
    ['15,000 lists', '['.repeat(15_000) + ']'.repeat(15_000)],
    ['6,000 objects', `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`],
    ['lists without end', `{"externalMetadata":${'['.repeat(100_000)}`],
  ])('is answered with 400 when it is nested too deeply: %s', async (_what, body) => {
    const { statusCode, json } = await createUser(body);
    expect([statusCode, json().message]).toEqual([400, 'The body is nested more than 64 levels deep.']);
  });

  it.each([
    ['lists', '[],'.repeat(60_000)],
    ['digits', '1,'.repeat(60_000)],
    ['objects', '{"a":1},'.repeat(30_000)],
  ])('is answered with 400 when it has too many values: %s', async (_what, items) => {
    const { statusCode, json } = await createUser(`{"externalMetadata":[${items}1]}`);
    expect([statusCode, json().message]).toEqual([400, 'The body has more than 50,000 values.']);
  });

  it('may hold brackets in its texts', async () => {
    const text = `${'['.repeat(300)}\\"${'{'.repeat(100)}`;
    expect((await createUser(`{"externalMetadata":{"a":"${text}"}}`)).statusCode).toBe(201);
  });
});

describe('methods', () => {
  const call = (method: string, url: string) => app.portal.inject({ method: method as 'GET', url });

  it('are rejected with the methods that the path has', async () => {
    const patch = await call('PATCH', '/sandbox/v1/users/somebody');
    expect([patch.statusCode, patch.headers.allow]).toEqual([501, 'GET, HEAD']);
    for (const method of ['PROPFIND', 'TRACE']) {
      const foreign = await call(method, '/sandbox/v1/users');
      expect([foreign.statusCode, foreign.json().code, foreign.headers.allow]).toEqual([
        405,
        'UNSUPPORTED_METHOD',
        'GET, HEAD, POST',
      ]);
    }
    expect((await call('PATCH', '/sandbox/v1/nothing')).statusCode).toBe(404);
  });

  it.each(['/open/v1', '/sandbox/v1'])('are listed for OPTIONS below %s', async (prefix) => {
    const { statusCode, headers, body } = await call('OPTIONS', `${prefix}/users`);
    expect([statusCode, headers.allow, body]).toEqual([204, 'GET, HEAD, POST', '']);
    expect((await call('OPTIONS', `${prefix}/nothing`)).json().code).toBe('MISSING_RESOURCE');
  });
});

describe('other origins', () => {
  const ask = (prefix: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    app.portal.inject({
      method,
      url: `${prefix}/users`,
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST', authorization },
    });

  it('may call only the Sandbox, without credentials of the browser', async () => {
    for (const answer of [await ask('/sandbox/v1'), await ask('/sandbox/v1', 'OPTIONS')]) {
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
    for (const prefix of ['/open/v1', '/developer/v1'])
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await ask(prefix, method)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('says how to authenticate when credentials are missing', async () => {
  const { statusCode, headers } = await app.portal.inject('/open/v1/users');
  expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer realm="Smile"']);
});
