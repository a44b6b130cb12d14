import { PassThrough } from 'node:stream';
import type { Endpoint } from '@smile/contract/endpoint';
import { errorCatalogue } from '@smile/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { createTestUser, type TestUser } from '../end-user.ts';
import { listEndpoints } from '../endpoints.ts';
import { send } from '../send.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let logged = '';
beforeAll(async () => {
  const sink = new PassThrough().setEncoding('utf8');
  sink.on('data', (text: string) => {
    logged += text;
  });
  app = await createTestApp({}, { log: createLog('info', sink) });
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
});

const forms = (await listEndpoints()).filter(({ bodyType }) => bodyType === 'form');

async function post(endpoint: Endpoint, contentType: string, body: string) {
  const authorization = endpoint.auth === 'link' ? user.link : tenant.developer;
  const answer = await send(app, endpoint, { authorization, headers: { 'content-type': contentType }, body });
  return { status: answer.status, message: JSON.parse(answer.text).message as string };
}

const part = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const whole = [
  `--b\r\n${part('fileType')}PAYSLIP\r\n`,
  `--b\r\n${part('file', '; filename="a.png"\r\nContent-Type: image/png')}not a picture\r\n`,
  `--b\r\n${part('files', '; filename="b.png"\r\nContent-Type: image/png')}not a picture\r\n`,
  '--b--\r\n',
].join('');

it('knows the operations that take a form', () => {
  expect(forms.map(({ operationId }) => operationId).sort()).toEqual([
    'createLinkArchive',
    'createSiteFile',
    'uploadImage',
  ]);
});

describe.each(forms.map((endpoint) => [endpoint.operationId, endpoint] as const))('%s', (_name, endpoint) => {
  it.each([
    ['without a boundary', 'multipart/form-data', whole],
    ['with an empty boundary', 'multipart/form-data; boundary=', whole],
    ['with a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`, whole],
    ['with a boundary that does not occur', 'multipart/form-data; boundary=other', whole],
    ['with another kind of multipart', 'multipart/mixed; boundary=b', whole],
    ['with a part that has no headers', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['with a boundary alone', 'multipart/form-data; boundary=b', '--b'],
    [
      'with JSON that is none in a part',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Type: application/json\r\n${part('a')}{\r\n--b--\r\n`,
    ],
    ['with the name of a prototype', 'multipart/form-data; boundary=b', `--b\r\n${part('__proto__')}x\r\n--b--\r\n`],
    [
      'with another encoding of a part',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Transfer-Encoding: base64\r\n${part('file', '; filename="a.png"')}%%%\r\n--b--\r\n`,
    ],
    ['with too many fields', 'multipart/form-data; boundary=b', `--b\r\n${part('a')}x\r\n`.repeat(40) + whole],
    ['with too many files', 'multipart/form-data; boundary=b', whole.slice(0, -6).repeat(15) + whole],
    ['with an endless header', 'multipart/form-data; boundary=b', `--b\r\nX: ${'y'.repeat(100_000)}`],
  ])('refuses a body %s', async (_what, contentType, body) => {
    const { status, message } = await post(endpoint, contentType, body);
    expect([400, 415]).toContain(status);
    expect(message).toMatch(/^[A-Z].*\.$/s);
    expect(message).not.toBe(errorCatalogue.INVALID_PARAMETERS.message);
  });

  it('refuses a form that is cut off, wherever', async () => {
    const answers = new Set<string>();
    for (let length = 1; length < whole.length - 4; length += 3) {
      const { status } = await post(endpoint, 'multipart/form-data; boundary=b', whole.slice(0, length));
      answers.add(`${status}`);
    }
    expect([...answers]).toEqual(['400']);
  });
});

it('leaves no trace of a fault in the log', () => {
  expect(logged).not.toContain('request failed');
});
