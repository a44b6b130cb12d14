import { archiveFilesApi } from '@smile/contract/archive-files';
import { archiveLimits, archiveMessages, archivesApi, uploadsApi } from '@smile/contract/archives';
import { linkArchivesApi } from '@smile/contract/link-archives';
import { inMode } from '../../context.ts';
import { acceptForms } from '../../platform/http/accept-forms.ts';
import { type Call, type Router, route } from '../../platform/http/router.ts';
import { listTemplateFileTypes } from '../wink-templates/service.ts';
import { getArchive, listArchives, listLinkArchives } from './service/list-archives.ts';
import { openArchiveFile, openLinkedFile } from './service/open-file.ts';
import { revokeArchive } from './service/revoke-archive.ts';
import { stageArchive, submitArchive, uploadArchive } from './service/upload-archive.ts';

export function archiveRoutes(router: Router): void {
  route(router, archivesApi.list, ({ ctx, query }) => listArchives(ctx, query));
  route(
    router,
    archivesApi.create,
    ({ ctx, prepared }) => submitArchive(ctx, prepared),
    ({ ctx, body }: Call<typeof archivesApi.create>) => stageArchive(ctx, body),
  );
  route(router, archivesApi.get, ({ ctx, params }) => getArchive(ctx, params.id));
  route(router, archivesApi.revoke, ({ ctx, params }) => revokeArchive(ctx, params.id));
  route(router, uploadsApi.list, ({ ctx, query }) => listArchives(ctx, query));
  route(router, uploadsApi.get, ({ ctx, params }) => getArchive(ctx, params.id));
}

export function linkArchiveRoutes(router: Router): void {
  route(router, linkArchivesApi.fileTypes, async ({ ctx, query }) => ({
    items: await listTemplateFileTypes(ctx, query.templateId),
  }));
  route(router, linkArchivesApi.listArchives, ({ ctx, query }) => listLinkArchives(ctx, query));
  route(router, linkArchivesApi.revokeArchive, ({ ctx, params }) => revokeArchive(ctx, params.id));
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
    route({ ...router, app }, linkArchivesApi.createArchive, ({ ctx, body }) => uploadArchive(ctx, body));
  });
}

/** For the portal's document viewer. */
export function archiveFileRoutes(router: Router): void {
  route(router, archiveFilesApi.get, ({ ctx, params, query }) =>
    openArchiveFile(inMode(ctx, query.mode), { archiveId: params.id, fileId: params.fileId }),
  );
}

/** What the addresses in archives lead to. */
export function openArchiveFileRoutes(router: Router): void {
  route(router, archiveFilesApi.open, ({ ctx, params, query }) => openLinkedFile(ctx, params, query));
}
