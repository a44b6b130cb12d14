import { call } from '@smile/contract/call';
import { developerSessionsApi } from '@smile/contract/developer-sessions';
import { clearSession, readToken } from './session.ts';

/** A server that does not answer by then keeps nobody in; the tokens end by themselves. */
const longestWaitMs = 2000;

/** Ends the session here and on the server. */
export async function logOut(): Promise<void> {
  const token = readToken('developer');
  clearSession();
  if (token) {
    const signal = AbortSignal.timeout(longestWaitMs);
    await call(developerSessionsApi.logOut, {}, { baseUrl: '/developer/v1', token, signal }).catch(() => undefined);
  }
  location.reload();
}
