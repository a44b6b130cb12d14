import { Readable } from 'node:stream';
import { datapointExport, datasourcesApi } from '@smile/contract/datasources';
import { fileTypesApi } from '@smile/contract/file-types';
import { providersApi } from '@smile/contract/providers';
import type { FastifyInstance } from 'fastify';
import { inMode } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';
import { describeIssues } from '../../platform/http/describe-issues.ts';
import { type Router, route } from '../../platform/http/router.ts';
import {
  drawProviderLogo,
  exportDatapoints,
  getDatasource,
  listDatapoints,
  listDatasources,
  listFileTypes,
  searchDatasources,
} from './service.ts';

const logoMaxAgeSeconds = 86_400;

export function providerRoutes(router: Router): void {
  route(router, providersApi.list, async ({ ctx, query }) => listDatasources(ctx, query));
  route(router, providersApi.get, async ({ ctx, params }) => getDatasource(ctx, params.id));
  route(router, fileTypesApi.list, async ({ ctx, query }) => listFileTypes(ctx, query));
}

export function datasourceRoutes(router: Router): void {
  route(router, datasourcesApi.list, async ({ ctx, query }) => searchDatasources(inMode(ctx, query.mode), query));
  route(router, datasourcesApi.listDatapoints, async ({ body }) => listDatapoints(body));
  router.app.get(datapointExport.path, async (request, reply) => {
    await router.authenticate('developer', request);
    const query = datapointExport.query.safeParse(request.query);
    if (!query.success) throw invalid(describeIssues(query.error));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${datapointExport.fileName}"`)
      .send(Readable.from(exportDatapoints(query.data.datasourceType)));
  });
}

/** The logos that provider answers point to, for any page to show. */
export function providerLogoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/cdn/provider-logo/:file', async (request, reply) => {
    const id = /^(.+)\.svg$/.exec(request.params.file)?.[1] ?? '';
    const logo = drawProviderLogo(id);
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${logoMaxAgeSeconds}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(logo);
  });
}
