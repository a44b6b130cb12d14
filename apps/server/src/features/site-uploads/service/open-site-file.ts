import type { Context } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { isSignedFile, type LinkSignature } from '../../../platform/files/signed-path.ts';

/** The bytes behind an address that was handed out. @throws ApiError MISSING_RESOURCE for one that is wrong or too old */
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
