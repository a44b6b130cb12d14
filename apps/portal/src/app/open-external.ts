import { apiKeysApi } from '@smile/contract/api-keys';
import { readmeTokensApi } from '@smile/contract/readme-tokens';
import { callApi } from '../api/call-api.ts';
import { readApiMode } from '../api/session.ts';

/**
 * Opens an external page in a new window, with a token that identifies the reader there; without the token if there is
 * no API key or the request fails.
 */
export async function openExternal(url: string): Promise<void> {
  // Opened synchronously, while the click still allows a popup.
  const opened = window.open('', '_blank');
  const target = await addToken(url).catch(() => url);
  if (!opened) return location.assign(target);
  opened.opener = null;
  opened.location.replace(target);
}

async function addToken(url: string): Promise<string> {
  const mode = readApiMode();
  const { items } = (await callApi(apiKeysApi.list, { query: { mode } })).data;
  const key = items.find(({ status }) => status === 'ACTIVE') ?? items[0];
  if (!key) return url;
  const { token } = (await callApi(readmeTokensApi.create, { body: { keyId: key.id, mode } })).data;
  const target = new URL(url, location.origin);
  target.searchParams.set('auth_token', token);
  return target.href;
}
