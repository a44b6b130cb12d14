import { siteFileLinksApi, siteFilesApi } from '@smile/contract/site-files';
import { siteFileLimits } from '@smile/contract/site-limits';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { acceptForms } from '../../platform/http/parsing/accept-forms.ts';
import { route } from '../../platform/http/router.ts';
import { createSiteFile } from './service/create-site-file.ts';
import { deleteSiteFile } from './service/delete-site-file.ts';
import { listSiteFiles } from './service/list-site-files.ts';
import { openSiteFile } from './service/open-site-file.ts';

/** Routes that a site's page calls with the end user's token. */
export function siteUploadRoutes(router: Router): void {
  route(router, siteFilesApi.listFiles, ({ ctx, params }) => listSiteFiles(ctx, params.id));
  route(router, siteFilesApi.deleteFile, ({ ctx, params }) => deleteSiteFile(ctx, params.id, params.fileId));
  void router.app.register(async (app) => {
    await acceptForms(app, { maxFileBytes: siteFileLimits.fileBytes });
    route({ ...router, app }, siteFilesApi.createFile, ({ ctx, params, body }) => createSiteFile(ctx, params.id, body));
  });
}

/** Serves the file links in forms. */
export function openSiteFileRoutes(router: Router): void {
  route(router, siteFileLinksApi.open, ({ ctx, params, query }) => openSiteFile(ctx, params, query));
}
