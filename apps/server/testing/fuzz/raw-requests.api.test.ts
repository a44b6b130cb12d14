import { once } from 'node:events';
import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startListeningApp } from '../listening-app.ts';
import type { TestApp } from '../test-app.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const numRuns = Number(process.env.FUZZ_RUNS ?? 30) * 5;
const counts: Record<string, number> = {};
let app: TestApp;
let port: number;
let authorization: string;

beforeAll(async () => {
  ({ app, port, authorization } = await startListeningApp());
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
  process.stdout.write(`fuzz: raw requests by seed ${seed}: ${JSON.stringify(counts)}\n`);
});

/** Bytes as text, one character per byte. */
const bytes = (maxLength: number) =>
  fc.string({ unit: fc.integer({ max: 255 }).map((at) => String.fromCharCode(at)), maxLength });
const method = fc.oneof(
  fc.constantFrom(
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'get',
    '',
  ),
  bytes(8),
);
const path = fc.oneof(
  fc.constantFrom(
    '/sandbox/v1/users',
    '/sandbox/v1/users?size=1&size=2',
    '/open/v1/%',
    '/developer/v1/%00',
    '*',
    'http://a/b',
    '//',
    '/sandbox/v1/../../x',
    '/sandbox/v1/users?startDate=0000-01-01&cursor=%ff',
    `/${'a/'.repeat(3000)}`,
  ),
  bytes(60).map((text) => `/sandbox/v1/${text}`),
);
const version = fc.oneof(
  { weight: 6, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '') },
);
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: websocket',
    'Connection: upgrade',
    'Content-Type: application/json',
    'Content-Type: multipart/form-data',
    'Content-Encoding: gzip',
    'Accept-Encoding: gzip',
    'If-None-Match: *',
    'Range: bytes=0-',
    'Idempotency-Key: ',
  ),
  fc.tuple(bytes(10), bytes(40)).map(([name, value]) => `${name}: ${value}`),
);
const body = fc.oneof(fc.constantFrom('', '{}', '5\r\n{"a":\r\n0\r\n\r\n', 'zz\r\n', '['.repeat(15_000)), bytes(100));

/** Status of the first status line in the response; null when the connection closes without one. */
async function sendRaw(request: string): Promise<{ status: number; isEnvelope: boolean } | null> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.setTimeout(2000, () => socket.destroy());
  socket.end(Buffer.from(request, 'latin1'));
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status ? { status: Number(status), isEnvelope: /"requestId":"[0-9a-f-]{36}"/.test(answer) } : null;
}

it('answers any bytes without a server error', async () => {
  const request = fc
    .record({ method, path, version, headers: fc.array(header, { maxLength: 5 }), body, isKnown: fc.boolean() })
    .map((given) => {
      const known = given.isKnown ? [`Authorization: ${authorization}`] : [];
      const head = [
        `${given.method} ${given.path} ${given.version}`,
        'Host: a',
        'Connection: close',
        ...known,
        ...given.headers,
      ];
      return `${head.join('\r\n')}\r\n\r\n${given.body}`;
    });
  const isFine = fc.asyncProperty(request, async (raw) => {
    const answer = await sendRaw(raw);
    counts[answer?.status ?? 'none'] = (counts[answer?.status ?? 'none'] ?? 0) + 1;
    if (!answer) return;
    // 501 is documented for methods that a path does not support.
    expect(answer.status === 501 || answer.status < 500).toBe(true);
    if (answer.status >= 400 && !raw.startsWith('HEAD')) expect(answer.isEnvelope).toBe(true);
  });
  await fc.assert(isFine, { seed, numRuns, interruptAfterTimeLimit: 60_000 });
  expect((await app.portal.inject({ url: '/healthz' })).statusCode).toBe(200);
}, 120_000);
