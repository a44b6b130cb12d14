import { authApi } from '@smile/contract/auth';
import type { Role } from '@smile/contract/common';
import { developersApi } from '@smile/contract/developers';
import { newestToken } from './mails.ts';
import { request } from './request.ts';
import { type TestTenant, testPassword } from './tenant.ts';
import type { TestApp } from './test-app.ts';

export interface TestMember {
  id: string;
  emailAddress: string;
  /** `Bearer …` of a portal session. */
  developer: string;
  /** `Bearer …` of the portal for the Open API in Sandbox. */
  openApi: string;
}

let count = 0;

/** A person who accepted an invitation to the tenant's team and logged in. */
export async function addTestMember(app: TestApp, tenant: TestTenant, role: Role): Promise<TestMember> {
  const emailAddress = `member-${++count}-${tenant.tenantId}@example.com`;
  await request(app, developersApi.invite, { authorization: tenant.developer, body: { emailAddress, role } });
  const token = await newestToken(app, emailAddress);
  const person = { firstName: 'Ryan', lastName: 'Lestari', title: 'Engineer', newPassword: testPassword };
  await request(app, authApi.confirmInvite, { body: { ...person, token }, ip: tenant.tenantId });
  const session = await request(app, authApi.login, { body: { emailAddress, password: testPassword } });
  const authorization = `Bearer ${session.data.developerToken.token}`;
  const me = await request(app, developersApi.me, { authorization });
  const openApi = `Bearer ${session.data.openApiSandboxToken.token}`;
  return { id: me.data.id, emailAddress, developer: authorization, openApi };
}
