import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { imageTooLargeMessage, imageTypeMessage, maxImageBytes } from '@smile/contract/images';
import { tenantsApi } from '@smile/contract/tenants';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dropOld } from '../../../testing/jobs.ts';
import { addTestMember } from '../../../testing/member.ts';
import { testOrganization } from '../../../testing/organization.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { listStoredFiles } from '../../../testing/traces.ts';
import { createTestSite } from '../../../testing/wink-sites.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

afterEach(() => app.clock.reset());

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

it('rejects files larger than 200 000 bytes', async () => {
  const tenant = await createTestTenant(app);
  for (const size of [maxImageBytes + 1, maxImageBytes * 3]) {
    expect(await upload(tenant.developer, pictureOf(png, size))).toMatchObject({
      status: 400,
      code: 'INVALID_PARAMETERS',
      message: imageTooLargeMessage,
    });
  }
});

it('rejects non-images of any name, and a form without a file', async () => {
  const tenant = await createTestTenant(app);
  const refused = { status: 400, code: 'INVALID_PARAMETERS' };
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  expect(await upload(tenant.developer, page)).toMatchObject({ ...refused, message: imageTypeMessage });
  expect(await upload(tenant.developer, new Uint8Array())).toMatchObject({ ...refused, message: imageTypeMessage });
  expect(await upload(tenant.developer, pictureOf(png), 'picture')).toMatchObject(refused);
});

it('requires a developer token', async () => {
  const tenant = await createTestTenant(app);
  const refused = { status: 401, code: 'INVALID_TOKEN' };
  expect(await upload(undefined, pictureOf(png))).toMatchObject(refused);
  expect(await upload(tenant.basic.SANDBOX, pictureOf(png))).toMatchObject(refused);
});

it.each([`img-${'0'.repeat(32)}.png`, 'img-1.png', '..%2F..%2Fmaster.key', 'x'])('has no picture %s', async (name) => {
  const answer = await app.link.inject({ method: 'GET', url: `/cdn/images/${name}` });
  expect(answer.statusCode).toBe(404);
});

const person = { firstName: 'Test', lastName: 'Developer', title: 'Engineer', mobileNumber: '+639171234567' };
describe('a picture without references', () => {
  let tenant: TestTenant;

  async function newPicture(): Promise<string> {
    return (await upload(tenant.developer, pictureOf(png))).data.imageUrl;
  }

  async function setHeadImage(headImageUrl: string | null, emailAddress = tenant.emailAddress): Promise<void> {
    const authorization = await logIn(emailAddress);
    const body = { ...person, emailAddress, headImageUrl };
    const answer = await request(app, developersApi.update, {
      authorization,
      params: { id: tenant.developerId },
      body,
    });
    expect(answer.status).toBe(200);
    await collect();
  }

  async function logIn(emailAddress: string): Promise<string> {
    const body = { emailAddress, password: testPassword };
    return `Bearer ${(await request(app, authApi.login, { body, ip: tenant.tenantId })).data.developerToken.token}`;
  }

  /** Runs the hourly cleanup. */
  async function collect(): Promise<void> {
    await dropOld(app, 'images');
  }

  const isThere = async (url: string) => (await fetchFile(url)).statusCode === 200;

  it('is deleted with its file sixty days after it was replaced', async () => {
    tenant = await createTestTenant(app);
    const [first, second] = [await newPicture(), await newPicture()];
    await setHeadImage(first);
    await setHeadImage(second);
    app.clock.advanceSeconds(59 * 24 * 3600);
    await collect();
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    app.clock.advanceSeconds(2 * 24 * 3600);
    await collect();
    await collect();
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([`images/${second.split('/').at(-1)}`]);
    const audit = await systemContext(app.deps).db.query(sql`
      select entity_id as "entityId" from audit_log
      where tenant_id = ${tenant.tenantId} and action = 'image.delete'`);
    expect(audit).toEqual([{ entityId: first.split('/').at(-1)!.slice(0, -4) }]);
  });

  it('stays while any row shows it', async () => {
    tenant = await createTestTenant(app);
    const [shared, again] = [await newPicture(), await newPicture()];
    await setLogo(shared);
    await setHeadImage(shared);
    await setHeadImage(again);
    await setHeadImage(null);
    await setHeadImage(again);
    app.clock.advanceSeconds(61 * 24 * 3600);
    await collect();
    expect([await isThere(shared), await isThere(again)]).toEqual([true, true]);
    await setLogo(null);
    app.clock.advanceSeconds(61 * 24 * 3600);
    await collect();
    expect([await isThere(shared), await isThere(again)]).toEqual([false, true]);
  });

  it("stays while a site version shows it, until sixty days after the site's deletion", async () => {
    tenant = await createTestTenant(app);
    const picture = await newPicture();
    const { id } = await createTestSite(app, tenant, { winkSiteTemplate: { companyLogoUrl: picture } });
    const site = { authorization: tenant.developer, params: { id }, query: { mode: 'SANDBOX' } as const };
    await request(app, winkSitesApi.update, {
      ...site,
      body: { winkTemplateId: defaultTemplateId, winkSiteTemplate: {} },
    });
    const dropAfterDays = async (days: number) => {
      app.clock.advanceSeconds(days * 24 * 3600);
      await dropOld(app, 'wink_sites');
      await dropOld(app, 'images');
      const rows = await systemContext(app.deps).db.query(sql`select from wink_site_versions where site_id = ${id}`);
      return [rows.length, await isThere(picture)];
    };
    expect(await dropAfterDays(61)).toEqual([2, true]);
    tenant.developer = await logIn(tenant.emailAddress);
    await request(app, winkSitesApi.remove, { ...site, authorization: tenant.developer });
    expect(await dropAfterDays(59)).toEqual([2, true]);
    expect(await dropAfterDays(2)).toEqual([0, true]);
    expect(await dropAfterDays(61)).toEqual([0, false]);
  });

  it('is deleted with its owning member', async () => {
    tenant = await createTestTenant(app);
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const picture = await newPicture();
    const body = { ...person, emailAddress: member.emailAddress, headImageUrl: picture };
    const params = { id: member.id };
    await request(app, developersApi.update, { authorization: member.developer, params, body });
    await request(app, developersApi.remove, { authorization: tenant.developer, params });
    await collect();
    app.clock.advanceSeconds(61 * 24 * 3600);
    await collect();
    expect(await isThere(picture)).toBe(false);
  });

  async function setLogo(logoUrl: string | null): Promise<void> {
    const body = { ...testOrganization, logoUrl };
    const answer = await request(app, tenantsApi.update, { authorization: await logIn(tenant.emailAddress), body });
    expect(answer.status).toBe(200);
    await collect();
  }
});
