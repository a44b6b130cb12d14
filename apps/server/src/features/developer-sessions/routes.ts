import { developerSessionsApi } from '@smile/contract/developer-sessions';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { endOtherSessions, endSession, listSessions } from './service.ts';

export function developerSessionRoutes(router: Router): void {
  route(router, developerSessionsApi.list, ({ ctx, query }) => listSessions(ctx, query));
  route(router, developerSessionsApi.remove, ({ ctx, params }) => endSession(ctx, params.id));
  route(router, developerSessionsApi.removeOthers, ({ ctx }) => endOtherSessions(ctx));
  route(router, developerSessionsApi.logOut, ({ ctx }) => endSession(ctx, ctx.actor.sessionId ?? ''));
}
