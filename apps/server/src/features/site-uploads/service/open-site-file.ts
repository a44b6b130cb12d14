import type { Context } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { isSignedFile, type LinkSignature } from '../../../platform/files/signed-path.ts';

/** Returns the bytes behind a signed link. @throws ApiError MISSING_RESOURCE for an invalid or expired link */
export async function openSiteFile(
  ctx: Context,
  { tenantId, file }: { tenantId: string; file: string },
  signature: LinkSignature,
): Promise<NamedFile> {
  const key = `${tenantId}/sites/files/${file}`;
  const stored = isSignedFile(ctx.vault, key, signature, ctx.now()) ? await ctx.files.get(key) : null;
  if (!stored) throw missing();
  return { ...stored, name: file };
}
