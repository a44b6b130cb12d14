import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type CreateS3rver = new (options: Record<string, unknown>) => S3rver;

/** Answers one request instead of the store; returns false to pass it on. Not answering leaves the client waiting. */
type Interfere = (incoming: IncomingMessage, response: ServerResponse) => boolean;

export interface S3Server {
  settings: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  /** Intercepts requests from now on; null passes all on. */
  interfere(how: Interfere | null): void;
  /** Requests so far, as method and path. */
  calls: string[];
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real S3 server with an empty bucket, behind a proxy that can simulate failures. */
export async function startS3Server(bucket = 'smile-test'): Promise<S3Server> {
  // Loaded lazily, since the package modifies Node's prototypes.
  const S3rver = createRequire(import.meta.url)('s3rver') as CreateS3rver;
  const directory = mkdtempSync(join(tmpdir(), 'smile-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();
  const calls: string[] = [];
  let interfere: Interfere | null = null;
  const agent = new Agent();
  const proxy = createServer((incoming, response) => {
    calls.push(`${incoming.method} ${incoming.url!.split('?')[0]}`);
    if (interfere?.(incoming, response)) return;
    const { method, url, headers } = incoming;
    const forwarded = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
    // The store closes only when no request is open, including those of clients that gave up.
    response.on('close', () => forwarded.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket,
      ...credentials,
    },
    interfere(how) {
      interfere = how;
    },
    calls,
    async close() {
      const closed = new Promise((done) => proxy.close(done));
      proxy.closeAllConnections();
      agent.destroy();
      await closed;
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Answers with an S3 error. */
export function failWith(status: number, code: string): Interfere {
  return (incoming, response) => {
    incoming.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    return true;
  };
}
