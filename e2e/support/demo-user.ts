import type { APIRequestContext } from '@playwright/test';

/** The token of a new end user of the demo tenant. */
export async function newDemoUserToken(request: APIRequestContext): Promise<string> {
  const login = await request.post('/developer/v1/developerTokens', {
    data: { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' },
  });
  const { data } = await login.json();
  const headers = { authorization: `Bearer ${data.openApiSandboxToken.token}` };
  const user = await request.post('/sandbox/v1/users', { headers });
  return (await user.json()).data.token.accessToken;
}
