import { authApi } from '@smile/contract/auth';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { usersApi } from '@smile/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { siteWidening } from '../../src/platform/limits/networks-of.ts';
import { throttle } from '../../src/platform/limits/throttle-queries.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../tenant.ts';
import { createTestApp, type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const logIn = (emailAddress: string, password: string, ip: string) =>
  request(app, authApi.login, { body: { emailAddress, password }, ip });

/** A /48 for each test, with 2^16 subscribers. */
let sites = 0;
const site = () => `2001:db8:${(++sites).toString(16)}`;

describe('the limit of a network', () => {
  it('blocks password guesses from changing addresses of one /64', async () => {
    const [home, neighbour] = [site(), site()];
    const statuses: number[] = [];
    for (let n = 1; n <= 8; n++)
      statuses.push((await logIn(tenant.emailAddress, 'Wrong-horse-1', `${home}:1::${n.toString(16)}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect((await logIn(tenant.emailAddress, testPassword, `${neighbour}:1::1`)).status).toBe(201);
  });

  it('blocks wrong passwords for changing accounts from one /64, and API secrets likewise', async () => {
    const home = site();
    const ctx = { ...systemContext(app.deps), ip: `${home}:1:ffff::1` };
    const limit = { byNetwork: true, max: Number.POSITIVE_INFINITY, windowSeconds: 600 };
    for (let n = 0; n < 101; n++)
      for (const action of ['log-in-network', 'api-key-network']) await throttle(ctx, { action, ...limit });
    expect((await logIn('nobody@example.com', 'Wrong-horse-1', `${home}:1::2`)).status).toBe(429);
    expect((await logIn('nobody@example.com', 'Wrong-horse-1', `${home}:2::2`)).status).toBe(400);
    const authorization = `Basic ${btoa('ak-nobody:Guessed-secret-1')}`;
    expect((await request(app, usersApi.list, { authorization, query: {}, ip: `${home}:1::3` })).status).toBe(429);
    expect((await request(app, usersApi.list, { authorization, query: {}, ip: `${home}:2::3` })).status).toBe(400);
  });

  it('blocks a /48 too, at ten times the number', async () => {
    const home = site();
    const attempt = (n: number) =>
      throttle(
        { ...systemContext(app.deps), ip: `${home}:${n.toString(16)}::1` },
        { action: 'try-site', subject: 'x', byNetwork: true, max: 2, windowSeconds: 600 },
      );
    for (let n = 1; n <= 2 * siteWidening; n++) await attempt(n);
    await expect(attempt(999)).rejects.toMatchObject({ code: 'REQUEST_LIMIT_EXCEEDED' });
  });

  it('counts an IPv4-mapped IPv6 address as its IPv4 address', async () => {
    const ips = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '64:ff9b::203.0.113.9'];
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await logIn('mapped@example.com', 'Wrong-horse-1', ips[n % ips.length]!)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await logIn('mapped@example.com', 'Wrong-horse-1', '::ffff:203.0.113.10')).status).toBe(400);
  });

  it('blocks calls without credentials to a hosted site', async () => {
    const home = site();
    const params = { id: `ws-${'0'.repeat(32)}` };
    const statuses = new Set<number>();
    for (let n = 1; n <= 62; n++) {
      const ip = `${home}:1::${n.toString(16)}`;
      const { status } = await request(app, hostedSitesApi.resume, { params, body: { resumeKey: 'x'.repeat(32) }, ip });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

it('counts the requests of a second by network', async () => {
  const limited = await createTestApp({ RATE_LIMIT: '4' });
  const { basic } = await createTestTenant(limited);
  const ask = (ip: string) => request(limited, usersApi.list, { authorization: basic.SANDBOX, query: { size: 1 }, ip });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => ask(`2001:db8:abcd:${(n % 2) + 1}::${n.toString(16)}`)),
  );
  const passed = answers.filter(({ status }) => status === 200).length;
  // Two networks with four requests a second each, over at most a few windows.
  expect(passed).toBeLessThan(100);
  const fresh = Array.from({ length: 200 }, (_, n) => ask(`2001:db8:abce:${n.toString(16)}::1`));
  expect((await Promise.all(fresh)).some(({ status }) => status === 429)).toBe(true);
  await limited.portal.close();
  await limited.link.close();
});
