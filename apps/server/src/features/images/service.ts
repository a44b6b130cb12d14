import { type ImageType, imageTooLargeMessage, imageTypeMessage, maxImageBytes } from '@smile/contract/images';
import { type Context, inTransaction, type TenantContext } from '../../context.ts';
import { invalid, missing } from '../../platform/errors.ts';
import { detectFileType } from '../../platform/files/detect-file-type.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { recordAudit } from '../audit-log/service.ts';
import { insertImage, selectImageOwner } from './queries.ts';

const extensions: Record<ImageType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Stores a picture and answers its public address. @throws ApiError INVALID_PARAMETERS for what is not one */
export async function uploadImage(ctx: TenantContext, file: Blob): Promise<{ imageUrl: string }> {
  if (file.size > maxImageBytes) throw invalid(imageTooLargeMessage);
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = detectFileType(bytes);
  if (contentType === null || contentType === 'application/pdf') throw invalid(imageTypeMessage);
  const id = ctx.newId('image');
  await ctx.files.put(fileKeyOf(ctx.tenantId, id, contentType), bytes, contentType);
  await inTransaction(ctx, async (tx) => {
    const createdBy = tx.actor.kind === 'developer' ? tx.actor.developerId : null;
    await insertImage(tx, { id, contentType, sizeBytes: bytes.length, createdBy });
    await recordAudit(tx, {
      action: 'image.upload',
      entityType: 'image',
      entityId: id,
      after: { contentType, sizeBytes: bytes.length },
    });
  });
  return { imageUrl: `${ctx.config.linkUrl}/cdn/images/${id}.${extensions[contentType]}` };
}

/** The picture at `{id}.{ext}`. @throws ApiError MISSING_RESOURCE */
export async function openImage(ctx: Context, fileName: string): Promise<StoredFile> {
  const [, id, extension] = /^(img-[0-9a-f]{32})\.(jpg|png)$/.exec(fileName) ?? [];
  const image = id ? await selectImageOwner(ctx, id) : null;
  if (!id || !image || extensions[image.contentType] !== extension) throw missing();
  const file = await ctx.files.get(fileKeyOf(image.tenantId, id, image.contentType));
  if (!file) throw missing();
  return file;
}

function fileKeyOf(tenantId: string, id: string, contentType: ImageType): string {
  return `${tenantId}/images/${id}.${extensions[contentType]}`;
}
