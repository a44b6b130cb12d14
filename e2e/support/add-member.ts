import type { APIRequestContext } from '@playwright/test';
import { linkMailedTo } from './mailbox.ts';
import { password } from './new-tenant.ts';

/**
 * Invites a member without administrator rights and accepts the invitation. Returns the email address, which signs in
 * with the usual password.
 */
export async function addMember(request: APIRequestContext, developer: string): Promise<string> {
  const headers = { authorization: developer };
  const emailAddress = `member-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  await request.post('/developer/v1/developers/invite', { headers, data: { emailAddress, role: 'DEVELOPER' } });
  const token = new URL(await linkMailedTo(request, emailAddress)).searchParams.get('token');
  const person = { firstName: 'Ryan', lastName: 'Lestari', title: 'Engineer', newPassword: password };
  await request.post('/developer/v1/developers/confirmInvite', { headers, data: { ...person, token } });
  return emailAddress;
}
