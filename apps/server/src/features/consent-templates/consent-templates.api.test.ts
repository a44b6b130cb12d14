import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const template = {
  consentType: 'Terms and Conditions',
  title: 'Data sharing',
  version: '1.0.0',
  consentMethod: 'I agree',
  consentText: 'You share your payslips with us.',
};
const create = (authorization: string | undefined, change: object = {}, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') =>
  request(app, consentTemplatesApi.create, { authorization, mode, body: { ...template, ...change } });
const list = (authorization: string | undefined, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX', query = {}) =>
  request(app, consentTemplatesApi.list, { authorization, mode, query });
const remove = (authorization: string | undefined, id: string) =>
  request(app, consentTemplatesApi.remove, { authorization, params: { id } });

it('creates a template that both modes list, newest first and in pages', async () => {
  const tenant = await createTestTenant(app);
  const first = await create(tenant.basic.SANDBOX);
  expect(first).toMatchObject({ status: 201, code: 'OK', data: template });
  expect(first.data.id).toMatch(/^ct-[0-9a-f]{32}$/);
  const second = await create(tenant.openApi.PRODUCTION, { title: undefined, consentMethod: undefined }, 'PRODUCTION');
  expect(second.data).toMatchObject({ title: '', consentMethod: '' });
  for (const mode of ['SANDBOX', 'PRODUCTION'] as const) {
    const listed = await list(tenant.basic[mode], mode);
    expect(listed.data.items.map((item) => item.id)).toEqual([second.data.id, first.data.id]);
  }
  const page = await list(tenant.basic.SANDBOX, 'SANDBOX', { size: 1 });
  const next = await list(tenant.basic.SANDBOX, 'SANDBOX', { size: 1, cursor: page.data.nextCursor });
  expect(next.data).toMatchObject({ nextCursor: null, items: [{ id: first.data.id }] });
});

it('deletes a template once', async () => {
  const tenant = await createTestTenant(app);
  const { data } = await create(tenant.basic.SANDBOX);
  expect(await remove(tenant.openApi.SANDBOX, data.id)).toMatchObject({ status: 200, code: 'OK' });
  expect(await remove(tenant.openApi.SANDBOX, data.id)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect((await list(tenant.basic.SANDBOX)).data.items).toEqual([]);
});

it('hides another tenant’s template behind 404', async () => {
  const [owner, other] = [await createTestTenant(app), await createTestTenant(app)];
  const { data } = await create(owner.basic.SANDBOX);
  expect(await remove(other.basic.SANDBOX, data.id)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect((await list(other.basic.SANDBOX)).data.items).toEqual([]);
});

it('needs credentials of the Open API', async () => {
  const tenant = await createTestTenant(app);
  const refused = { status: 401, code: 'INVALID_TOKEN' };
  expect(await list(undefined)).toMatchObject(refused);
  expect(await create(tenant.developer)).toMatchObject(refused);
  expect(await remove(undefined, 'ct-1')).toMatchObject(refused);
});

it.each([
  ['consentType', '', 'Consent Type is required'],
  ['consentType', 'x'.repeat(201), 'Too Long!'],
  ['title', 'x'.repeat(201), 'title'],
  ['version', '', 'Version is required'],
  ['version', 'x'.repeat(201), 'Too Long!'],
  ['consentMethod', 'x'.repeat(201), 'Too Long!'],
  ['consentText', '', 'Consent Text is required'],
  ['consentText', 'x'.repeat(65_536), 'Too Long!'],
])('refuses %s of a wrong length', async (field, value, message) => {
  const tenant = await createTestTenant(app);
  const answer = await create(tenant.basic.SANDBOX, { [field]: value });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain(message);
});

it('takes the longest values', async () => {
  const tenant = await createTestTenant(app);
  const longest = { version: 'x'.repeat(200), consentText: 'x'.repeat(65_535) };
  expect((await create(tenant.basic.SANDBOX, longest)).status).toBe(201);
});
