import { buffer } from 'node:stream/consumers';
import {
  type ImageType,
  imagePixelsMessage,
  imageTooLargeMessage,
  imageTypeMessage,
  maxImageBytes,
  maxImagePixels,
} from '@smile/contract/images';
import { type Context, inTransaction, type TenantContext, withTenant } from '../../context.ts';
import { invalid, missing } from '../../platform/errors.ts';
import { detectFileType } from '../../platform/files/detect-file-type.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { readPictureSize } from '../../platform/files/picture-size.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';
import { recordAudit } from '../audit-log/service.ts';
import {
  deleteReleasedImages,
  insertImage,
  type ReleasedImage,
  selectForUse,
  selectImageOwner,
  updateReleased,
} from './queries.ts';

const extensions: Record<ImageType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Stores an image and returns its public address.
 * @throws ApiError INVALID_PARAMETERS for a file that is not an accepted image
 */
export async function uploadImage(ctx: TenantContext, file: Blob): Promise<{ imageUrl: string }> {
  if (file.size > maxImageBytes) throw invalid(imageTooLargeMessage);
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = detectFileType(bytes);
  if (contentType === null || contentType === 'application/pdf') throw invalid(imageTypeMessage);
  const size = readPictureSize(bytes);
  if (size && size.width * size.height > maxImagePixels) throw invalid(imagePixelsMessage);
  const id = ctx.newId('image');
  const key = fileKeyOf(ctx.tenantId, id, contentType);
  await ctx.files.stage(ctx, [{ key, body: bytes, contentType }]);
  await inTransaction(ctx, async (tx) => {
    const createdBy = tx.actor.kind === 'developer' ? tx.actor.developerId : null;
    await insertImage(tx, { id, contentType, sizeBytes: bytes.length, createdBy });
    await tx.files.commit(tx, [key]);
    await recordAudit(tx, {
      action: 'image.upload',
      entityType: 'image',
      entityId: id,
      after: { contentType, sizeBytes: bytes.length },
    });
  });
  return { imageUrl: `${ctx.config.linkUrl}/cdn/images/${id}.${extensions[contentType]}` };
}

/**
 * Opens the image `{id}.{ext}`.
 * @throws ApiError MISSING_RESOURCE
 */
export async function openImage(ctx: Context, fileName: string): Promise<NamedFile> {
  const [, id, extension] = /^(img-[0-9a-f]{32})\.(jpg|png)$/.exec(fileName) ?? [];
  const image = id ? await selectImageOwner(ctx, id) : null;
  if (!id || !image || extensions[image.contentType] !== extension) throw missing();
  const file = await ctx.files.get(fileKeyOf(image.tenantId, id, image.contentType));
  if (!file) throw missing();
  return { ...file, name: fileName };
}

/**
 * True for an image address that may be stored: another host's, or an image of the tenant, which is locked until the
 * transaction ends.
 */
export async function lockImage(tx: TenantContext, imageUrl: string): Promise<boolean> {
  // Normalize like a browser, which reads `HTTPS://Host/./cdn` as `https://host/cdn`.
  const { href } = new URL(imageUrl);
  if (!href.startsWith(`${new URL(tx.config.linkUrl).origin}/cdn/images/`)) return true;
  const id = findImageId(href);
  return id !== null && (await selectForUse(tx, id));
}

function findImageId(imageUrl: string | null): string | null {
  return /\/cdn\/images\/(img-[0-9a-f]{32})\.(?:jpg|png)$/.exec(imageUrl ?? '')?.[1] ?? null;
}

/** Deletes images unreferenced since a time; until then mails may still show them. Needs the system context. */
export async function collectImages(ctx: Context, batch: ExpiredBatch): Promise<number> {
  await updateReleased(ctx, batch.before);
  return inTransaction(ctx, async (tx) => {
    const deleted = await deleteReleasedImages(tx, batch);
    for (const image of deleted) await settleDeleted(withTenant(tx, image.tenantId), image);
    return deleted.length;
  });
}

async function settleDeleted(tx: TenantContext, { id, contentType }: ReleasedImage): Promise<void> {
  await tx.files.release(tx, [fileKeyOf(tx.tenantId, id, contentType)]);
  await recordAudit(tx, { action: 'image.delete', entityType: 'image', entityId: id });
}

/** Bytes of an uploaded image; null for other addresses. */
export async function readImage(ctx: TenantContext, imageUrl: string | null): Promise<Buffer | null> {
  const [, fileName] = /\/cdn\/images\/([^/]+)$/.exec(imageUrl ?? '') ?? [];
  if (!fileName || !imageUrl?.startsWith(ctx.config.linkUrl)) return null;
  const file = await openImage(ctx, fileName).catch(() => null);
  return file && buffer(await file.open());
}

function fileKeyOf(tenantId: string, id: string, contentType: ImageType): string {
  return `${tenantId}/images/${id}.${extensions[contentType]}`;
}
