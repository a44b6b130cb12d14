import { type Archive, archiveMessages, type archivesApi } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { LinkArchive, linkArchivesApi } from '@smile/contract/link-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { listTemplateFileTypes } from '../../wink-templates/service.ts';
import { selectFiles } from '../queries.ts';
import type { GivenFile } from '../read-files.ts';
import { showArchive, showLinkArchive } from '../show-archive.ts';
import { findSubmitted, type NewUpload, type StagedUpload, stageUpload, storeStaged } from './store-upload.ts';

/** What a tenant's server sends. @throws ApiError as `stageUpload` does */
export function stageArchive(ctx: ModeContext, body: BodyOf<typeof archivesApi.create>): Promise<StagedUpload> {
  return stageUpload(ctx, {
    userId: body.userId ?? null,
    providerId: 'tenant-provided',
    fileType: body.fileType,
    submissionKey: null,
    files: body.rawFiles.map((file, index) => ({
      name: file.fileName ?? null,
      subType: file.fileSubtype ?? null,
      format: file.fileExtensionType,
      bytes: decode(file.fileContent, index + 1),
    })),
  });
}

export async function submitArchive(ctx: ModeContext, staged: StagedUpload): Promise<Archive> {
  const row = await storeStaged(ctx, staged);
  return showArchive(ctx, row, await selectFiles(ctx, [row.id]));
}

/** What an end user sends. @throws ApiError as `stageUpload` does; INVALID_PARAMETERS for types the template has not */
export async function uploadArchive(
  ctx: LinkContext,
  body: BodyOf<typeof linkArchivesApi.createArchive>,
): Promise<LinkArchive> {
  const offered = await listTemplateFileTypes(ctx, body.templateId);
  if (!offered.some(({ type }) => type === body.fileType))
    throw invalid(`Documents of the type "${body.fileType}" are not asked for here.`);
  const upload: NewUpload = {
    userId: ctx.actor.userId,
    providerId: 'user-provided',
    fileType: body.fileType,
    submissionKey: body.submissionKey,
    files: await Promise.all(body.files.map(readFile)),
  };
  const row = (await findSubmitted(ctx, upload)) ?? (await storeStaged(ctx, await stageUpload(ctx, upload)));
  return showLinkArchive(row, await selectFiles(ctx, [row.id]));
}

async function readFile(file: File): Promise<GivenFile> {
  return { name: file.name, subType: null, format: null, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** Node leaves out what is not base64: then fewer bytes come out than the length promises. */
function decode(text: string, position: number): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== Buffer.byteLength(text, 'base64')) throw invalid(archiveMessages.notBase64(position));
  return bytes;
}
