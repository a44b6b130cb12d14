import type { Mode } from '@smile/contract/common';
import type { Dependencies } from './context.ts';
import type { Authenticator } from './features/auth/service/create-authenticator.ts';
import { listenToAccessChanges } from './platform/http/callers/access-changes.ts';
import type { ApiScopeOptions } from './platform/http/callers/api-scope.ts';
import type { Authenticate } from './platform/http/callers/authenticate.ts';
import { createRequestLimit } from './platform/http/callers/limit-requests.ts';
import { nameTenant } from './platform/http/trace-requests.ts';

/** Options that all APIs of a listener share. */
export function apiOptions(deps: Dependencies, authenticator: Authenticator): ApiScopeOptions {
  return {
    authenticate: deps.tracing ? nameTenants(authenticator) : authenticateRequests(authenticator),
    listenToAccessChanges: (onChange) => listenToAccessChanges(deps.database, onChange),
    limitRequests: createRequestLimit(deps),
    isStrict: deps.config.isTest,
    isHttps: deps.config.portalUrl.startsWith('https:'),
    createSerializer: deps.createSerializer,
  };
}

/**
 * Adapts the authenticator to HTTP: passes it the header, the mode of the called API and the caller's address. The cast
 * is safe: both choose the context's type by `auth`, which the compiler cannot follow through two generics.
 */
function authenticateRequests(authenticator: Authenticator): (mode: Mode | null) => Authenticate {
  return (mode) => (auth, request) =>
    authenticator(
      { auth, authorization: request.headers.authorization, mode },
      { requestId: request.id, ip: request.ip, userAgent: request.headers['user-agent'] },
    ) as never;
}

/** Also records the tenant on the request's tracing span. */
function nameTenants(authenticator: Authenticator): (mode: Mode | null) => Authenticate {
  const authenticate = authenticateRequests(authenticator);
  return (mode) => async (auth, request) => {
    const ctx = await authenticate(mode)(auth, request);
    nameTenant(request, ctx);
    return ctx;
  };
}
