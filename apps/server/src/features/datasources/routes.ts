import { datasourcesApi } from '@smile/contract/datasources';
import { fileTypesApi } from '@smile/contract/file-types';
import { providersApi } from '@smile/contract/providers';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getDatasource } from './service/datasources.ts';
import { exportDatapoints } from './service/export-datapoints.ts';
import { listDatapoints, listDatasources, listFileTypes } from './service/list-datasources.ts';
import { drawProviderLogo } from './service/logos.ts';
import { searchDatasources } from './service/search-datasources.ts';

export function providerRoutes(router: Router): void {
  route(router, providersApi.list, async ({ ctx, query }) => listDatasources(ctx, query));
  route(router, providersApi.get, async ({ ctx, params }) => getDatasource(ctx, params.id));
  route(router, fileTypesApi.list, async ({ ctx, query }) => listFileTypes(ctx, query));
}

export function datasourceRoutes(router: Router): void {
  route(router, datasourcesApi.list, async ({ ctx, query }) => searchDatasources(inMode(ctx, query.mode), query));
  route(router, datasourcesApi.listDatapoints, async ({ ctx, body }) => listDatapoints(ctx, body));
  route(router, datasourcesApi.exportDatapoints, async ({ ctx, query }) => exportDatapoints(ctx, query.datasourceType));
}

/** Public provider logos. */
export function providerLogoRoutes(router: Router): void {
  route(router, datasourcesApi.getLogo, async ({ ctx, params }) => drawProviderLogo(ctx, params.file));
}
