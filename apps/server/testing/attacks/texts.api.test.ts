import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { developersApi } from '@smile/contract/developers';
import { webhooksApi } from '@smile/contract/webhooks';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const person = { lastName: 'Tan', title: 'Engineer', mobileNumber: '639171234567' };

it.each(['\u202e', '\u202a', '\u2066', '\u2069'])('refuses a name that %j makes read as another', async (control) => {
  const { developer: authorization, developerId: id, emailAddress } = tenant;
  const body = { ...person, emailAddress, firstName: `Chris${control}nimdA` };
  const answer = await request(app, developersApi.update, { authorization, params: { id }, body });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain('direction of writing');
});

it('takes names in scripts that are written from right to left', async () => {
  const { developer: authorization, developerId: id, emailAddress } = tenant;
  const body = { ...person, emailAddress, firstName: 'محمد' };
  expect((await request(app, developersApi.update, { authorization, params: { id }, body })).status).toBe(200);
});

it.each(['\r', '\n', '\r\n'])('refuses an address with the line break %j', async (lineBreak) => {
  const authorization = tenant.basic.SANDBOX;
  const body = {
    name: 'Orders',
    url: `https://example.com/${lineBreak}x`,
    eventTypes: ['USER_CREATED'],
    secret: 'x'.repeat(24),
  };
  const answer = await request(app, webhooksApi.create, { authorization, body: body as never });
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('Addresses cannot have line breaks.') });
});

it('accepts line breaks in texts of several lines', async () => {
  const body = { title: 'Terms', version: '1.0', consentType: 'Terms', consentMethod: '', consentText: 'One.\nTwo.' };
  const authorization = tenant.basic.SANDBOX;
  expect((await request(app, consentTemplatesApi.create, { authorization, body: body as never })).status).toBeLessThan(
    300,
  );
});
