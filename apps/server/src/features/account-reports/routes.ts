import { accountExportsApi } from '@smile/contract/account-exports';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { type Call, route } from '../../platform/http/router.ts';
import { openExport } from '../account-exports/service.ts';
import { generateExport } from './service/generate-export.ts';

export function accountExportRoutes(router: Router): void {
  // Waits for a job, so it must finish before the idempotency transaction begins.
  route(
    router,
    accountExportsApi.generate,
    async ({ prepared }) => prepared,
    ({ ctx, params, body }: Call<typeof accountExportsApi.generate>) =>
      generateExport(ctx, params.id, body.exportExtensionType),
  );
}

/** Serves download links. */
export function exportFileRoutes(router: Router): void {
  route(router, accountExportsApi.download, ({ ctx, params, query }) => openExport(ctx, params, query));
}
