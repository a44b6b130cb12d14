import { archiveFile, archiveLimits, archiveMessages, archivesApi, uploadsApi } from '@smile/contract/archives';
import { linkArchivesApi } from '@smile/contract/link-archives';
import { inMode } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';
import { acceptForms } from '../../platform/http/accept-forms.ts';
import { describeIssues } from '../../platform/http/describe-issues.ts';
import { type Call, type Router, route } from '../../platform/http/router.ts';
import { listTemplateFileTypes } from '../wink-templates/service.ts';
import { getArchive, listArchives, listLinkArchives, openArchiveFile } from './service/list-archives.ts';
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

/** The bytes of a file for the portal's document viewer; the policy keeps them from ever running as a page. */
export function archiveFileRoutes(router: Router): void {
  router.app.get(archiveFile.path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    const ctx = await router.authenticate('developer', request);
    const input = archiveFile.input.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!input.success) throw invalid(describeIssues(input.error));
    const { id, fileId, mode } = input.data;
    const file = await openArchiveFile(inMode(ctx, mode), { archiveId: id, fileId });
    return reply
      .header('content-type', file.contentType)
      .header('content-length', file.sizeBytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'attachment')
      .send(file.body);
  });
}
