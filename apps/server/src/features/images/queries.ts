import type { ImageType } from '@smile/contract/images';
import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';
import { changeOldest } from '../../platform/holdings/drop-queries.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

interface NewImage {
  id: string;
  contentType: ImageType;
  sizeBytes: number;
  createdBy: string | null;
}

/** A new image counts as released until a row shows it, which the database tracks in `image_references`. */
export async function insertImage(tx: TenantContext, image: NewImage): Promise<void> {
  await tx.db.query(sql`
    insert into images (tenant_id, id, content_type, size_bytes, created_by, created_at, released_at)
    values (${tx.tenantId}, ${image.id}, ${image.contentType}, ${image.sizeBytes}, ${image.createdBy}, ${tx.now()},
      ${tx.now()})`);
}

/** Needs the system context: images are public to anyone with the address. */
export async function selectImageOwner(
  ctx: Context,
  id: string,
): Promise<{ tenantId: string; contentType: ImageType } | null> {
  const rows = await ctx.db.query<{ tenantId: string; contentType: ImageType }>(sql`
    select tenant_id as "tenantId", content_type as "contentType" from images where id = ${id}`);
  return rows[0] ?? null;
}

/** Locks the image against deletion until the transaction ends; false when it does not exist. */
export async function selectForUse(tx: TenantContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    select from images where tenant_id = ${tx.tenantId} and id = ${id} for key share`);
  return rows.length > 0;
}

const isShown = (tenantId = sql`images.tenant_id`) => sql`exists (
  select from image_references shown where shown.tenant_id = ${tenantId} and shown.image_id = images.id)`;

/** Updates the release time of images of any tenant by whether they are referenced. Needs the system context. */
export async function updateReleased(ctx: Context, before: Date): Promise<void> {
  await ctx.db.query(sql`
    update images set released_at = case when not ${isShown()} then ${ctx.now()}::timestamptz end
    where released_at = 'infinity' or (released_at < ${before} and ${isShown()})`);
}

export interface ReleasedImage {
  tenantId: string;
  id: string;
  contentType: ImageType;
}

/**
 * Deletes images of any tenant released before a time, oldest release first; skips those referenced meanwhile. Needs
 * the system context.
 */
export function deleteReleasedImages(tx: Context, { before, limit }: ExpiredBatch): Promise<ReleasedImage[]> {
  return changeOldest(
    tx,
    {
      table: 'images',
      where: (tenantId) => sql`released_at < ${before} and not ${isShown(tenantId)}`,
      order: sql`released_at, id`,
      limit,
    },
    (among) => sql`
      delete from images where ${among}
      returning tenant_id as "tenantId", id, content_type as "contentType"`,
  );
}
