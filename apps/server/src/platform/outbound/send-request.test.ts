import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../../testing/receivers/self-signed-certificate.ts';
import { deadUrl, startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { createSender } from './send-request.ts';

type Options = Parameters<typeof createSender>[0];
type Answer = Parameters<typeof startWebhookReceiver>[0];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function receiverOf(answer?: Answer) {
  const receiver = await startWebhookReceiver(answer);
  closers.push(receiver.close);
  return receiver;
}

function senderOf(options: Partial<Options> = {}) {
  const sender = createSender({ allowPrivate: true, ...options });
  closers.push(sender.close);
  return (url: string, body = '{}') => sender.post({ url, headers: { 'content-type': 'application/json' }, body });
}

describe('sending', () => {
  it('posts the bytes and returns the answer', async () => {
    const receiver = await receiverOf((response) => response.writeHead(201, { 'x-kind': 'test' }).end('thanks'));
    const answer = await senderOf()(`${receiver.url}?a=1#part`, '{"name":"Niño"}');
    expect(answer).toMatchObject({ statusCode: 201, error: null, headers: { 'x-kind': 'test' }, body: 'thanks' });
    const [call] = receiver.received;
    expect(call).toMatchObject({
      method: 'POST',
      path: `${new URL(receiver.url).pathname}?a=1`,
      body: '{"name":"Niño"}',
    });
    expect(call!.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '16' });
  });

  it('does not follow redirects', async () => {
    const target = await receiverOf();
    const receiver = await receiverOf((response) => response.writeHead(307, { location: target.url }).end());
    expect(await senderOf()(receiver.url)).toMatchObject({ statusCode: 307, headers: { location: target.url } });
    expect(target.received).toHaveLength(0);
  });

  it('reads 16 kB of a huge answer', async () => {
    const receiver = await receiverOf((response) => {
      response.writeHead(200);
      const write = () => !response.destroyed && response.write('x'.repeat(65_536), () => setImmediate(write));
      write();
    });
    const answer = await senderOf()(receiver.url);
    expect(answer).toMatchObject({ statusCode: 200, error: null });
    expect(answer.body).toBe('x'.repeat(16_384));
  });

  it('gives up on a receiver that does not answer', async () => {
    const receiver = await receiverOf(() => undefined);
    const answer = await senderOf({ timeoutMs: 150 })(receiver.url);
    expect(answer).toMatchObject({ statusCode: null, error: 'No complete answer within 0.15 seconds.', body: null });
    expect(answer.durationMs).toBeGreaterThanOrEqual(140);
  });

  it('gives up on an answer that drips, keeping its status', async () => {
    const receiver = await receiverOf((response) => {
      response.writeHead(200);
      const drip = () => !response.destroyed && response.write('x', () => setTimeout(drip, 20));
      drip();
    });
    const answer = await senderOf({ timeoutMs: 2000 })(receiver.url);
    expect(answer).toMatchObject({ statusCode: 200, error: 'No complete answer within 2 seconds.' });
  });

  it('gives up on name servers that do not answer', async () => {
    const answer = await senderOf({ timeoutMs: 100, resolve: () => new Promise(() => undefined) })('http://a.example/');
    expect(answer.error).toBe('No complete answer within 0.1 seconds.');
  });

  it('sends nothing after it has given up', async () => {
    const receiver = await receiverOf();
    const { port, pathname } = new URL(receiver.url);
    let connects = () => {};
    const late = new Promise<void>((done) => {
      connects = done;
    });
    const resolve = () => late.then(() => ['127.0.0.1']);
    const sender = createSender({ allowPrivate: true, resolve });
    closers.push(sender.close);
    const request = { url: `http://a.example:${port}${pathname}`, headers: {}, body: '{}' };
    const answer = await sender.post({ ...request, timeoutMs: 50 });
    expect(answer).toMatchObject({ statusCode: null, error: 'No complete answer within 0.05 seconds.' });
    connects();
    // Uses the same route as the request that timed out.
    expect((await sender.post({ ...request, body: '{"second":true}' })).statusCode).toBe(204);
    expect(receiver.received.map(({ body }) => body)).toEqual(['{"second":true}']);
  });

  it('waits for the answer behind those that only announce it', async () => {
    const receiver = await receiverOf((response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeHead(410, { 'x-kind': 'final' }).end();
    });
    const answer = await senderOf()(receiver.url);
    expect(answer).toMatchObject({ statusCode: 410, headers: { 'x-kind': 'final' }, body: '' });
  });

  it('says why there was no answer', async () => {
    expect((await senderOf()(deadUrl)).error).toBe('The connection was refused.');
    const cut = await receiverOf((response) => response.destroy());
    expect((await senderOf()(cut.url)).error).toBe('The connection was closed before the answer was complete.');
    const notFound = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const unresolved = await senderOf({ resolve: notFound })('http://nowhere.example/');
    expect(unresolved.error).toBe('The host name could not be resolved.');
  });
});

describe('the guard', () => {
  const refusal = { statusCode: null, error: 'The URL leads to a private or reserved address.' };

  it.each(['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])('refuses http://%s', async (host) => {
    const receiver = await receiverOf();
    const { port } = new URL(receiver.url);
    expect(await senderOf({ allowPrivate: false })(`http://${host}:${port}/`)).toMatchObject(refusal);
    expect(receiver.received).toHaveLength(0);
  });

  it('refuses a name that resolves to a private address, even beside a public one', async () => {
    const receiver = await receiverOf();
    const { port } = new URL(receiver.url);
    const resolve = async () => ['93.184.216.34', '127.0.0.1'];
    expect(await senderOf({ allowPrivate: false, resolve })(`http://a.example:${port}/`)).toMatchObject(refusal);
    expect(receiver.received).toHaveLength(0);
  });

  it('judges the address it connects to, whatever the name resolved to before', async () => {
    const receiver = await receiverOf();
    const { port } = new URL(receiver.url);
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return answers.shift()!;
    };
    expect(await resolve('a.example')).toEqual(['93.184.216.34']);
    expect(await senderOf({ allowPrivate: false, resolve })(`http://a.example:${port}/`)).toMatchObject(refusal);
    expect(asked).toEqual(['a.example', 'a.example']);
  });

  it('connects to the resolved address under the name of the URL', async () => {
    const receiver = await receiverOf();
    const { port, pathname } = new URL(receiver.url);
    const answer = await senderOf({ resolve: async () => ['127.0.0.1'] })(`http://a.example:${port}${pathname}`);
    expect(answer.statusCode).toBe(204);
    expect(receiver.received[0]!.headers.host).toBe(`a.example:${port}`);
  });

  it('names the host in the TLS handshake and refuses an untrusted certificate', async () => {
    const names: string[] = [];
    let calls = 0;
    const options = {
      ...selfSignedCertificate,
      SNICallback: (name: string, done: (error: null) => void) => {
        names.push(name);
        done(null);
      },
    };
    const server = createServer(options as never, (_request, response) => {
      calls++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    const post = senderOf({ resolve: async () => ['127.0.0.1'] });
    const answer = await post(`https://receiver.example:${port}/`);
    expect(answer.error).toBe('The host’s certificate is self-signed.');
    expect(names).toEqual(['receiver.example']);
    expect(calls).toBe(0);
  });
});
