import { type Archive, archiveMessages, type archivesApi } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { LinkArchive, widgetArchivesApi } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { listTemplateFileTypes } from '../../wink-templates/service.ts';
import { decodeBase64 } from '../decode-base64.ts';
import { selectFiles } from '../queries.ts';
import type { GivenFile } from '../read-files.ts';
import { showLinkArchive } from '../show-archive.ts';
import { showOneArchive } from './list-archives.ts';
import { findSubmitted, type NewUpload, type StagedUpload, stageUpload, storeStaged } from './store-upload.ts';

/** What a tenant's server sends. @throws ApiError as `stageUpload` does */
export function stageArchive(
  ctx: ModeContext,
  body: BodyOf<typeof archivesApi.create>,
  purpose: NewUpload['purpose'] = 'ANALYZE',
): Promise<StagedUpload> {
  return stageUpload(ctx, {
    userId: body.userId ?? null,
    providerId: 'tenant-provided',
    fileType: body.fileType ?? null,
    purpose,
    submissionKey: null,
    files: body.rawFiles.map((file, index) => ({
      name: file.fileName ?? null,
      subType: file.fileSubtype ?? null,
      format: file.fileExtensionType,
      bytes: decodeBase64(file.fileContent, archiveMessages.notBase64(index + 1)),
    })),
  });
}

export async function submitArchive(ctx: ModeContext, staged: StagedUpload): Promise<Archive> {
  return showOneArchive(ctx, await storeStaged(ctx, staged));
}

/** What an end user sends. @throws ApiError as `stageUpload` does; INVALID_PARAMETERS for types the template has not */
export async function uploadArchive(
  ctx: LinkContext,
  body: BodyOf<typeof widgetArchivesApi.createArchive>,
): Promise<LinkArchive> {
  const offered = await listTemplateFileTypes(ctx, body.templateId);
  if (!offered.some(({ type }) => type === body.fileType))
    throw invalid(`Documents of the type "${body.fileType}" are not asked for here.`);
  const upload: NewUpload = {
    userId: ctx.actor.userId,
    providerId: 'user-provided',
    fileType: body.fileType,
    purpose: 'ANALYZE',
    submissionKey: body.submissionKey,
    files: await Promise.all(body.files.map(readFile)),
  };
  const row = (await findSubmitted(ctx, upload)) ?? (await storeStaged(ctx, await stageUpload(ctx, upload)));
  return showLinkArchive(row, await selectFiles(ctx, [row.id]));
}

async function readFile(file: File): Promise<GivenFile> {
  return { name: file.name, subType: null, format: null, bytes: Buffer.from(await file.arrayBuffer()) };
}
