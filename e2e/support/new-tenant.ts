import type { APIRequestContext, Page } from '@playwright/test';
import { beginSession } from './begin-session.ts';
import { linkMailedTo } from './mailbox.ts';

export const password = 'Correct-horse-1';

/**
 * Registers a new tenant and logs its developer in; returns headers for the sandbox API and the developer API, and the
 * email address. Opens no page.
 */
export async function logInAsNewTenant(
  page: Page,
  request: APIRequestContext,
  label: string,
): Promise<{ authorization: string; developer: string; emailAddress: string }> {
  const emailAddress = `${label}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(`/developer/v1${path}`, { headers, data });
    const { message, data: answered } = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${message}`);
    return answered;
  };
  const person = { firstName: 'George', lastName: 'Palomero', title: 'Engineer', tenantName: 'Palomero Lending' };
  await post('/developers/register', { ...person, emailAddress, password }, { 'x-forwarded-for': someAddress() });
  const link = await linkMailedTo(request, emailAddress);
  await post('/developers/confirmRegistration', { token: new URL(link).searchParams.get('token') });
  const tokens = await post('/developerTokens', { emailAddress, password });
  await beginSession(page, tokens);
  return {
    authorization: `Bearer ${tokens.openApiSandboxToken.token}`,
    developer: `Bearer ${tokens.developerToken.token}`,
    emailAddress,
  };
}

/** A random address of the benchmarking range (RFC 2544). */
function someAddress(): string {
  const some = () => Math.floor(Math.random() * 256);
  return `198.18.${some()}.${some()}`;
}
