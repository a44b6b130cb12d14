import { type Archive, archiveMessages, type archivesApi } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { findFileType } from '../../datasources/service/datasources.ts';
import { requireAllowance } from '../../usage/service/allowances.ts';
import { getUser } from '../../users/service/users.ts';
import { type CheckedFile, checkFiles, type GivenFile } from '../check-files.ts';
import { decodeBase64 } from '../decode-base64.ts';
import { fileKeyOf } from '../show-archive.ts';

/** Type of an archive until its content decides. */
export const unknownType = 'OTHERS';

export interface GivenArchive {
  /** Null creates a new user. */
  userId: string | null;
  providerId: Archive['providerId'];
  /** Null lets the content decide. */
  fileType: string | null;
  /** Whether to extract fields or only detect the type. */
  purpose: 'ANALYZE' | 'CLASSIFY';
  files: GivenFile[];
  submissionKey: string | null;
}

/** An upload whose files are stored but whose archive is not. */
export interface StagedArchive {
  upload: GivenArchive;
  archiveId: string;
  files: (CheckedFile & { id: string })[];
}

/**
 * Checks an upload and stores its files; not for use inside a transaction.
 * @throws ApiError INVALID_PARAMETERS for a file that is not accepted; MISSING_RESOURCE for an unknown user;
 * UNAUTHORIZED_ACCESS when no archive is left
 */
export async function stageArchive(ctx: ModeContext, upload: GivenArchive): Promise<StagedArchive> {
  const fileType = findFileType(ctx, upload.fileType ?? unknownType);
  if (!fileType) throw invalid(`There is no file type "${upload.fileType}" that can be uploaded.`);
  const checked = checkFiles(fileType, upload.files);
  if (upload.userId !== null) await getUser(ctx, upload.userId);
  await requireAllowance(ctx, 'SubmitArchive');
  const archiveId = ctx.newId('archive');
  const files = checked.map((file) => ({ ...file, id: ctx.newId('file') }));
  await storeBytes(ctx, archiveId, files);
  return { upload, archiveId, files };
}

async function storeBytes(ctx: ModeContext, archiveId: string, files: (CheckedFile & { id: string })[]): Promise<void> {
  await ctx.files.stage(
    ctx,
    files.map((file) => ({
      key: fileKeyOf(ctx, archiveId, file),
      body: file.bytes,
      contentType: contentTypeOf(file.format),
    })),
  );
}

function contentTypeOf(format: CheckedFile['format']): string {
  if (format === 'PDF') return 'application/pdf';
  return format === 'PNG' ? 'image/png' : 'image/jpeg';
}

/** Stages files sent by a tenant's server. @throws ApiError as `stageArchive` does */
export async function stageTenantArchive(
  ctx: ModeContext,
  body: BodyOf<typeof archivesApi.create>,
  purpose: GivenArchive['purpose'] = 'ANALYZE',
): Promise<StagedArchive> {
  const files: GivenFile[] = [];
  for (const [index, file] of body.rawFiles.entries())
    files.push({
      name: file.fileName ?? null,
      subType: file.fileSubtype ?? null,
      format: file.fileExtensionType,
      bytes: await decodeBase64(file.fileContent, archiveMessages.notBase64(index + 1)),
    });
  return stageArchive(ctx, {
    userId: body.userId ?? null,
    providerId: 'tenant-provided',
    fileType: body.fileType ?? null,
    purpose,
    submissionKey: null,
    files,
  });
}
