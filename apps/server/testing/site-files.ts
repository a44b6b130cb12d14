import type { SiteFile } from '@smile/contract/site-files';
import type { TestVisit } from './site-visits.ts';
import type { TestApp } from './test-app.ts';

/** A structurally valid PNG of the given size in pixels; nothing is drawn. */
export function testPng({ width = 600, height = 200, dataBytes = 100 } = {}): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const frames = [
    ['IHDR', size],
    ['IDAT', Buffer.alloc(dataBytes, 7)],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...frames.map(([type, body]) => frame(type, body)),
  ]);
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
}

/** A structurally valid JPEG of the given size in pixels. */
export function testJpg({ width = 600, height = 200 } = {}): Buffer {
  const start = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
  ]);
  const scan = Buffer.from([0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0]);
  return Buffer.concat([start, scan, Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]), Buffer.from([0xff, 0xd9])]);
}

export interface TestSiteFile {
  component: string;
  bytes: Buffer;
  name?: string;
  submissionKey?: string;
  sessionId?: string;
}

/** Uploads a file like a site's page. */
export async function uploadTestSiteFile(
  app: TestApp,
  visit: TestVisit,
  {
    component,
    bytes,
    name = 'file.png',
    submissionKey = crypto.randomUUID(),
    sessionId = visit.sessionId,
  }: TestSiteFile,
): Promise<{ status: number; code: string; message: string; data: SiteFile }> {
  const form = new FormData();
  form.set('component', component);
  form.set('submissionKey', submissionKey);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const api = visit.mode === 'SANDBOX' ? '/link-sandbox/v1' : '/link/v1';
  const answer = await app.link.inject({
    method: 'POST',
    url: `${api}/sessions/${sessionId}/files`,
    headers: { authorization: visit.user.link },
    payload: form as never,
  });
  return { ...answer.json(), status: answer.statusCode };
}

/** Opens the file behind a signed link. */
export async function openTestFile(app: TestApp, url: string) {
  const answer = await app.link.inject({ method: 'GET', url: url.slice(app.deps.config.linkUrl.length) });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
