import { apiKeysApi } from '@smile/contract/api-keys';
import { authApi } from '@smile/contract/auth';
import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { resendConfirmationJob, resetPasswordJob } from '../../src/features/auth/service/mail-requests.ts';
import { registerJob } from '../../src/features/auth/service/register.ts';
import { throttle } from '../../src/platform/limits/throttle-queries.ts';
import { queryJobs } from '../jobs.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

let count = 0;
const network = () => `10.77.${count >> 8}.${count++ & 255}`;

/** Records wrong guesses directly, instead of making requests. */
async function guessWrong(action: string, subject: string, times: number): Promise<void> {
  const ctx = systemContext(app.deps);
  for (let n = 0; n < times; n++)
    await throttle(ctx, { action, subject, max: Number.POSITIVE_INFINITY, windowSeconds: 600 });
}

const logIn = (emailAddress: string, password: string, ip: string) =>
  request(app, authApi.login, { body: { emailAddress, password }, ip });

describe('passwords', () => {
  it('are not guessed across addresses from one network address', async () => {
    const ip = network();
    expect((await logIn('nobody@example.com', 'Wrong-horse-1', ip)).status).toBe(400);
    await guessWrong('log-in-network', ip, 100);
    const refused = await logIn(tenant.emailAddress, testPassword, ip);
    expect(refused).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it('are guessed more and more slowly from many addresses, while the owner still gets in', async () => {
    const { emailAddress } = await createTestTenant(app);
    await guessWrong('log-in-owner', emailAddress, 12);
    const startedAt = performance.now();
    expect((await logIn(emailAddress, testPassword, network())).status).toBe(201);
    expect(performance.now() - startedAt).toBeGreaterThan(200);
  });
});

describe('a request about an address', () => {
  async function countJobs(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { name } of await queryJobs<{ name: string }>(
      systemContext(app.deps),
      sql`select name from jobs order by name`,
    ))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }
  /** Counts the jobs that a request enqueues. */
  async function listNewJobs(ask: () => Promise<{ status: number }>): Promise<Record<string, number>> {
    const before = await countJobs();
    expect((await ask()).status).toBeLessThan(300);
    const after = await countJobs();
    const grown = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(grown.filter(([, more]) => more > 0));
  }

  it('costs the same work for a known and an unknown address: one job for the rest', async () => {
    const person = { firstName: 'Ryan', lastName: 'Lestari', title: 'Engineer', tenantName: 'Lestari Lending' };
    const asked = [tenant.emailAddress, `nobody-${tenant.tenantId}@example.com`].map((emailAddress) => ({
      register: { ...person, emailAddress, password: testPassword, register: true },
      reset: { emailAddress },
    }));
    for (const { register, reset } of asked) {
      const ip = network();
      expect(await listNewJobs(() => request(app, authApi.register, { body: register, ip }))).toEqual({
        [registerJob.name]: 1,
      });
      expect(await listNewJobs(() => request(app, authApi.resetPassword, { body: reset, ip }))).toEqual({
        [resetPasswordJob.name]: 1,
      });
      expect(await listNewJobs(() => request(app, authApi.resendConfirmation, { body: reset, ip }))).toEqual({
        [resendConfirmationJob.name]: 1,
      });
    }
  });
});

describe('API secrets', () => {
  const list = (secret: string, ip: string, apiKey: string) => {
    const authorization = `Basic ${Buffer.from(`${apiKey}:${secret}`).toString('base64')}`;
    return request(app, usersApi.list, { authorization, query: {}, ip });
  };

  it('are not guessed from one network address, and work from another', async () => {
    const { data } = await request(app, apiKeysApi.list, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX' },
    });
    const { apiKey, apiSecret } = data.items[0]!;
    const ip = network();
    expect((await list('wrong', ip, apiKey)).code).toBe('INVALID_CREDENTIALS');
    await guessWrong('api-key-network', ip, 100);
    expect((await list('another', ip, apiKey)).status).toBe(429);
    expect((await list(apiSecret, network(), apiKey)).status).toBe(200);
  });
});
