import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { createDemo } from '../../src/demo/create-demo.ts';
import { queryJobs } from '../jobs.ts';
import { createTestApp, testApp } from '../test-app.ts';

function signIn(portal: FastifyInstance, forwardedFor: string, emailAddress = 'owner@example.com') {
  return portal.inject({
    method: 'POST',
    url: '/developer/v1/developerTokens',
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { emailAddress, password: 'Wrong-horse-1' },
  });
}

it('tells browsers to use https only, when it is used', async () => {
  const urls = { PORTAL_URL: 'https://portal.example.com', LINK_URL: 'https://link.example.com' };
  const [open, closed] = [await createTestApp(urls), await createTestApp()];
  const policy = async (listener: FastifyInstance, url: string) =>
    (await listener.inject({ url })).headers['strict-transport-security'];
  for (const url of ['/open/v1/users', '/developer/v1/nothing', '/config.json'])
    expect(await policy(open.portal, url)).toMatch(/^max-age=31536000; ?includeSubDomains$/);
  expect(await policy(open.link, '/link/v1/session')).toMatch(/^max-age=31536000/);
  expect(await policy(closed.portal, '/open/v1/users')).toBeUndefined();
});

describe('the address of a client', () => {
  it('comes from the nearest proxy, whatever the client sends', async () => {
    const { portal } = await createTestApp({ TRUST_PROXY: '1', NODE_ENV: 'test' });
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await signIn(portal, `203.0.113.${n}, 198.51.100.7`)).statusCode);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  it('comes from a proxy of a named network only', async () => {
    const { portal } = await createTestApp({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' });
    const addresses: string[] = [];
    portal.addHook('onRequest', async (request) => void addresses.push(request.ip));
    await portal.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.1, 198.51.100.7, 10.1.2.3' } });
    expect(addresses).toEqual(['198.51.100.7']);
  });

  it('is its own without a proxy', async () => {
    const { portal } = await createTestApp();
    const addresses: string[] = [];
    portal.addHook('onRequest', async (request) => void addresses.push(request.ip));
    await portal.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(addresses).toEqual(['127.0.0.1']);
  });
});

describe('/metrics', () => {
  it('is for programs on this machine unless there is a token', async () => {
    const { portal } = await testApp();
    expect((await portal.inject('/metrics')).statusCode).toBe(200);
    const elsewhere = [{ remoteAddress: '198.51.100.7' }, { headers: { 'x-forwarded-for': '198.51.100.7' } }];
    for (const from of elsewhere) {
      const { statusCode, body } = await portal.inject({ url: '/metrics', ...from });
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'MISSING_RESOURCE']);
    }
  });

  it('requires the token when one is set', async () => {
    const { portal } = await createTestApp({ METRICS_TOKEN: 'a-token-of-the-operator' });
    const ask = (authorization?: string) =>
      portal.inject({
        url: '/metrics',
        remoteAddress: '198.51.100.7',
        headers: { ...(authorization && { authorization }) },
      });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('Bearer a-token-of-the-operatoR')).statusCode).toBe(401);
    expect((await ask('Bearer a-token-of-the-operator')).statusCode).toBe(200);
  });
});

it('denies both origins unneeded browser features', async () => {
  const { portal, link } = await testApp();
  for (const app of [portal, link])
    expect((await app.inject('/healthz')).headers['permissions-policy']).toMatch(/geolocation=\(\).*camera=/);
});

describe('the mailbox', () => {
  it('is not there when mails go to the log', async () => {
    const { portal } = await createTestApp({ MAIL: 'log' });
    expect((await portal.inject('/dev/mailbox.json')).statusCode).toBe(404);
  });
});

describe('the demo in production', () => {
  it('has a random password that is shown once', async () => {
    const { deps, portal } = await createTestApp({ NODE_ENV: 'production', MAIL: 'log', DEMO: '1' });
    const told = await createDemo(systemContext(deps));
    expect(told).toMatchObject({ emailAddress: 'demo@example.com', password: expect.stringMatching(/^.{24}-aA1$/) });
    expect(await createDemo(systemContext(deps))).toEqual({ emailAddress: 'demo@example.com', password: null });
    const sites = sql`select payload from jobs where name = 'demo.add-sites'`;
    expect(await queryJobs(systemContext(deps), sites)).toHaveLength(1);
    const logIn = (password: string) =>
      portal.inject({
        method: 'POST',
        url: '/developer/v1/developerTokens',
        payload: { emailAddress: 'demo@example.com', password },
      });
    expect((await logIn('Demo-2026!pass')).statusCode).toBe(400);
    expect((await logIn(told!.password!)).statusCode).toBeLessThan(300);
  });
});
