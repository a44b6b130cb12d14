import type { Context, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { isSignedFile, type LinkSignature } from '../../../platform/files/signed-path.ts';
import { selectArchive, selectFiles } from '../queries.ts';
import { fileKeyOf } from '../show-archive.ts';

/** Returns the bytes of one file. @throws ApiError MISSING_RESOURCE, also for a revoked archive */
export async function openArchiveFile(
  ctx: ModeContext,
  { archiveId, fileId }: { archiveId: string; fileId: string },
): Promise<NamedFile> {
  const archive = await selectArchive(ctx, archiveId);
  const files = archive ? await selectFiles(ctx, [archiveId]) : [];
  const wanted = files.find(({ id }) => id === fileId);
  const stored = wanted ? await ctx.files.get(fileKeyOf(ctx, archiveId, wanted)) : null;
  if (!wanted || !stored) throw missing();
  return { ...stored, name: wanted.name };
}

interface FileAddress {
  tenantId: string;
  archiveId: string;
  file: string;
}

/** Returns the bytes behind a signed link. @throws ApiError MISSING_RESOURCE for an invalid or expired link */
export async function openLinkedFile(
  ctx: Context,
  { tenantId, archiveId, file }: FileAddress,
  signature: LinkSignature,
): Promise<NamedFile> {
  const key = `${tenantId}/archives/${archiveId}/${file}`;
  const stored = isSignedFile(ctx.vault, key, signature, ctx.now()) ? await ctx.files.get(key) : null;
  if (!stored) throw missing();
  return { ...stored, name: file };
}
