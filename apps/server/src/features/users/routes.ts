import { portalUsersApi, usersApi } from '@smile/contract/users';
import { inMode } from '../../context.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import type { Router } from '../../platform/http/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createToken } from './service/create-token.ts';
import { createUser } from './service/create-user.ts';
import { emulateUser } from './service/emulate-user.ts';
import { eraseUser } from './service/erase-user.ts';
import { getUser } from './service/get-user.ts';
import { listPortalUsers } from './service/list-portal-users.ts';
import { selectUsers } from './shared-queries.ts';

export function userRoutes(router: Router): void {
  route(router, usersApi.create, ({ ctx, body }) => createUser(ctx, body));
  route(router, usersApi.list, ({ ctx, query }) => selectUsers(ctx, query));
  route(router, usersApi.get, ({ ctx, params }) => getUser(ctx, params.id));
  route(router, usersApi.createToken, ({ ctx, query }) => createToken(ctx, query.userId));
}

export function portalUserRoutes(router: Router, holdings: readonly Holdings[]): void {
  route(router, portalUsersApi.list, ({ ctx, query }) => listPortalUsers(inMode(ctx, query.mode), query));
  route(router, portalUsersApi.emulate, ({ ctx, query, body }) => emulateUser(inMode(ctx, query.mode), body));
  route(router, portalUsersApi.erase, ({ ctx, params, query }) =>
    eraseUser(inMode(ctx, query.mode), params.userId, holdings),
  );
}
