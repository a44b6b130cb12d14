import { portalUsersApi, usersApi } from '@smile/contract/users';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { type Call, route } from '../../platform/http/router.ts';
import { endAccountsOfUser, getUserHoldings, getUserPayload, resetSession } from './service.ts';

export function userSessionRoutes(router: Router): void {
  route(router, usersApi.payload, ({ ctx, params }) => getUserPayload(ctx, params.id));
  route(
    router,
    usersApi.resetSession,
    ({ ctx, params, prepared }) => resetSession(ctx, params.id, prepared),
    ({ ctx, params }: Call<typeof usersApi.resetSession>) => endAccountsOfUser(ctx, params.id),
  );
}

export function portalUserSessionRoutes(router: Router): void {
  route(router, portalUsersApi.holdings, ({ ctx, params, query }) =>
    getUserHoldings(inMode(ctx, query.mode), params.userId),
  );
}
