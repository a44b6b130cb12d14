import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import { hostedSitesApi, siteVisitApi } from '@smile/contract/hosted-sites';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import type { FastifyInstance } from 'fastify';
import { type Dependencies, inMode, onReplica, systemContext } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { buildSitePage } from './build-site-page.ts';
import { finishSession } from './service/finish-session.ts';
import { getFunnel } from './service/get-funnel.ts';
import { getSession, getSessionForms } from './service/get-session.ts';
import { findHostedSite, getHostedSite } from './service/hosted-site.ts';
import { listOptions } from './service/list-options.ts';
import { manageSession } from './service/manage-session.ts';
import { openDraft } from './service/open-draft.ts';
import { recordStep } from './service/record-step.ts';
import { recordView } from './service/record-view.ts';
import { resumeSession } from './service/resume-session.ts';
import { startSession } from './service/start-session.ts';
import { submitForm } from './service/submit-form.ts';
import { selectSessions } from './shared-queries.ts';

/** Routes that the page of a site calls before it has a token. */
export function hostedSiteRoutes(router: Router): void {
  route(router, hostedSitesApi.get, ({ ctx, params }) => getHostedSite(ctx, params.id));
  route(router, hostedSitesApi.view, ({ ctx, params, body }) => recordView(ctx, params.id, body.version));
  route(router, hostedSitesApi.start, ({ ctx, params, body }) => startSession(ctx, params.id, body));
  route(router, hostedSitesApi.resume, ({ ctx, params, body }) => resumeSession(ctx, params.id, body.resumeKey));
  route(router, hostedSitesApi.manage, ({ ctx, params, body }) => manageSession(ctx, params.id, body.manageKey));
  route(router, hostedSitesApi.openDraft, ({ ctx, params, body }) => openDraft(ctx, params.id, body.draftKey));
}

/** Routes that the page calls with the end user's token. */
export function siteVisitRoutes(router: Router): void {
  route(router, siteVisitApi.submitForm, ({ ctx, params, body }) => submitForm(ctx, params.id, body));
  route(router, siteVisitApi.recordStep, ({ ctx, params, body }) => recordStep(ctx, params.id, body));
  route(router, siteVisitApi.listOptions, ({ ctx, params, query }) =>
    listOptions(ctx, params.id, params.component, query.language),
  );
  route(router, siteVisitApi.finish, ({ ctx, params, body }) => finishSession(ctx, params.id, body.status));
}

/** Sessions in the portal. */
export function siteSessionRoutes(router: Router): void {
  route(router, siteSessionsApi.list, async ({ ctx, query }) =>
    selectSessions(await onReplica(inMode(ctx, query.mode)), query),
  );
  route(router, siteSessionsApi.get, ({ ctx, params, query }) => getSession(inMode(ctx, query.mode), params.id));
  route(router, siteSessionsApi.getFunnel, async ({ ctx, params, query }) =>
    getFunnel(await onReplica(inMode(ctx, query.mode)), params.id, query),
  );
  route(router, siteSessionsApi.listForms, ({ ctx, params, query }) =>
    getSessionForms(inMode(ctx, query.mode), params.id),
  );
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob: https:",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types site-worker',
].join('; ');

/** Serves each site's page at its id; `templateFile` is the built page. */
export async function sitePageRoutes(app: FastifyInstance, deps: Dependencies, templateFile: string): Promise<void> {
  if (!existsSync(templateFile)) return;
  const template = readFileSync(templateFile, 'utf8');
  await app.register(async (pages) => {
    await pages.register(compress);
    // The page without a site; the fragment contains the key of a draft.
    pages.get('/:id(^ws-[0-9a-f]{32}$)/draft', (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(template),
    );
    pages.get<{ Params: { id: string } }>('/:id(^ws-[0-9a-f]{32}$)', async (request, reply) => {
      const site = await findHostedSite(systemContext(deps), request.params.id);
      const html = buildSitePage(template, site);
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      reply.headers({
        etag,
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy,
        'x-robots-tag': 'noindex',
      });
      if (site && request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .code(site ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(html);
    });
  });
}
