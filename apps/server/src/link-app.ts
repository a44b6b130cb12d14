import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiOptions } from './authenticate-request.ts';
import type { Dependencies } from './context.ts';
import { exportFileRoutes } from './features/account-reports/routes.ts';
import { linkArchiveRoutes, openArchiveFileRoutes } from './features/archives/routes.ts';
import type { Authenticator } from './features/auth/service/create-authenticator.ts';
import { providerLogoRoutes } from './features/datasources/routes.ts';
import { imageFileRoutes } from './features/images/routes.ts';
import { inviteLandingRoutes, inviteMailRoutes } from './features/invites/routes.ts';
import { accountFileRoutes, sampleDocumentRoutes } from './features/sandbox-files/routes.ts';
import { openSiteFileRoutes, siteUploadRoutes } from './features/site-uploads/routes.ts';
import { hostedSiteRoutes, sitePageRoutes, siteVisitRoutes } from './features/site-visits/routes.ts';
import { widgetRoutes } from './features/widget/routes.ts';
import { sendErrorPage } from './link-pages/error-page.ts';
import { addLinkPages } from './link-pages/link-pages.ts';
import { linkFolder, sdkFile } from './paths.ts';
import { createFindFormerAsset } from './platform/builds/find-former-asset.ts';
import { addApi, addOpenFiles } from './platform/http/callers/api-scope.ts';
import { createApp } from './platform/http/create-app.ts';
import { addHealth } from './platform/http/health.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { addLinkHeaders } from './security-headers.ts';

const linkFeatures = [widgetRoutes, linkArchiveRoutes, siteVisitRoutes, siteUploadRoutes];
const hostedFeatures = [inviteLandingRoutes, hostedSiteRoutes];
const fileFeatures = [
  providerLogoRoutes,
  imageFileRoutes,
  sampleDocumentRoutes,
  openArchiveFileRoutes,
  openSiteFileRoutes,
  accountFileRoutes,
  exportFileRoutes,
  inviteMailRoutes,
];

/** Link origin: files for end users' browsers, the Link API of both modes, and the API of hosted pages. */
export async function createLinkApp(deps: Dependencies, authenticator: Authenticator): Promise<FastifyInstance> {
  const { config } = deps;
  const app = createApp({ log: deps.log, trustProxy: config.trustProxy, sendErrorPage });
  traceRequests(app, deps.tracing);
  const options = apiOptions(deps, authenticator);
  addLinkHeaders(app);
  addHealth(app, deps);
  const forPhones = { isForPhones: true, isOpenToAllOrigins: true };
  await addApi(app, { prefix: '/link-sandbox/v1', mode: 'SANDBOX', ...forPhones, features: linkFeatures }, options);
  await addApi(app, { prefix: '/link/v1', mode: 'PRODUCTION', ...forPhones, features: linkFeatures }, options);
  await addApi(app, { prefix: '/hosted/v1', mode: null, isOpenToAllOrigins: false, features: hostedFeatures }, options);
  addOpenFiles(app, fileFeatures, options);
  await sitePageRoutes(app, deps, join(linkFolder, 'site/index.html'));
  const { linkUrl, portalUrl } = config;
  const findFormerAsset = createFindFormerAsset(deps, 'link');
  await addLinkPages(app, { folder: linkFolder, sdkFile, linkUrl, portalUrl, findFormerAsset });
  return app;
}
