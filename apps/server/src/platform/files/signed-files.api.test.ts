import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext, tenantContext } from '../../context.ts';
import { addSeconds } from '../clock.ts';
import { signFilePath } from './signed-path.ts';

let app: TestApp;
const key = 'tenant1/report.txt';
beforeAll(async () => {
  app = await testApp();
  const ctx = tenantContext(systemContext(app.deps), 'tenant1');
  await app.deps.files.stage(ctx, [{ key, body: Buffer.from('figures'), contentType: 'text/plain' }]);
});

function sign(fileKey: string, seconds: number): string {
  return signFilePath(app.deps.vault, fileKey, addSeconds(app.deps.now(), seconds));
}

it('hands out a file for its signed path', async () => {
  const answer = await app.link.inject({ url: sign(key, 60) });
  expect(answer).toMatchObject({ statusCode: 200, body: 'figures' });
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
});

it.each([
  ['an expired signature', () => sign(key, -1)],
  ['a signature of another file', () => sign('tenant1/other.txt', 60).replace('other', 'report')],
  ['a changed expiry', () => sign(key, 60).replace(/expires=\d+/, 'expires=9999999999')],
  ['no signature', () => `/files/${key}`],
  ['a file that is gone', () => sign('tenant1/gone.txt', 60)],
])('answers 404 for %s', async (_name, url) => {
  expect((await app.link.inject({ url: url() })).statusCode).toBe(404);
});
