import { accountFilesApi } from '@smile/contract/account-files';
import { sampleFilesApi } from '@smile/contract/sample-files';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createSampleReader, openAccountFile } from './service.ts';

/** Serves the file links in sandbox account data. */
export function accountFileRoutes(router: Router): void {
  route(router, accountFilesApi.open, ({ ctx, params, query }) => openAccountFile(ctx, params, query));
}

/** Documents of the published test persons, public for trying out uploads. */
export function sampleDocumentRoutes(router: Router): void {
  const openSample = createSampleReader();
  route(router, sampleFilesApi.get, ({ ctx, params }) => openSample(ctx, params.file));
}
