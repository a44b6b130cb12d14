import { randomBytes, randomUUID } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failWith, type S3Server, startS3Server } from '../../../testing/receivers/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { guardStore } from './guarded-store.ts';
import { createS3Files } from './s3-files.ts';

let server: S3Server;
let files: FileStore;
const failures: string[] = [];

beforeAll(async () => {
  server = await startS3Server();
  const store = createS3Files(server.settings, { connectMs: 500, idleMs: 300 });
  files = guardStore(store, (operation) => failures.push(operation));
});
afterEach(() => {
  server.interfere(null);
  server.calls.length = 0;
  failures.length = 0;
});
afterAll(() => server.close());

const newKey = () => `tenant1/${randomUUID()}/a.png`;

/** Interferes with the first requests only. */
function once(how: ReturnType<typeof failWith>, times = 1): ReturnType<typeof failWith> {
  let left = times;
  return (...given) => left-- > 0 && how(...given);
}

const reset: ReturnType<typeof failWith> = (incoming) => {
  incoming.socket.resetAndDestroy();
  return true;
};
/** Number of the part that a request uploads, if it does. */
const partOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('partNumber');
const hang: ReturnType<typeof failWith> = () => true;

describe('files in an S3-compatible store', () => {
  it('stores a file with its type, replaces it and removes it', async () => {
    const key = newKey();
    expect(await files.get(key)).toBeNull();
    await files.put(key, Buffer.from('one'), 'image/png');
    await files.put(key, Buffer.from('second'), 'image/webp');
    const found = await files.get(key);
    expect(found).toMatchObject({ sizeBytes: 6, contentType: 'image/webp' });
    expect(await text(await found!.open())).toBe('second');
    expect(await text(await found!.open({ start: 1, end: 3 }))).toBe('eco');
    await files.remove(key);
    expect(await files.get(key)).toBeNull();
    await files.remove(key);
  });

  it('rejects a key that could escape the bucket', async () => {
    await expect(files.put('../secret', Buffer.from('x'), 'text/plain')).rejects.toThrow('file key is not valid');
  });

  it('stores and reads files far larger than any upload, whole and in parts', async () => {
    const files = createS3Files(server.settings);
    const key = newKey();
    const bytes = randomBytes(64 * 1024 ** 2);
    await files.put(key, bytes, 'application/pdf');
    const found = await files.get(key);
    expect(found!.sizeBytes).toBe(bytes.length);
    expect((await buffer(await found!.open())).equals(bytes)).toBe(true);
    const part = await buffer(await found!.open({ start: 40_000_000, end: 50_000_000 }));
    expect(part.equals(bytes.subarray(40_000_000, 50_000_001))).toBe(true);
  });

  it('uploads a large file in parts, and sends a failed part again instead of the file', async () => {
    const files = createS3Files(server.settings);
    const key = newKey();
    const bytes = randomBytes(20 * 1024 ** 2);
    const sent: string[] = [];
    server.interfere((incoming, response) => {
      const part = partOf(incoming.url!);
      if (part) sent.push(part);
      return part === '2' && sent.filter((one) => one === '2').length === 1 && reset(incoming, response);
    });
    await files.put(key, bytes, 'application/pdf');
    expect(sent.toSorted()).toEqual(['1', '2', '2', '3']);
    const found = await files.get(key);
    expect(found).toMatchObject({ sizeBytes: bytes.length, contentType: 'application/pdf' });
    expect((await buffer(await found!.open())).equals(bytes)).toBe(true);
  });

  it.each([
    ['fails', failWith(500, 'InternalError')],
    ['never answers', hang],
  ])('keeps the former file, and no parts, when a part of its replacement %s', async (_kind, how) => {
    const key = newKey();
    await files.put(key, Buffer.from('former'), 'text/plain');
    server.calls.length = 0;
    server.interfere((incoming, response) => partOf(incoming.url!) === '2' && how(incoming, response));
    await expect(files.put(key, randomBytes(20 * 1024 ** 2), 'application/pdf')).rejects.toMatchObject({
      code: 'SERVER_UNAVAILABLE',
    });
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    server.interfere(null);
    expect(await text(await (await files.get(key))!.open())).toBe('former');
  });

  it.each([
    ['an internal error', failWith(500, 'InternalError')],
    ['a request to slow down', failWith(503, 'SlowDown')],
    ['a reset connection', reset],
    ['an answer that does not come', hang],
  ])('repeats a call after %s', async (_kind, how) => {
    const key = newKey();
    server.interfere(once(how));
    await files.put(key, Buffer.from('kept'), 'text/plain');
    server.interfere(once(how));
    const found = await files.get(key);
    server.interfere(once(how));
    expect(await text(await found!.open())).toBe('kept');
    server.interfere(once(how));
    await files.remove(key);
    expect(await files.get(key)).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each([
    ['fails', failWith(500, 'InternalError')],
    ['asks to slow down', failWith(503, 'SlowDown')],
    ['resets connections', reset],
    ['never answers', hang],
    ['refuses the credentials', failWith(403, 'InvalidAccessKeyId')],
  ])('answers unavailable within seconds while the store %s, and recovers', async (_kind, how) => {
    const key = newKey();
    await files.put(key, Buffer.from('kept'), 'text/plain');
    server.interfere(how);
    const startedAt = performance.now();
    for (const call of [
      () => files.put(key, Buffer.from('lost'), 'text/plain'),
      () => files.get(key),
      () => files.remove(key),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'SERVER_UNAVAILABLE' });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(failures).toEqual(['put', 'get', 'remove']);
    server.interfere(null);
    expect(await text(await (await files.get(key))!.open())).toBe('kept');
  });

  it('fails a download that stops midway instead of waiting for ever', async () => {
    const key = newKey();
    await files.put(key, randomBytes(100_000), 'application/pdf');
    const found = await files.get(key);
    server.interfere((_incoming, response) => {
      response.writeHead(200, { 'content-length': '100000' }).write(Buffer.alloc(1000));
      return true;
    });
    await expect(buffer(await found!.open())).rejects.toThrow();
  });

  it('takes a slow answer that keeps coming', async () => {
    const key = newKey();
    await files.put(key, Buffer.from('0123456789'), 'text/plain');
    const found = await files.get(key);
    server.interfere((_incoming, response) => {
      response.writeHead(200, { 'content-length': '10' });
      void (async () => {
        for (const digit of '0123456789') {
          await new Promise((done) => setTimeout(done, 60));
          response.write(digit);
        }
        response.end();
      })();
      return true;
    });
    expect(await text(await found!.open())).toBe('0123456789');
  });
});
