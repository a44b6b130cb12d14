import { call } from '@smile/contract/call';
import { developerSessionsApi } from '@smile/contract/developer-sessions';
import { endSessionAfter } from './page-lock.ts';
import { readToken } from './session.ts';
import { leavePage } from './unsaved-changes.ts';

/** Maximum wait for the server: logging out must not depend on it, and the tokens expire anyway. */
const maxWaitMs = 2000;

/** Ends the session here and on the server; asks first if unsaved changes would be lost. */
export function logOut(): void {
  leavePage(() => void endSessions());
}

async function endSessions(): Promise<void> {
  const token = readToken('developer');
  await endSessionAfter(async () => {
    if (!token) return;
    const signal = AbortSignal.timeout(maxWaitMs);
    await call(developerSessionsApi.logOut, {}, { baseUrl: '/developer/v1', token, signal }).catch(() => undefined);
  });
}
