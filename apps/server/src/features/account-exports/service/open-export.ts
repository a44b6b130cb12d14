import { type Context, tenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { StoredFile } from '../../../platform/files/files.ts';
import { isSignedFile } from '../../../platform/files/signed-path.ts';
import { selectExport } from '../queries.ts';
import { linkKeyOf } from '../show-export.ts';

interface ExportLink {
  tenantId: string;
  fileName: string;
  expires: number;
  signature: string;
}

/** The file of a download link. @throws ApiError MISSING_RESOURCE for a link that is wrong, too old or erased */
export async function openExport(ctx: Context, link: ExportLink): Promise<StoredFile> {
  const { tenantId, fileName, expires, signature } = link;
  const key = linkKeyOf(tenantId, fileName);
  if (!isSignedFile(ctx.vault, { key, expires, signature }, ctx.now())) throw missing();
  const row = await selectExport(tenantContext(ctx, tenantId), fileName.replace(/\.\w+$/, ''));
  const file = row?.status === 'READY' ? await ctx.files.get(row.fileKey) : null;
  if (!file) throw missing();
  return file;
}
