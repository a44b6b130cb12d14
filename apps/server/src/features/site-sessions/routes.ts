import { hostedSitesApi, siteVisitApi } from '@smile/contract/hosted-sites';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { inMode } from '../../context.ts';
import { type Router, route } from '../../platform/http/router.ts';
import { finishSession } from './service/finish-session.ts';
import { getHostedSite } from './service/hosted-site.ts';
import { getSession, listSessionForms, listSessions } from './service/list-sessions.ts';
import { recordStep } from './service/record-step.ts';
import { manageSession, resumeSession } from './service/resume-session.ts';
import { recordView, startSession } from './service/start-session.ts';
import { submitForm } from './service/submit-form.ts';

export function siteSessionRoutes(router: Router): void {
  route(router, siteSessionsApi.list, ({ ctx, query }) => listSessions(inMode(ctx, query.mode), query));
  route(router, siteSessionsApi.get, ({ ctx, params, query }) => getSession(inMode(ctx, query.mode), params.id));
  route(router, siteSessionsApi.listForms, ({ ctx, params, query }) =>
    listSessionForms(inMode(ctx, query.mode), params.id),
  );
}

/** What the page of a site asks before it has a token. */
export function hostedSiteRoutes(router: Router): void {
  route(router, hostedSitesApi.get, ({ ctx, params }) => getHostedSite(ctx, params.id));
  route(router, hostedSitesApi.view, ({ ctx, params, body }) => recordView(ctx, params.id, body.version));
  route(router, hostedSitesApi.start, ({ ctx, params, body }) => startSession(ctx, params.id, body));
  route(router, hostedSitesApi.resume, ({ ctx, params, body }) => resumeSession(ctx, params.id, body.resumeKey));
  route(router, hostedSitesApi.manage, ({ ctx, params, body }) => manageSession(ctx, params.id, body.manageKey));
}

/** What it asks with the end user's token. */
export function siteVisitRoutes(router: Router): void {
  route(router, siteVisitApi.submitForm, ({ ctx, params, body }) => submitForm(ctx, params.id, body));
  route(router, siteVisitApi.recordStep, ({ ctx, params, body }) => recordStep(ctx, params.id, body));
  route(router, siteVisitApi.finish, ({ ctx, params, body }) => finishSession(ctx, params.id, body.status));
}
