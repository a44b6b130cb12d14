import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkFileKey, type FileStore } from './file-store.ts';

interface S3Settings {
  /** Null for Amazon S3. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeouts, since the S3 client has none of its own. Idle: no byte in either direction. */
const patience = { connectMs: 3000, idleMs: 10_000 };

/** A larger file is uploaded in parts of this size, so that a failed part is sent again and not the whole file. */
const partBytes = 8 * 1024 ** 2;

/**
 * Files in an S3-compatible bucket. The client loads on first use, and retries a failed call twice. A file becomes
 * visible with its last byte; if a part fails for good, the parts sent before are discarded. A killed process leaves
 * its parts to the bucket's rule for incomplete uploads.
 */
export function createS3Files(settings: S3Settings, { connectMs, idleMs } = patience): FileStore {
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null;
  const load = () => {
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region: settings.region,
        ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
        requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
        credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      }),
    }));
    return loading;
  };
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkFileKey(key) });
  return {
    async put(key, body, contentType) {
      const { sdk, client } = await load();
      const params = { ...at(key), Body: body, ContentType: contentType };
      if (body.length <= partBytes) return void (await client.send(new sdk.PutObjectCommand(params)));
      const { Upload } = await import('@aws-sdk/lib-storage');
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
    },
    async get(key) {
      const { sdk, client } = await load();
      try {
        const { ContentLength, ContentType } = await client.send(new sdk.HeadObjectCommand(at(key)));
        return {
          sizeBytes: ContentLength ?? 0,
          contentType: ContentType ?? 'application/octet-stream',
          async open(part) {
            const range = part && { Range: `bytes=${part.start}-${part.end}` };
            return (await client.send(new sdk.GetObjectCommand({ ...at(key), ...range }))).Body as Readable;
          },
        };
      } catch (error) {
        if ((error as Error).name === 'NotFound') return null;
        throw error;
      }
    },
    async remove(key) {
      const { sdk, client } = await load();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
