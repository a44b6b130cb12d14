import { imageTooLargeMessage, imageTypeMessage, maxImageBytes } from '@smile/contract/images';
import { beforeAll, expect, it } from 'vitest';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

function pictureOf(signature: number[], sizeBytes = 500): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set(signature);
  return bytes;
}

async function upload(authorization: string | undefined, bytes: Uint8Array<ArrayBuffer>, field = 'file') {
  const form = new FormData();
  form.set(field, new File([bytes], 'picture.svg', { type: 'text/html' }));
  const answer = await app.portal.inject({
    method: 'POST',
    url: '/developer/v1/images',
    headers: authorization ? { authorization } : {},
    payload: form as never,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const fetchFile = (url: string) => app.link.inject({ method: 'GET', url: new URL(url).pathname });

it.each([
  ['image/png', 'png', png],
  ['image/jpeg', 'jpg', jpeg],
])('stores %s by its content and serves it to everybody for ever', async (type, extension, signature) => {
  const tenant = await createTestTenant(app, 'DEVELOPER');
  const bytes = pictureOf(signature, maxImageBytes);
  const answer = await upload(tenant.developer, bytes);
  expect(answer).toMatchObject({ status: 201, code: 'OK' });
  expect(answer.data.imageUrl).toMatch(
    new RegExp(`^${app.deps.config.linkUrl}/cdn/images/img-[0-9a-f]{32}\\.${extension}$`),
  );
  const file = await fetchFile(answer.data.imageUrl);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);
});

it('refuses what is larger than 200 000 bytes', async () => {
  const tenant = await createTestTenant(app);
  for (const size of [maxImageBytes + 1, maxImageBytes * 3]) {
    expect(await upload(tenant.developer, pictureOf(png, size))).toMatchObject({
      status: 400,
      code: 'INVALID_PARAMETERS',
      message: imageTooLargeMessage,
    });
  }
});

it('refuses what is no picture whatever it is called, and a form without a file', async () => {
  const tenant = await createTestTenant(app);
  const refused = { status: 400, code: 'INVALID_PARAMETERS' };
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  expect(await upload(tenant.developer, page)).toMatchObject({ ...refused, message: imageTypeMessage });
  expect(await upload(tenant.developer, new Uint8Array())).toMatchObject({ ...refused, message: imageTypeMessage });
  expect(await upload(tenant.developer, pictureOf(png), 'picture')).toMatchObject(refused);
});

it('needs a developer token', async () => {
  const tenant = await createTestTenant(app);
  const refused = { status: 401, code: 'INVALID_TOKEN' };
  expect(await upload(undefined, pictureOf(png))).toMatchObject(refused);
  expect(await upload(tenant.basic.SANDBOX, pictureOf(png))).toMatchObject(refused);
});

it.each([`img-${'0'.repeat(32)}.png`, 'img-1.png', '..%2F..%2Fmaster.key', 'x'])('has no picture %s', async (name) => {
  const answer = await app.link.inject({ method: 'GET', url: `/cdn/images/${name}` });
  expect(answer.statusCode).toBe(404);
});
