import { type Context, tenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { isSignedFile, type LinkSignature } from '../../../platform/files/signed-path.ts';
import { linkKeyOf } from '../link-key.ts';
import { selectExport } from '../shared-queries.ts';

/**
 * Opens the file of a download link.
 * @throws ApiError MISSING_RESOURCE for an invalid, expired or deleted link
 */
export async function openExport(
  ctx: Context,
  { tenantId, file: name }: { tenantId: string; file: string },
  signature: LinkSignature,
): Promise<NamedFile> {
  if (!isSignedFile(ctx.vault, linkKeyOf(tenantId, name), signature, ctx.now())) throw missing();
  const row = await selectExport(tenantContext(ctx, tenantId), name.replace(/\.\w+$/, ''));
  const stored = row?.status === 'READY' ? await ctx.files.get(row.fileKey) : null;
  if (!stored) throw missing();
  return { ...stored, name: row?.fileName ?? name };
}
