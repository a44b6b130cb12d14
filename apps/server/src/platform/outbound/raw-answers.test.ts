import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect, type TlsOptions } from 'node:tls';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { startRawReceiver } from '../../../testing/receivers/raw-receiver.ts';
import { expiredCertificate, selfSignedCertificate } from '../../../testing/receivers/self-signed-certificate.ts';
import { decodeBody } from './decode-body.ts';
import { describeFailure } from './describe-failure.ts';
import { createSender } from './send-request.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function receive(answer: (socket: Socket) => void, tls?: TlsOptions) {
  const receiver = await startRawReceiver(answer, tls);
  closers.push(receiver.close);
  return receiver.port;
}

async function post(port: number, { timeoutMs = 5000, scheme = 'http', host = '127.0.0.1' } = {}) {
  const sender = createSender({ allowPrivate: true, timeoutMs, resolve: async () => ['127.0.0.1'] });
  closers.push(sender.close);
  return sender.post({ url: `${scheme}://${host}:${port}/hook`, headers: {}, body: '{}' });
}

async function postTo(...parts: (string | Buffer)[]) {
  return post(await receive((socket) => socket.end(Buffer.concat(parts.map((part) => Buffer.from(part))))));
}

const answerOf = (body: string | Buffer, headers: string[] = []) =>
  postTo(['HTTP/1.1 200 OK', `content-length: ${body.length}`, ...headers, '', ''].join('\r\n'), body);

describe('answers that announce another', () => {
  it.each([
    ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['several of them', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n'],
    ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'],
  ])('reads the final answer after %s', async (_, informational) => {
    const answer = await postTo(informational, 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx-kind: final\r\n\r\nok');
    expect(answer).toMatchObject({ statusCode: 200, error: null, note: null, body: 'ok' });
    expect(answer.headers).toMatchObject({ 'x-kind': 'final' });
  });

  it('reads 100 Continue that comes in pieces', async () => {
    const port = await receive((socket) => {
      socket.write('HTTP/1.1 100 Con', () =>
        socket.write('tinue\r\n\r', () => socket.end('\nHTTP/1.1 204 No Content\r\n\r\n')),
      );
    });
    expect(await post(port)).toMatchObject({ statusCode: 204, error: null, body: '' });
  });

  it('refuses an answer that switches protocols', async () => {
    const answer = await postTo('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\n');
    expect(answer).toMatchObject({ statusCode: null, error: 'The host answered with another protocol than HTTP.' });
  });
});

describe('compressed answers', () => {
  const text = 'Salamat, Niño! '.repeat(20);
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['UTF-8', Buffer.from(text)],
    ['none', Buffer.from(text)],
    ['utf-8, gzip', gzipSync(text)],
    ['constructor', Buffer.from(text)],
  ])('reads %s', async (encoding, bytes) => {
    const answer = await answerOf(bytes, [`content-encoding: ${encoding}`]);
    expect(answer).toMatchObject({ statusCode: 200, body: text, note: null, error: null, isCut: false });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000, 'x'))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000, 'x'))],
  ])('stops at the limit when %s expands', async (encoding, bytes) => {
    const answer = await answerOf(bytes, [`content-encoding: ${encoding}`]);
    expect(answer).toMatchObject({ note: 'Only the first 16 kB of the answer were read.', isCut: true, error: null });
    expect(answer.body).toBe('x'.repeat(16_384));
  });

  it('keeps the part before a fault, and notes it', async () => {
    const broken = gzipSync(text).fill(0xff, 40);
    const answer = await answerOf(broken, ['content-encoding: gzip']);
    expect(answer).toMatchObject({ statusCode: 200, note: expect.stringMatching(/^The (compressed )?answer/) });
    const unknown = await answerOf('zzzz', ['content-encoding: zstd']);
    expect(unknown).toMatchObject({ body: '', note: 'The answer is compressed in a way that cannot be read.' });
    const often = await answerOf('zzzz', ['content-encoding: gzip, gzip, gzip, gzip']);
    expect(often).toMatchObject({ body: '', note: 'The answer is compressed in a way that cannot be read.' });
  });

  it('reads an answer that is compressed for the transfer only', async () => {
    const bytes = gzipSync(text);
    const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]);
    const answer = await postTo('HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n', chunk);
    expect(answer).toMatchObject({ body: text, note: null });
  });
});

describe('compressed answers that are incomplete', () => {
  const lines = Array.from({ length: 400 }, (_, index) => createHash('md5').update(String(index)).digest('hex'));
  const text = lines.join('\n');
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  it.each([
    ['gzip', half(gzipSync(text))],
    ['deflate', half(deflateSync(text))],
    ['deflate', half(deflateRawSync(text))],
    ['br', half(brotliCompressSync(text))],
  ])('notes that %s ends early, and keeps the received part', async (encoding, bytes) => {
    const answer = await answerOf(bytes, [`content-encoding: ${encoding}`]);
    expect(answer).toMatchObject({ statusCode: 200, note: 'The compressed answer is broken or incomplete.' });
    expect(answer.body!.length).toBeGreaterThan(1000);
    expect(text.startsWith(answer.body!)).toBe(true);
  });

  it('shows an answer that only says that it is compressed', async () => {
    const answer = await answerOf('{"ok":true}', ['content-encoding: gzip']);
    expect(answer).toMatchObject({ body: '{"ok":true}', note: 'The answer could not be decompressed.' });
  });

  it('reads gzip in several members, and an empty answer', async () => {
    const members = Buffer.concat([gzipSync('one '), gzipSync('two')]);
    expect(await answerOf(members, ['content-encoding: gzip'])).toMatchObject({ body: 'one two', note: null });
    expect(await answerOf('', ['content-encoding: gzip'])).toMatchObject({ body: '', note: null });
  });
});

describe('charsets', () => {
  it.each([
    ['text/plain; charset=ISO-8859-1', Buffer.from('señor', 'latin1'), 'señor'],
    ['text/plain; charset="windows-1252"', Buffer.from([0x80, 0x35]), '€5'],
    ['text/plain; charset=utf-16le', Buffer.from('señor', 'utf16le'), 'señor'],
    ['text/plain; charset=Shift_JIS', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), '日本'],
    ['text/plain; charset=US-ASCII', Buffer.from('señor ₱'), 'señor ₱'],
    ['text/plain; charset=no-such', Buffer.from('señor'), 'señor'],
    ['text/plain', Buffer.from('señor', 'latin1'), 'señor'],
    ['text/plain', Buffer.from('\ufeffseñor', 'utf16le'), 'señor'],
    ['application/json', Buffer.from('\ufeff{"ok":true}'), '{"ok":true}'],
  ])('reads %s', async (contentType, bytes, text) => {
    expect((await answerOf(bytes, [`content-type: ${contentType}`])).body).toBe(text);
  });

  it('breaks no character at the limit', async () => {
    const { body } = await answerOf(Buffer.from(`x${'é'.repeat(20_000)}`));
    expect(body).toBe(`x${'é'.repeat(8191)}`);
  });
});

describe('bodies that do not end well', () => {
  const cut = 'The connection was closed before the answer was complete.';

  it('notes a body that is shorter than announced, and one cut in a chunk', async () => {
    const short = await postTo('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this');
    expect(short).toMatchObject({ statusCode: 200, error: cut, body: 'only this' });
    const chunked = await postTo('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n9\r\nwor');
    expect(chunked).toMatchObject({ statusCode: 200, error: cut, body: 'hellowor' });
  });

  it('notes a body beyond the reading limit, and one that never ends', async () => {
    const exact = await answerOf('x'.repeat(16_384));
    expect(exact).toMatchObject({ note: null, isCut: false });
    const longer = await answerOf('x'.repeat(16_385));
    expect(longer).toMatchObject({ note: 'Only the first 16 kB of the answer were read.', isCut: true });
    const port = await receive((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const write = () => !socket.destroyed && socket.write('x'.repeat(4096), () => setImmediate(write));
      write();
    });
    expect(await post(port)).toMatchObject({ statusCode: 200, note: 'Only the first 16 kB of the answer were read.' });
  });

  it('reads a body with trailers, and notes broken or endless ones', async () => {
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n';
    expect(await postTo(chunked, 'x: y\r\n\r\n')).toMatchObject({ body: 'hello', error: null, note: null });
    const broken = await postTo(chunked, 'x y\0\r\n\r\n');
    expect(broken).toMatchObject({ statusCode: 200, body: 'hello', error: 'The answer is not valid HTTP.' });
    const endless = await postTo(chunked, `x: ${'y'.repeat(40_000)}\r\n\r\n`);
    expect(endless).toMatchObject({ statusCode: 200, error: 'The headers of the answer are too large.' });
  });

  it('uses the status of an answer with a forbidden body', async () => {
    const answer = await postTo('HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello');
    expect(answer).toMatchObject({ statusCode: 204, body: '', error: 'The answer is not valid HTTP.' });
  });

  it('reads a body that ends with the connection', async () => {
    expect(await postTo('HTTP/1.1 200 OK\r\n\r\nall of it')).toMatchObject({
      body: 'all of it',
      error: null,
      note: null,
    });
  });
});

describe('failures', () => {
  it.each([
    ['garbage', 'SSH-2.0-OpenSSH_9.6\r\n', 'The answer is not valid HTTP.'],
    ['an unknown version', 'HTTP/9.9 200 OK\r\n\r\n', 'The answer is not valid HTTP.'],
    ['a broken chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 'The answer is not valid HTTP.'],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      'The answer is not valid HTTP.',
    ],
    ['huge headers', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 'The headers of the answer are too large.'],
    ['a negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\nok', 'The answer is not valid HTTP.'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'The answer is not valid HTTP.'],
    [
      'an announcement without an answer',
      'HTTP/1.1 100 Continue\r\n\r\n',
      'The connection was closed before the answer was complete.',
    ],
    ['an end in the headers', 'HTTP/1.1 200 OK\r\nx: ', 'The connection was closed before the answer was complete.'],
  ])('names %s in one sentence', async (_, bytes, error) => {
    expect((await postTo(bytes)).error).toBe(error);
  });

  it.each([
    ['headers', 'x-a: b\r\n', 'The headers of the answer are too large.'],
    ['announcements', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'No complete answer within 0.3 seconds.'],
  ])('gives up on endless %s', async (name, part, error) => {
    const port = await receive((socket) => {
      if (name === 'headers') socket.write('HTTP/1.1 200 OK\r\n');
      const write = () => !socket.destroyed && socket.write(part, () => setImmediate(write));
      write();
    });
    expect((await post(port, { timeoutMs: name === 'headers' ? 5000 : 300 })).error).toBe(error);
  });

  it('names a connection that is reset', async () => {
    const port = await receive((socket) => socket.resetAndDestroy());
    expect((await post(port)).error).toBe('The connection was closed before the answer was complete.');
  });

  it('sends again when a kept connection is reset as it is used again', async () => {
    let requests = 0;
    const port = await receive((socket) => {
      requests += 1;
      if (requests === 2) socket.resetAndDestroy();
      else socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${requests}`);
    });
    const sender = createSender({ allowPrivate: true, resolve: async () => ['127.0.0.1'] });
    closers.push(sender.close);
    const request = { url: `http://127.0.0.1:${port}/hook`, headers: {}, body: '{}' };
    expect(await sender.post(request)).toMatchObject({ statusCode: 200, body: '1' });
    expect(await sender.post(request)).toMatchObject({ statusCode: 200, body: '3', error: null });
  });

  it('sends once more only: a new connection that is reset fails the attempt', async () => {
    let requests = 0;
    const port = await receive((socket) => {
      requests += 1;
      if (requests > 1) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n1');
    });
    const sender = createSender({ allowPrivate: true, resolve: async () => ['127.0.0.1'] });
    closers.push(sender.close);
    const request = { url: `http://127.0.0.1:${port}/hook`, headers: {}, body: '{}' };
    await sender.post(request);
    const error = 'The connection was closed before the answer was complete.';
    expect(await sender.post(request)).toMatchObject({ statusCode: null, error });
    expect(requests).toBe(3);
  });

  it('names a host that does not speak TLS, and one that hangs up in the handshake', async () => {
    const tls = { scheme: 'https', host: 'receiver.example' };
    const plain = await receive((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await post(plain, tls)).error).toBe('The host does not speak TLS at this port.');
    const closing = await receive((socket) => socket.destroy());
    expect((await post(closing, tls)).error).toBe('The connection was closed before the answer was complete.');
    const old = await receive((socket) => socket.end(), {
      ...selfSignedCertificate,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    expect((await post(old, tls)).error).toBe('The TLS handshake with the host failed.');
  });

  it('names a certificate that is self-signed, expired or of another host', async () => {
    const closing = (socket: Socket) => void socket.end();
    const selfSigned = await receive(closing, selfSignedCertificate);
    const answer = await post(selfSigned, { scheme: 'https', host: 'receiver.example' });
    expect(answer.error).toBe('The host’s certificate is self-signed.');
    const expired = await receive(closing, expiredCertificate);
    expect(await handshakeError(expired, expiredCertificate.cert)).toBe('The host’s certificate has expired.');
    const otherHost = await handshakeError(selfSigned, selfSignedCertificate.cert, 'another.example');
    expect(otherHost).toBe('The host’s certificate is for another host name.');
  });
});

it.each([
  'UNSPECIFIED',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
  'CERT_REJECTED',
])('names the certificate as the cause of %s', (code) => {
  expect(describeFailure(Object.assign(new Error(), { code }))).toBe('The host’s certificate is not valid.');
});

/** Handshake error of a client that trusts the certificate as an authority. */
function handshakeError(port: number, ca: string, servername = 'receiver.example'): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, ca, servername }, () => done('connected'));
    socket.on('error', (error) => done(describeFailure(error)));
  });
}

it('lets others work between joining and decoding a large answer', async () => {
  const turns: string[] = [];
  setImmediate(() => turns.push('other'));
  const raw = { bytes: Buffer.alloc(1_000_000, 'x'), isCut: false, encoding: undefined, contentType: undefined };
  await decodeBody(raw, 4_000_000);
  turns.push('decoded');
  expect(turns).toEqual(['other', 'decoded']);
});
