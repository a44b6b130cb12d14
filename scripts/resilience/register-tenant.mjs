import { callJson, callOrThrow, waitFor } from './http-call.mjs';
import { findMailedLink } from './mail-catcher.mjs';

const password = 'Correct-horse-1';
let count = 0;

/**
 * Registers an organization like a new customer (form, mailed link, sign-in, API keys page). Returns the
 * `authorization` header of its sandbox key pair; `developer` is the portal's, `stored` the portal's login state.
 */
export async function registerTenant(url) {
  const emailAddress = `owner-${process.pid}-${Date.now()}-${++count}@example.com`;
  const api = `${url}/developer/v1`;
  const post = (path, body) => callOrThrow(api + path, { method: 'POST', body });
  await post('/developers/register', {
    firstName: 'Test',
    lastName: 'Owner',
    tenantName: 'Resilience',
    emailAddress,
    title: 'Engineer',
    password,
  });
  const link = await waitFor('the confirmation mail', async () => {
    const mailed = await findMailedLink(emailAddress);
    if (mailed) return mailed;
    const { status, data } = await callJson(`${url}/dev/mailbox.json`);
    return status === 200 ? data.items.find((mail) => mail.to === emailAddress)?.links[0] : undefined;
  });
  await post('/developers/confirmRegistration', { token: new URL(link).searchParams.get('token') });
  const { developerToken, openApiSandboxToken } = await post('/developerTokens', { emailAddress, password });
  const authorization = `Bearer ${developerToken.token}`;
  const { items } = await callOrThrow(`${api}/apiKeys?mode=SANDBOX`, { authorization });
  const [{ tenantId, apiKey, apiSecret }] = items;
  const basic = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  const stored = { jwt: developerToken.token, boxjwt: openApiSandboxToken.token, mode: 'Sandbox' };
  return { tenantId, authorization: basic, developer: authorization, stored };
}
