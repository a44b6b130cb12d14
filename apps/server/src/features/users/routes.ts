import { usersApi } from '@smile/contract/users';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createUser } from './service/create-user.ts';
import { createToken } from './service/link-tokens.ts';
import { getUser } from './service/users.ts';
import { selectUsers } from './shared-queries.ts';

export function userRoutes(router: Router): void {
  route(router, usersApi.create, ({ ctx, body }) => createUser(ctx, body));
  route(router, usersApi.list, ({ ctx, query }) => selectUsers(ctx, query));
  route(router, usersApi.get, ({ ctx, params }) => getUser(ctx, params.id));
  route(router, usersApi.createToken, ({ ctx, query }) => createToken(ctx, query.userId));
}
