import { PassThrough } from 'node:stream';
import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { usersApi } from '@smile/contract/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { addTestMember } from '../member.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
const sink = new PassThrough().setEncoding('utf8');
let written = '';
sink.on('data', (text: string) => {
  written += text;
});
beforeAll(async () => {
  app = await createTestApp({}, { log: createLog('info', sink) });
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
});

/** Log lines with this network address; every line must be one JSON object, whatever was sent. */
const linesAbout = (ip: string) =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.ip === ip);

it('names sign-ins and wrong passwords, without the input', async () => {
  const { emailAddress, developerId } = tenant;
  const ip = '203.0.113.70';
  const logIn = (password: string) => request(app, authApi.login, { body: { emailAddress, password }, ip });
  await logIn('Wrong-horse-1\n{"level":60}');
  await logIn(testPassword);
  expect(linesAbout(ip)).toMatchObject([
    { what: 'log-in', developerId, msg: 'a wrong secret was given' },
    { developerId, secondStep: null, msg: 'signed in with a password' },
  ]);
});

it('names guessed API secrets, and calls that were refused for their caller', async () => {
  const ip = '203.0.113.71';
  const authorization = `Basic ${btoa('ak-nobody:Guessed-secret-1')}`;
  await request(app, usersApi.list, { authorization, query: {}, ip });
  await request(app, usersApi.list, { authorization: 'Bearer Stolen-token-1', query: {}, ip });
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  const body = { emailAddress: 'somebody@example.com', role: 'ADMIN' } as const;
  await request(app, developersApi.invite, { authorization: member.developer, body, ip });
  expect(linesAbout(ip)).toMatchObject([
    { what: 'api-key', msg: 'a wrong secret was given' },
    { method: 'GET', route: '/sandbox/v1/users', status: 401 },
    { method: 'POST', route: '/developer/v1/developers/invite', status: 403 },
  ]);
});

it('ignores merely wrong calls', async () => {
  const remoteAddress = '203.0.113.72';
  const statuses: number[] = [];
  for (const [method, url] of [
    ['PATCH', '/sandbox/v1/users'],
    ['PROPFIND', '/sandbox/v1/users'],
    ['OPTIONS', '/sandbox/v1/users'],
    ['GET', '/sandbox/v1/nothing'],
  ] as const) {
    const { statusCode } = await app.portal.inject({ method: method as 'GET', url, remoteAddress });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([501, 405, 204, 404]);
  expect(linesAbout(remoteAddress)).toEqual([]);
});

it('contains none of the secrets', () => {
  for (const secret of ['Wrong-horse-1', testPassword, 'Guessed-secret-1', 'Stolen-token-1'])
    expect(written).not.toContain(secret);
});
