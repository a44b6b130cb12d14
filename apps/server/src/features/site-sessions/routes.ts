import { siteSessionsApi } from '@smile/contract/site-sessions';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getFunnel } from './service/get-funnel.ts';
import { getSession } from './service/get-session.ts';
import { listSessionForms } from './service/list-session-forms.ts';
import { selectSessions } from './shared-queries.ts';

export function siteSessionRoutes(router: Router): void {
  route(router, siteSessionsApi.list, ({ ctx, query }) => selectSessions(inMode(ctx, query.mode), query));
  route(router, siteSessionsApi.get, ({ ctx, params, query }) => getSession(inMode(ctx, query.mode), params.id));
  route(router, siteSessionsApi.getFunnel, ({ ctx, params, query }) =>
    getFunnel(inMode(ctx, query.mode), params.id, query.version),
  );
  route(router, siteSessionsApi.listForms, ({ ctx, params, query }) =>
    listSessionForms(inMode(ctx, query.mode), params.id),
  );
}
