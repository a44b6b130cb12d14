import type { APIRequestContext, Page } from '@playwright/test';
import { beginSession } from './begin-session.ts';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

/** Logs in to the demo tenant, whose data tests must not change. Opens no page. */
export async function logInToDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/developer/v1/developerTokens', { data: credentials });
  await beginSession(page, (await answer.json()).data);
}

/** Returns a token for a new end user of the demo tenant. */
export async function newDemoUserToken(request: APIRequestContext): Promise<string> {
  const login = await request.post('/developer/v1/developerTokens', {
    data: { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' },
  });
  const { data } = await login.json();
  const headers = { authorization: `Bearer ${data.openApiSandboxToken.token}` };
  const user = await request.post('/sandbox/v1/users', { headers });
  return (await user.json()).data.token.accessToken;
}

/** Calls the API with the demo tenant's Sandbox key, so that its last use is recent. */
export async function callWithDemoKey(request: APIRequestContext): Promise<void> {
  const login = await request.post('/developer/v1/developerTokens', { data: credentials });
  const { token } = (await login.json()).data.developerToken;
  const headers = { authorization: `Bearer ${token}` };
  const keys = await request.get('/developer/v1/apiKeys?mode=SANDBOX', { headers });
  const [{ apiKey, apiSecret }] = (await keys.json()).data.items;
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  await request.get('/sandbox/v1/users', { headers: { authorization } });
}
