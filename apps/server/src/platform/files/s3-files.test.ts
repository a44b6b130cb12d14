import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createS3Files } from './s3-files.ts';

/** An S3-compatible store with a bucket `smile`, such as the one in `deploy/compose.yaml`. */
const endpoint = process.env.TEST_S3_ENDPOINT;

describe.skipIf(!endpoint)('files in an S3-compatible store', () => {
  const files = createS3Files({
    endpoint: endpoint ?? null,
    region: 'us-east-1',
    bucket: 'smile',
    accessKeyId: process.env.TEST_S3_ACCESS_KEY_ID ?? 'smile',
    secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY ?? 'smile-secret',
  });

  it('stores a file with its type, replaces it and removes it', async () => {
    const key = `tenant1/${randomUUID()}/a.png`;
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
});
