import { archivesApi } from '@smile/contract/archives';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFiles, uploadTestArchive } from '../../../../testing/archives.ts';
import { createTestUser } from '../../../../testing/end-user.ts';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { addSeconds } from '../../clock.ts';
import { signFilePath } from '../../files/signed-path.ts';

let app: TestApp;
let tenant: TestTenant;
const bytes = testFiles.pdf(5000);
const name = 'Übersicht Mai, für George.pdf';
let file: { archiveId: string; id: string; url: URL };

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  const { data } = await uploadTestArchive(app, await createTestUser(app, tenant), { files: [{ name, bytes }] });
  const params = { id: data.id };
  const { rawFiles } = (await request(app, archivesApi.get, { authorization: tenant.basic.SANDBOX, params })).data;
  file = { archiveId: data.id, id: rawFiles[0]!.id, url: new URL(rawFiles[0]!.url) };
});

function open(headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.link.inject({ method, url: file.url.pathname + file.url.search, headers });
}

const signedFor = (seconds: number, key = file.url.pathname.slice('/files/'.length)) =>
  signFilePath(app.deps.vault, key, addSeconds(app.deps.now(), seconds));

describe('a file', () => {
  it('arrives complete, with headers against sniffing, running and caching', async () => {
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'content-disposition': `inline; filename="${file.id}.pdf"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
  });

  it('keeps its name in any characters', async () => {
    const url = `/developer/v1/archives/${file.archiveId}/files/${file.id}?mode=SANDBOX`;
    const answer = await app.portal.inject({ url, headers: { authorization: tenant.developer } });
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="?bersicht Mai, f?r George.pdf"; filename*=UTF-8''%C3%9Cbersicht%20Mai%2C%20f%C3%BCr%20George.pdf`,
    );
  });

  it('sends HEAD its headers without reading it', async () => {
    const answer = await open({ range: 'bytes=0-9' }, 'HEAD');
    expect(answer).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': '5000' } });
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-4', 4996, 4999],
    ['bytes=4990-9000', 4990, 4999],
  ])('comes for %s', async (range, start, end) => {
    const answer = await open({ range });
    expect(answer).toMatchObject({
      statusCode: 206,
      headers: {
        'content-range': `bytes ${start}-${end}/5000`,
        'content-length': String(end - start + 1),
        'content-type': 'application/pdf',
      },
    });
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    ['several at once', { range: 'bytes=0-1,4-5' }],
    ['another unit', { range: 'pages=1-2' }],
    ['what is no range', { range: 'bytes=b' }],
    ['one of a version', { range: 'bytes=0-1', 'if-range': '"1"' }],
  ])('does not come for %s: all of it does', async (_name, headers) => {
    expect(await open(headers)).toMatchObject({ statusCode: 200, headers: { 'content-length': '5000' } });
  });

  it('is refused behind the end', async () => {
    const answer = await open({ range: 'bytes=5000-' });
    expect(answer).toMatchObject({ statusCode: 416, headers: { 'content-range': 'bytes */5000' } });
    expect(answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });
});

it.each([
  ['an expired signature', () => signedFor(-1)],
  ['a signature of another file', () => signedFor(60).replace(file.id, 'f-other')],
  ['a changed expiry', () => signedFor(60).replace(/expires=\d+/, 'expires=9999999999')],
  ['an expiry that is none', () => signedFor(60).replace(/expires=\d+/, 'expires=soon')],
  ['no signature', () => file.url.pathname],
  ['a file that is gone', () => signedFor(60, 'tenant1/archives/u-1/gone.pdf')],
])('answers 404 for %s', async (_name, url) => {
  const answer = await app.link.inject({ url: url() });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'MISSING_RESOURCE' });
});
