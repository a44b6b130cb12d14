import type { FastifyInstance } from 'fastify';
import { apiOptions } from './authenticate-request.ts';
import type { Dependencies } from './context.ts';
import { demoRoutes } from './demo/routes.ts';
import { accountExportRoutes } from './features/account-reports/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { archiveFileRoutes, archiveReadingRoutes, archiveRoutes } from './features/archives/routes.ts';
import { auditLogRoutes } from './features/audit-log/routes.ts';
import { authRoutes, secondStepRoutes } from './features/auth/routes.ts';
import type { Authenticator } from './features/auth/service/create-authenticator.ts';
import { consentTemplateRoutes } from './features/consent-templates/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { datasourceRoutes, providerRoutes } from './features/datasources/routes.ts';
import { developerRoutes, developerSessionRoutes } from './features/developers/routes.ts';
import { addDocs } from './features/docs/routes.ts';
import { employerRoutes } from './features/employers/routes.ts';
import { formRoutes } from './features/forms/routes.ts';
import { imageRoutes } from './features/images/routes.ts';
import { insightRoutes, portalInsightRoutes } from './features/insights/routes.ts';
import { inviteRoutes, inviteTemplateRoutes } from './features/invites/routes.ts';
import { lookupReportRoutes, lookupRoutes } from './features/lookups/routes.ts';
import { mailboxRoutes, readMailboxPath } from './features/mailbox/routes.ts';
import { portalUserRoutes } from './features/portal-users/routes.ts';
import { readmeTokenRoutes } from './features/readme-tokens/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { siteAnswerRoutes } from './features/site-answers/routes.ts';
import { siteSessionRoutes } from './features/site-visits/routes.ts';
import { statusRoutes } from './features/status/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { tenantRoutes } from './features/tenants/routes.ts';
import { twoStepRoutes } from './features/two-step/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { userDataRoutes } from './features/user-data/routes.ts';
import { portalUserSessionRoutes, userSessionRoutes } from './features/user-sessions/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { winkSiteRoutes } from './features/wink-sites/routes.ts';
import { selectPublishedNames } from './features/wink-sites/shared-queries.ts';
import { winkTemplateRoutes } from './features/wink-templates/routes.ts';
import { holdings } from './holdings.ts';
import { portalFolder } from './paths.ts';
import { createFindFormerAsset } from './platform/builds/find-former-asset.ts';
import { addSinglePageApp } from './platform/http/answers/single-page-app.ts';
import { addApi } from './platform/http/callers/api-scope.ts';
import type { Router } from './platform/http/callers/authenticate.ts';
import { createApp } from './platform/http/create-app.ts';
import { addHealth } from './platform/http/health.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { readMailAddress } from './platform/mail/smtp-transport.ts';
import { addPortalHeaders } from './security-headers.ts';

const developerFeatures = [
  authRoutes,
  secondStepRoutes,
  developerRoutes,
  developerSessionRoutes,
  twoStepRoutes,
  auditLogRoutes,
  tenantRoutes,
  imageRoutes,
  apiKeyRoutes,
  (router: Router) => portalUserRoutes(router, holdings),
  portalUserSessionRoutes,
  archiveFileRoutes,
  archiveReadingRoutes,
  portalInsightRoutes,
  datasourceRoutes,
  usageRoutes,
  dashboardRoutes,
  readmeTokenRoutes,
  lookupReportRoutes,
  (router: Router) => winkTemplateRoutes(router, selectPublishedNames),
  searchRoutes,
  siteSessionRoutes,
  siteAnswerRoutes,
  winkSiteRoutes,
];
const openApiFeatures = [
  userRoutes,
  userSessionRoutes,
  consentTemplateRoutes,
  providerRoutes,
  accountRoutes,
  taskRoutes,
  archiveRoutes,
  accountExportRoutes,
  userDataRoutes,
  formRoutes,
  inviteRoutes,
  inviteTemplateRoutes,
  insightRoutes,
  webhookRoutes,
  lookupRoutes,
  employerRoutes,
];

/** Portal origin: the portal, the developer API and the Open API of both modes. */
export async function createPortalApp(deps: Dependencies, authenticator: Authenticator): Promise<FastifyInstance> {
  const { config } = deps;
  const app = createApp({ log: deps.log, trustProxy: config.trustProxy });
  traceRequests(app, deps.tracing);
  const options = apiOptions(deps, authenticator);
  addPortalHeaders(app, config);
  addHealth(app, deps);
  addMetrics(app, deps, config.metricsToken);
  const closed = { isOpenToAllOrigins: false };
  await addApi(app, { prefix: '/developer/v1', mode: null, ...closed, features: developerFeatures }, options);
  // Sandbox only has test data, and sample calls in the API reference run from a web page.
  const sandbox = { prefix: '/sandbox/v1', mode: 'SANDBOX', isOpenToAllOrigins: true } as const;
  await addApi(app, { ...sandbox, features: openApiFeatures }, options);
  await addApi(app, { prefix: '/open/v1', mode: 'PRODUCTION', ...closed, features: openApiFeatures }, options);
  await addDocs(app, deps);
  statusRoutes(app, deps);
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      contactUrl: config.contactUrl,
      contactEmail: config.contactEmail,
      // The operator's commands are shown only when no contact is configured.
      selfHosted: config.contact ? null : { isEmbedded: config.databaseUrl === null },
      docsUrl: config.docsUrl,
      statusUrl: config.statusUrl,
      linkUrl: config.linkUrl,
      mailAddress: readMailAddress(config.mailFrom),
      dashboardWidgetUrl: config.dashboardWidgetUrl,
      hasLookupSource: config.lookupAdapter !== null,
      mailboxUrl: readMailboxPath(config, request),
      acceptsLocalWebhooks: config.webhookAllowPrivate,
    }),
  );
  if (config.mail.kind === 'mailbox') mailboxRoutes(app, deps);
  demoRoutes(app, deps);
  await addSinglePageApp(app, portalFolder, createFindFormerAsset(deps, 'portal'));
  return app;
}
