import { winkSitesApi } from '@smile/contract/wink-sites';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createSite } from './service/create-site.ts';
import { getDraft } from './service/get-draft.ts';
import { getSite } from './service/get-site.ts';
import { getVersion } from './service/get-version.ts';
import { listSites } from './service/list-sites.ts';
import { listVersions } from './service/list-versions.ts';
import { removeDraft } from './service/remove-draft.ts';
import { removeSite } from './service/remove-site.ts';
import { restoreVersion } from './service/restore-version.ts';
import { saveDraft } from './service/save-draft.ts';
import { setSiteStatus } from './service/set-site-status.ts';
import { updateSite } from './service/update-site.ts';

export function winkSiteRoutes(router: Router): void {
  route(router, winkSitesApi.list, ({ ctx, query }) => listSites(inMode(ctx, query.mode), query));
  route(router, winkSitesApi.get, ({ ctx, params, query }) => getSite(inMode(ctx, query.mode), params.id));
  route(router, winkSitesApi.create, ({ ctx, query, body }) => createSite(inMode(ctx, query.mode), body));
  route(router, winkSitesApi.update, ({ ctx, params, query, body }) =>
    updateSite(inMode(ctx, query.mode), params.id, body),
  );
  route(router, winkSitesApi.setStatus, ({ ctx, params, query, body }) =>
    setSiteStatus(inMode(ctx, query.mode), params.id, body.enabled),
  );
  route(router, winkSitesApi.remove, ({ ctx, params, query }) => removeSite(inMode(ctx, query.mode), params.id));
  draftRoutes(router);
  versionRoutes(router);
}

function draftRoutes(router: Router): void {
  route(router, winkSitesApi.getDraft, ({ ctx, params, query }) => getDraft(inMode(ctx, query.mode), params.id));
  route(router, winkSitesApi.saveDraft, ({ ctx, params, query, body }) =>
    saveDraft(inMode(ctx, query.mode), params.id, body),
  );
  route(router, winkSitesApi.removeDraft, ({ ctx, params, query }) => removeDraft(inMode(ctx, query.mode), params.id));
}

function versionRoutes(router: Router): void {
  route(router, winkSitesApi.listVersions, ({ ctx, params, query }) =>
    listVersions(inMode(ctx, query.mode), params.id, query),
  );
  route(router, winkSitesApi.getVersion, ({ ctx, params, query }) => getVersion(inMode(ctx, query.mode), params));
  route(router, winkSitesApi.restoreVersion, ({ ctx, params, query }) =>
    restoreVersion(inMode(ctx, query.mode), params),
  );
}
