import { archiveFilesApi } from '@smile/contract/archive-files';
import { archiveReadingsApi } from '@smile/contract/archive-readings';
import { archiveLimits, archiveMessages, archivesApi, uploadsApi } from '@smile/contract/archives';
import { payslipsApi } from '@smile/contract/payslips';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import { inMode } from '../../context.ts';
import { routeStream } from '../../platform/http/answers/event-stream.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { acceptForms } from '../../platform/http/parsing/accept-forms.ts';
import { type Call, route } from '../../platform/http/router.ts';
import { listTemplateFileTypes } from '../wink-templates/service/templates.ts';
import { listenToArchives } from './service/archive-notices.ts';
import { revokeArchive } from './service/archive-removal.ts';
import { classifyArchive } from './service/classify-archive.ts';
import { correctField } from './service/correct-field.ts';
import { getArchive, getLinkArchive } from './service/get-archive.ts';
import { getPrediction } from './service/get-prediction.ts';
import { getReading } from './service/get-reading.ts';
import { listArchives, listLinkArchives } from './service/list-archives.ts';
import { listPredictions } from './service/list-predictions.ts';
import { openArchiveFile, openLinkedFile } from './service/open-file.ts';
import { stageTenantArchive } from './service/stage-archive.ts';
import { stagePayslip } from './service/stage-payslip.ts';
import { storeManualResult } from './service/store-manual-result.ts';
import { submitArchive, submitLinkArchive } from './service/submit-archive.ts';

export function archiveRoutes(router: Router): void {
  routeStream(router, archiveReadingsApi.live, ({ ctx }, send) => listenToArchives(ctx, send));
  route(router, archivesApi.list, ({ ctx, query }) => listArchives(ctx, query));
  route(
    router,
    archivesApi.create,
    ({ ctx, prepared }) => submitArchive(ctx, prepared),
    ({ ctx, body }: Call<typeof archivesApi.create>) => stageTenantArchive(ctx, body),
  );
  // Waits for a job, so it must finish before the idempotency transaction begins.
  route(
    router,
    archivesApi.classify,
    async ({ prepared }) => prepared,
    ({ ctx, body }: Call<typeof archivesApi.classify>) => classifyArchive(ctx, body),
  );
  route(
    router,
    payslipsApi.uploadRawFile,
    ({ ctx, prepared }) => submitArchive(ctx, prepared),
    ({ ctx, body }: Call<typeof payslipsApi.uploadRawFile>) => stagePayslip(ctx, body),
  );
  route(router, payslipsApi.queryPrediction, ({ ctx, query }) => getPrediction(ctx, query.archiveId));
  route(router, payslipsApi.listPredictions, ({ ctx, query }) => listPredictions(ctx, query));
  route(router, payslipsApi.sendManualResult, ({ ctx, body }) => storeManualResult(ctx, body));
  route(router, archivesApi.get, ({ ctx, params }) => getArchive(ctx, params.id));
  route(router, archivesApi.revoke, ({ ctx, params }) => revokeArchive(ctx, params.id));
  route(router, uploadsApi.list, ({ ctx, query }) => listArchives(ctx, query));
  route(router, uploadsApi.get, ({ ctx, params }) => getArchive(ctx, params.id));
}

/** Portal-only routes. */
export function archiveReadingRoutes(router: Router): void {
  route(router, archiveReadingsApi.get, ({ ctx, params, query }) => getReading(inMode(ctx, query.mode), params.id));
  route(router, archiveReadingsApi.correct, ({ ctx, params, query, body }) =>
    correctField(inMode(ctx, query.mode), params.id, { field: params.field, value: body.value }),
  );
}

export function linkArchiveRoutes(router: Router): void {
  route(router, widgetArchivesApi.fileTypes, async ({ ctx, query }) => ({
    items: await listTemplateFileTypes(ctx, query.templateId),
  }));
  route(router, widgetArchivesApi.listArchives, ({ ctx, query }) => listLinkArchives(ctx, query));
  route(router, widgetArchivesApi.getArchive, ({ ctx, params }) => getLinkArchive(ctx, params.id));
  route(router, widgetArchivesApi.revokeArchive, ({ ctx, params }) => revokeArchive(ctx, params.id));
  void router.app.register(async (app) => {
    await acceptForms(app, {
      maxFileBytes: archiveLimits.fileBytes,
      several: {
        maxFiles: archiveLimits.files,
        tooManyFiles: archiveMessages.tooManyFiles(archiveLimits.files),
        maxTotalBytes: archiveLimits.totalBytes,
        totalTooLarge: archiveMessages.totalTooLarge,
      },
    });
    route({ ...router, app }, widgetArchivesApi.createArchive, ({ ctx, body }) => submitLinkArchive(ctx, body));
  });
}

/** Routes of the portal's document viewer. */
export function archiveFileRoutes(router: Router): void {
  route(router, archiveFilesApi.get, ({ ctx, params, query }) =>
    openArchiveFile(inMode(ctx, query.mode), { archiveId: params.id, fileId: params.fileId }),
  );
}

/** Serves the file links in archives. */
export function openArchiveFileRoutes(router: Router): void {
  route(router, archiveFilesApi.open, ({ ctx, params, query }) => openLinkedFile(ctx, params, query));
}
