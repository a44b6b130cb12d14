import { sampleFilesApi } from '@smile/contract/sample-files';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createSampleReader } from './service.ts';

/** Documents of the published test persons, for anybody who tries uploads out. */
export function sampleDocumentRoutes(router: Router): void {
  const openSample = createSampleReader();
  route(router, sampleFilesApi.get, ({ ctx, params }) => openSample(ctx, params.file));
}
