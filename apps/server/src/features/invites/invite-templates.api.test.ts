import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { tenantsApi } from '@smile/contract/tenants';
import { beforeAll, expect, it } from 'vitest';
import { inviteTemplateBody } from '../../../testing/invites.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const create = (authorization: string | undefined, body: object = inviteTemplateBody) =>
  request(app, inviteTemplatesApi.create, { authorization, body: body as typeof inviteTemplateBody });
const get = (authorization: string | undefined, id: string) =>
  request(app, inviteTemplatesApi.get, { authorization, params: { id } });
const update = (authorization: string | undefined, id: string, body: object = inviteTemplateBody) =>
  request(app, inviteTemplatesApi.update, { authorization, params: { id }, body: body as typeof inviteTemplateBody });
const remove = (authorization: string | undefined, id: string) =>
  request(app, inviteTemplatesApi.remove, { authorization, params: { id } });
const list = (authorization: string | undefined, query = {}) =>
  request(app, inviteTemplatesApi.list, { authorization, query });

it('creates a template as it was sent, and answers it again', async () => {
  const tenant = await createTestTenant(app);
  const created = await create(tenant.basic.SANDBOX);
  expect(created).toMatchObject({ status: 201, code: 'OK' });
  const { id } = created.data;
  expect(id).toMatch(/^tpl-[0-9a-f]{32}$/);
  expect(created.data).toEqual({ id, ...inviteTemplateBody });
  expect((await get(tenant.openApi.SANDBOX, id)).data).toEqual(created.data);
});

it('fills omitted fields from the organization', async () => {
  const tenant = await createTestTenant(app);
  const { replyAddress, subject, body } = inviteTemplateBody.email;
  const sparse = {
    company: { name: 'XYZ Bank' },
    email: { replyAddress, subject, body },
    landingPage: inviteTemplateBody.landingPage,
    successPage: inviteTemplateBody.successPage,
  };
  const { data } = await create(tenant.basic.SANDBOX, sparse);
  expect(data).toMatchObject({
    name: `Invite ${app.deps.now().toISOString().slice(0, 10)}`,
    company: { name: 'XYZ Bank', logoUrl: '' },
    email: { sendEmail: true, senderName: 'XYZ Bank' },
  });
  const logoUrl = 'https://xyzbank.co/organization.png';
  const organization = {
    name: 'XYZ Bank',
    industry: 'banking',
    emailAddress: 'office@xyz.co',
    phoneNumber: '+639171234567',
    companySize: '1-10' as const,
    websiteUrl: 'https://xyzbank.co',
    streetAddress1: 'Ayala Avenue',
    city: 'Makati',
    country: 'PH',
    logoUrl,
  };
  const saved = await request(app, tenantsApi.update, { authorization: tenant.developer, body: organization });
  expect(saved.status).toBe(200);
  expect((await create(tenant.basic.SANDBOX, sparse)).data.company.logoUrl).toBe(logoUrl);
  const renamed = await update(tenant.basic.SANDBOX, data.id, { ...sparse, company: { name: 'ABC Bank' } });
  expect(renamed.data).toMatchObject({ id: data.id, name: data.name, company: { name: 'ABC Bank', logoUrl } });
});

it('updates and deletes a template, each mode its own', async () => {
  const tenant = await createTestTenant(app);
  const { data } = await create(tenant.basic.SANDBOX);
  const changed = { ...inviteTemplateBody, name: 'Email Template v2' };
  expect(await update(tenant.basic.SANDBOX, data.id, changed)).toMatchObject({ status: 200, data: changed });
  const inProduction = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
  expect((await request(app, inviteTemplatesApi.list, inProduction)).data.items).toEqual([]);
  expect(await request(app, inviteTemplatesApi.get, { ...inProduction, params: { id: data.id } })).toMatchObject(
    missing,
  );
  const removed = await remove(tenant.basic.SANDBOX, data.id);
  expect(removed).toMatchObject({ status: 200, code: 'OK' });
  expect(removed).not.toHaveProperty('data');
  for (const answer of [await get(tenant.basic.SANDBOX, data.id), await remove(tenant.basic.SANDBOX, data.id)])
    expect(answer).toMatchObject(missing);
  expect(await update(tenant.basic.SANDBOX, data.id)).toMatchObject(missing);
});

it('lists templates newest first and in pages', async () => {
  const tenant = await createTestTenant(app);
  const ids = [];
  for (let count = 0; count < 3; count++) ids.unshift((await create(tenant.basic.SANDBOX)).data.id);
  const first = await list(tenant.basic.SANDBOX, { size: 2 });
  const second = await list(tenant.basic.SANDBOX, { size: 2, cursor: first.data.nextCursor });
  expect(second.data.nextCursor).toBeNull();
  expect([...first.data.items, ...second.data.items].map(({ id }) => id).sort()).toEqual([...ids].sort());
});

it('hides another tenant’s template behind 404 and needs credentials of the Open API', async () => {
  const [owner, other] = [await createTestTenant(app), await createTestTenant(app)];
  const { data } = await create(owner.basic.SANDBOX);
  for (const call of [get, update, remove]) expect(await call(other.basic.SANDBOX, data.id)).toMatchObject(missing);
  const refused = { status: 401, code: 'INVALID_TOKEN' };
  for (const call of [get, update, remove]) expect(await call(undefined, data.id)).toMatchObject(refused);
  expect(await create(owner.developer)).toMatchObject(refused);
  expect(await list(undefined)).toMatchObject(refused);
});

const { company, email, landingPage } = inviteTemplateBody;
it.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(65) }],
  ['company', { company: undefined }],
  ['company.name', { company: { ...company, name: 'x'.repeat(201) } }],
  ['company.logoUrl', { company: { ...company, logoUrl: 'x'.repeat(201) } }],
  ['email.replyAddress', { email: { ...email, replyAddress: 'nobody' } }],
  ['email.subject', { email: { ...email, subject: '' } }],
  ['email.body', { email: { ...email, body: 'x'.repeat(5001) } }],
  ['landingPage.header', { landingPage: { ...landingPage, header: '' } }],
  ['landingPage.description', { landingPage: { ...landingPage, description: 'x'.repeat(5001) } }],
  ['successPage.button', { successPage: { ...landingPage, button: undefined } }],
])('refuses a wrong %s', async (field, change) => {
  const tenant = await createTestTenant(app);
  const answer = await create(tenant.basic.SANDBOX, { ...inviteTemplateBody, ...change });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain(field);
});
