import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { inMode } from '../../context.ts';
import { routeStream } from '../../platform/http/answers/event-stream.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createSite } from './service/create-site.ts';
import {
  changeNewShare,
  getDraftShare,
  getNewShare,
  shareDraft,
  shareNewSite,
  stopSharing,
  stopSharingNewSite,
} from './service/draft-shares.ts';
import { getDraft } from './service/get-draft.ts';
import { getVersion } from './service/get-version.ts';
import { listDrafts } from './service/list-drafts.ts';
import { listVersions } from './service/list-versions.ts';
import { moveSite } from './service/move-site.ts';
import { removeDraft } from './service/remove-draft.ts';
import { removeSite } from './service/remove-site.ts';
import { restoreVersion } from './service/restore-version.ts';
import { saveDraft } from './service/save-draft.ts';
import { setSiteStatus } from './service/set-site-status.ts';
import { listenToSites } from './service/site-notices.ts';
import { getSite, listFolders, listSites } from './service/sites.ts';
import { takeOverDraft } from './service/take-over-draft.ts';
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
  route(router, winkSitesApi.move, ({ ctx, params, query, body }) =>
    moveSite(inMode(ctx, query.mode), params.id, body.folder),
  );
  route(router, winkSitesApi.listFolders, ({ ctx, query }) => listFolders(inMode(ctx, query.mode)));
  route(router, winkSitesApi.remove, ({ ctx, params, query }) => removeSite(inMode(ctx, query.mode), params.id));
  draftRoutes(router);
  newSiteRoutes(router);
  versionRoutes(router);
}

function draftRoutes(router: Router): void {
  routeStream(router, winkSiteDraftsApi.live, ({ ctx, query }, send) => listenToSites(inMode(ctx, query.mode), send));
  route(router, winkSiteDraftsApi.get, ({ ctx, params, query }) => getDraft(inMode(ctx, query.mode), params.id));
  route(router, winkSiteDraftsApi.save, ({ ctx, params, query, body }) =>
    saveDraft(inMode(ctx, query.mode), params.id, body),
  );
  route(router, winkSiteDraftsApi.remove, ({ ctx, params, query }) =>
    removeDraft(inMode(ctx, query.mode), params.id, query.baseRevision),
  );
  route(router, winkSiteDraftsApi.list, ({ ctx, params, query }) => listDrafts(inMode(ctx, query.mode), params.id));
  route(router, winkSiteDraftsApi.takeOver, ({ ctx, params, query }) => takeOverDraft(inMode(ctx, query.mode), params));
  route(router, winkSiteDraftsApi.getShare, ({ ctx, params, query }) =>
    getDraftShare(inMode(ctx, query.mode), params.id),
  );
  route(router, winkSiteDraftsApi.share, ({ ctx, params, query, body }) =>
    shareDraft(inMode(ctx, query.mode), params.id, body.hours),
  );
  route(router, winkSiteDraftsApi.stopSharing, ({ ctx, params, query }) =>
    stopSharing(inMode(ctx, query.mode), params.id),
  );
}

function newSiteRoutes(router: Router): void {
  route(router, winkSiteDraftsApi.getNewShare, ({ ctx, query }) => getNewShare(inMode(ctx, query.mode)));
  route(router, winkSiteDraftsApi.shareNew, ({ ctx, query, body }) => shareNewSite(inMode(ctx, query.mode), body));
  route(router, winkSiteDraftsApi.changeNewShare, ({ ctx, query, body }) =>
    changeNewShare(inMode(ctx, query.mode), body),
  );
  route(router, winkSiteDraftsApi.stopSharingNew, ({ ctx, query }) =>
    stopSharingNewSite(inMode(ctx, query.mode), query.id),
  );
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
