import net from 'node:net';
import { imagePixelsMessage } from '@smile/contract/images';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '../documents/png.ts';
import { listEndpoints } from '../endpoints.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const chunk = 'x'.repeat(64 * 1024);
let app: TestApp;
let tenant: TestTenant;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  await app.portal.listen({ host: '127.0.0.1', port: 0 });
  port = (app.portal.server.address() as net.AddressInfo).port;
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
});

/**
 * Sends a body in endless chunks until the connection closes; returns the number of bytes sent and the answer, which is
 * missing when the close overtakes it, as may happen to a client that keeps sending.
 */
async function sendEndless(
  head: string[],
  start = '',
): Promise<{ sentBytes: number; status: number | null; body: string }> {
  const socket = net.connect(port, '127.0.0.1');
  let sentBytes = 0;
  let all = '';
  // A client that keeps sending may lose the connection as soon as the answer is sent.
  socket
    .on('error', () => undefined)
    .on('data', (bytes) => {
      all += bytes.toString();
    });
  const closed = new Promise((done) => socket.once('close', done));
  const write = (part: string) => {
    sentBytes += part.length;
    return socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  };
  socket.write(`${[...head, 'Host: a', 'Transfer-Encoding: chunked', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  if (start) write(start);
  while (all === '' && !socket.destroyed && sentBytes < 64 * 1024 * 1024) {
    if (!write(chunk)) await new Promise((done) => socket.once('drain', done).once('close', done).once('data', done));
    else await new Promise(setImmediate);
  }
  socket.end();
  await closed;
  return { sentBytes, status: all === '' ? null : Number(all.split(' ')[1]), body: all };
}

describe('a body that says no length and has no end', () => {
  it('is cut at the limit of JSON', async () => {
    const head = [
      'POST /sandbox/v1/users HTTP/1.1',
      `Authorization: ${tenant.basic.SANDBOX}`,
      'Content-Type: application/json',
    ];
    const { status, sentBytes, body } = await sendEndless(head, '{"externalMetadata":{"a":"');
    expect([status, body.includes('INVALID_PARAMETERS')]).toEqual([400, true]);
    expect(sentBytes).toBeLessThan(8 * 1024 * 1024);
  });

  it('is cut at the limit of a form', async () => {
    const head = [
      'POST /developer/v1/images HTTP/1.1',
      `Authorization: ${tenant.developer}`,
      'Content-Type: multipart/form-data; boundary=b',
    ];
    const start =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const { status, sentBytes } = await sendEndless(head, start);
    expect([400, null]).toContain(status);
    expect(sentBytes).toBeLessThan(8 * 1024 * 1024);
  });

  it('is not read without credentials', async () => {
    const head = ['POST /sandbox/v1/archives HTTP/1.1', 'Content-Type: application/json'];
    const { status, sentBytes } = await sendEndless(head);
    expect([401, null]).toContain(status);
    expect(sentBytes).toBeLessThan(8 * 1024 * 1024);
  });
});

/** Sends a request with a content length; returns what the server answers during the body and after it. */
function sendSlowly(bodyBytes: number) {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  const head = ['POST /sandbox/v1/users HTTP/1.1', `Authorization: ${tenant.basic.SANDBOX}`, 'Host: a'];
  socket.write([...head, 'Content-Type: application/json', `Content-Length: ${bodyBytes}`, '', ''].join('\r\n'));
  return { socket, heard: () => heard };
}

describe('a body that says it is too large', () => {
  it('is answered before it is here, and read to its end, so that no proxy sees a broken connection', async () => {
    const { socket, heard } = sendSlowly(2_000_000);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 400 /);
    for (let sent = 0; sent < 2_000_000; sent += 50_000) socket.write('x'.repeat(50_000));
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(heard).toContain('HTTP/1.1 200 ');
    socket.destroy();
  });

  it('ends the connection when too much is left', async () => {
    const { socket, heard } = sendSlowly(200_000_000);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 400 /);
    const closed = new Promise((done) => socket.once('close', done));
    while (!socket.destroyed && socket.bytesWritten < 150_000_000) {
      if (!socket.write(chunk)) await new Promise((done) => socket.once('drain', done).once('close', done));
    }
    await closed;
    expect(socket.bytesWritten).toBeLessThan(100_000_000);
  });
});

it('refuses a small picture that unpacks to gigabytes by its header', async () => {
  const upload = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
    const answer = await app.portal.inject({
      method: 'POST',
      url: '/developer/v1/images',
      headers: { authorization: tenant.developer },
      payload: form,
    });
    return [answer.statusCode, answer.json().message];
  };
  expect(await upload(pngOf(Buffer.alloc(10), { width: 30_000, height: 30_000 }))).toEqual([400, imagePixelsMessage]);
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, ...Array(20).fill(0)]);
  expect(await upload(frame)).toEqual([400, imagePixelsMessage]);
  expect((await upload(pngOf(Buffer.alloc(10), { width: 6000, height: 6000 })))[0]).toBe(201);
});

it('answers 400 to JSON of 15,000 levels at every operation with a body, and to 6,000 with an idempotency key', async () => {
  const endpoints = (await listEndpoints()).filter(
    ({ body, bodyType, auth, api }) => body && bodyType !== 'form' && auth === 'openApi' && !api,
  );
  const wrong: string[] = [];
  for (const { operationId, method, path } of endpoints)
    for (const levels of [15_000, 6000]) {
      const { statusCode } = await app.portal.inject({
        method,
        url: `/sandbox/v1${path.replace(/\{\w+\}/g, 'x')}`,
        headers: {
          authorization: tenant.basic.SANDBOX,
          'content-type': 'application/json',
          ...(levels === 6000 && { 'idempotency-key': `deep-${operationId}` }),
        },
        payload: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
      });
      if (statusCode !== 400) wrong.push(`${operationId} ${levels}: ${statusCode}`);
    }
  expect(endpoints.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
