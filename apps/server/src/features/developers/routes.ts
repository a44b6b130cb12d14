import { developerSessionsApi } from '@smile/contract/developer-sessions';
import { developersApi } from '@smile/contract/developers';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectDevelopers } from './queries.ts';
import { changePassword } from './service/change-password.ts';
import { getCurrentDeveloper, getDeveloper } from './service/get-developer.ts';
import { inviteDeveloper } from './service/invite-developer.ts';
import { setDeveloperRole } from './service/members.ts';
import { removeDeveloper } from './service/remove-developer.ts';
import { endOtherSessions, endSession, listSessions } from './service/sessions.ts';
import { updateDeveloper } from './service/update-developer.ts';

export function developerRoutes(router: Router): void {
  route(router, developersApi.me, ({ ctx }) => getCurrentDeveloper(ctx));
  route(router, developersApi.get, ({ ctx, params }) => getDeveloper(ctx, params.id));
  route(router, developersApi.list, ({ ctx, query }) => selectDevelopers(ctx, query));
  route(router, developersApi.invite, ({ ctx, body }) => inviteDeveloper(ctx, body));
  route(router, developersApi.update, ({ ctx, params, body }) => updateDeveloper(ctx, params.id, body));
  route(router, developersApi.changePassword, ({ ctx, params, body }) => changePassword(ctx, params.id, body));
  route(router, developersApi.setRole, ({ ctx, params, body }) => setDeveloperRole(ctx, params.id, body.role));
  route(router, developersApi.remove, ({ ctx, params }) => removeDeveloper(ctx, params.id));
}

export function developerSessionRoutes(router: Router): void {
  route(router, developerSessionsApi.list, ({ ctx, query }) => listSessions(ctx, query));
  route(router, developerSessionsApi.remove, ({ ctx, params }) => endSession(ctx, params.id));
  route(router, developerSessionsApi.removeOthers, ({ ctx }) => endOtherSessions(ctx));
  route(router, developerSessionsApi.logOut, ({ ctx }) => endSession(ctx, ctx.actor.sessionId ?? ''));
}
