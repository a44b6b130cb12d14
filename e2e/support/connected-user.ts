import { type APIRequestContext, expect } from '@playwright/test';
import { linkApi } from './addresses.ts';

/** Creates an end user who connected these providers as George, and waits until the data is read. */
export async function connectUser(
  request: APIRequestContext,
  authorization: string,
  providerIds: readonly string[],
): Promise<{ userId: string; accountIds: string[] }> {
  const created = await request.post('/sandbox/v1/users', { headers: { authorization } });
  const { user, token } = (await created.json()).data;
  const headers = { authorization: `Bearer ${token.accessToken}` };
  const credentials = { username: 'George', password: '123456' };
  const accountIds: string[] = [];
  for (const providerId of providerIds) {
    const started = await request.post(`${linkApi}/accounts`, { headers, data: { providerId, credentials } });
    const { id, status } = (await started.json()).data;
    if (status === 'AWAITING_MFA')
      await request.post(`${linkApi}/accounts/${id}/mfa`, { headers, data: { code: '1234' } });
    const stageOf = async () => (await (await request.get(`${linkApi}/accounts/${id}`, { headers })).json()).data.stage;
    await expect.poll(stageOf).toBe('DONE');
    accountIds.push(id);
  }
  return { userId: user.id, accountIds };
}
