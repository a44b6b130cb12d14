import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { portalUsersApi } from '@smile/contract/users';
import Fastify, { type FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { changeFlowSite, createFlowSite } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { sitePageRoutes } from './routes.ts';

let app: TestApp;
let tenant: TestTenant;
let pages: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'smile-site-page-'));

beforeAll(async () => {
  app = await testApp();
  const file = join(folder, 'index.html');
  writeFileSync(file, '<html><head><title>Site</title></head><body></body></html>');
  pages = Fastify();
  await sitePageRoutes(pages, app.deps, file);
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
});
afterAll(async () => {
  await pages.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => app.clock.reset());

const countOf = async (table: 'users' | 'wink_site_sessions' | 'forms') => {
  const counting = {
    users: sql`select count(*)::int as count from users where tenant_id = ${tenant.tenantId}`,
    wink_site_sessions: sql`select count(*)::int as count from wink_site_sessions where tenant_id = ${tenant.tenantId}`,
    forms: sql`select count(*)::int as count from forms where tenant_id = ${tenant.tenantId}`,
  };
  return (await systemContext(app.deps).db.query<{ count: number }>(counting[table]))[0]!.count;
};

describe('the page of a site', () => {
  it('runs its own scripts alone, in no frame, with no markup made of text', async () => {
    const siteId = await createFlowSite(app, tenant);
    const { statusCode, headers } = await pages.inject(`/${siteId}`);
    expect(statusCode).toBe(200);
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types site-worker',
      ]),
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  });

  it('is not found under the same headers once the site is taken off', async () => {
    const siteId = await createFlowSite(app, tenant);
    const open = (await pages.inject(`/${siteId}`)).headers;
    await changeFlowSite(app, siteId, 'unpublish');
    const closed = await pages.inject(`/${siteId}`);
    expect(closed.statusCode).toBe(404);
    expect(closed.headers['content-security-policy']).toBe(open['content-security-policy']);
  });

  it('creates no user and stores no personal data before the first action', async () => {
    const siteId = await createFlowSite(app, tenant);
    const { headers } = await pages.inject({ url: `/${siteId}`, headers: { 'user-agent': 'A phone' } });
    expect(headers).not.toHaveProperty('set-cookie');
    await request(app, hostedSitesApi.get, { params: { id: siteId } });
    await request(app, hostedSitesApi.view, { params: { id: siteId }, body: { version: 1 } });
    expect(await Promise.all((['users', 'wink_site_sessions', 'forms'] as const).map(countOf))).toEqual([0, 0, 0]);
    const steps = await systemContext(app.deps).db.query(sql`
      select kind, session_id as "sessionId", screen, fields from wink_site_steps where site_id = ${siteId}`);
    expect(steps).toEqual([{ kind: 'VIEW', sessionId: null, screen: null, fields: [] }]);
  });
});

describe('the token of a known person', () => {
  const start = (siteId: string, userToken: string) =>
    request(app, hostedSitesApi.start, { params: { id: siteId }, body: { version: 1, userToken } });

  it('is refused once it has expired or the person is erased', async () => {
    const siteId = await createFlowSite(app, tenant);
    const [late, erased] = [await createTestUser(app, tenant), await createTestUser(app, tenant)];
    const tokenOf = ({ link }: { link: string }) => link.slice('Bearer '.length);
    expect(await start(siteId, tokenOf(erased))).toMatchObject({ status: 201, data: { userId: erased.userId } });
    await request(app, portalUsersApi.erase, {
      authorization: tenant.developer,
      params: { userId: erased.userId },
      query: { mode: 'SANDBOX' },
    });
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    expect(await start(siteId, tokenOf(erased))).toMatchObject(refused);
    app.clock.advanceSeconds(23 * 3600);
    expect(await start(siteId, tokenOf(late))).toMatchObject(refused);
    expect(await countOf('wink_site_sessions')).toBe(0);
  });
});
