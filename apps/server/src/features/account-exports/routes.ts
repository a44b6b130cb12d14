import { accountExportsApi } from '@smile/contract/account-exports';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Dependencies, systemContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { type Call, type Router, route } from '../../platform/http/router.ts';
import { generateExport } from './service/generate-export.ts';
import { openExport } from './service/open-export.ts';

export function accountExportRoutes(router: Router): void {
  // It waits for a job, so it is over before the transaction of an idempotency key begins.
  route(
    router,
    accountExportsApi.generate,
    async ({ prepared }) => prepared,
    ({ ctx, params, body }: Call<typeof accountExportsApi.generate>) =>
      generateExport(ctx, params.id, body.exportExtensionType),
  );
}

const linkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** What download links lead to: a file to keep, for whoever holds the link. */
export function exportFileRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { tenantId: string; file: string } }>('/files/exports/:tenantId/:file', async (request, reply) => {
    const query = linkQuery.safeParse(request.query);
    if (!query.success) throw missing();
    const { tenantId, file: fileName } = request.params;
    const file = await openExport(systemContext(deps), { tenantId, fileName, ...query.data });
    return reply
      .type(file.contentType)
      .headers({
        'content-length': file.sizeBytes,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(file.body);
  });
}
