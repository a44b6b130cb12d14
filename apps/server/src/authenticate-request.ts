import type { Mode } from '@smile/contract/common';
import type { Authenticator } from './features/auth/service/authenticate.ts';
import type { Authenticate } from './platform/http/router.ts';

/** Binds the authenticator to HTTP: the header, the mode of the API that was called, the caller's address. */
export function authenticateRequests(authenticator: Authenticator): (mode: Mode | null) => Authenticate {
  return (mode) => async (auth, request) =>
    (await authenticator(
      { auth, authorization: request.headers.authorization, mode },
      { requestId: request.id, ip: request.ip },
    )) as never;
}
