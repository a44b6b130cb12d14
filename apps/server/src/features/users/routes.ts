import { portalUsersApi, usersApi } from '@smile/contract/users';
import { inMode } from '../../context.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { type Call, type Router, route } from '../../platform/http/router.ts';
import { createToken } from './service/create-token.ts';
import { createUser } from './service/create-user.ts';
import { endAccountsOfUser } from './service/end-accounts.ts';
import { eraseUser } from './service/erase-user.ts';
import { getUser } from './service/get-user.ts';
import { getUserHoldings } from './service/get-user-holdings.ts';
import { getUserPayload } from './service/get-user-payload.ts';
import { listPortalUsers } from './service/list-portal-users.ts';
import { resetSession } from './service/reset-session.ts';
import { selectUsers } from './shared-queries.ts';

export function userRoutes(router: Router): void {
  route(router, usersApi.create, ({ ctx, body }) => createUser(ctx, body));
  route(router, usersApi.list, ({ ctx, query }) => selectUsers(ctx, query));
  route(router, usersApi.get, ({ ctx, params }) => getUser(ctx, params.id));
  route(router, usersApi.payload, ({ ctx, params }) => getUserPayload(ctx, params.id));
  route(
    router,
    usersApi.resetSession,
    ({ ctx, params, prepared }) => resetSession(ctx, params.id, prepared),
    ({ ctx, params }: Call<typeof usersApi.resetSession>) => endAccountsOfUser(ctx, params.id),
  );
  route(router, usersApi.createToken, ({ ctx, query }) => createToken(ctx, query.userId));
}

export function portalUserRoutes(router: Router, holdings: readonly Holdings[]): void {
  route(router, portalUsersApi.list, ({ ctx, query }) => listPortalUsers(inMode(ctx, query.mode), query));
  route(router, portalUsersApi.holdings, ({ ctx, params, query }) =>
    getUserHoldings(inMode(ctx, query.mode), params.userId),
  );
  route(router, portalUsersApi.erase, ({ ctx, params, query }) =>
    eraseUser(inMode(ctx, query.mode), params.userId, holdings),
  );
}
