import type { ImageType } from '@smile/contract/images';
import sql, { join, raw } from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';
import type { HeldColumn } from '../../platform/holdings/list-columns.ts';

interface NewImage {
  id: string;
  contentType: ImageType;
  sizeBytes: number;
  createdBy: string | null;
}

/** Nothing shows it yet, so it is deleted like a released one unless something does by then. */
export async function insertImage(tx: TenantContext, image: NewImage): Promise<void> {
  await tx.db.query(sql`
    insert into images (tenant_id, id, content_type, size_bytes, created_by, created_at, released_at)
    values (${tx.tenantId}, ${image.id}, ${image.contentType}, ${image.sizeBytes}, ${image.createdBy}, ${tx.now()},
      ${tx.now()})`);
}

/** Takes the system's context: whoever knows a picture's address may see it. */
export async function selectImageOwner(
  ctx: Context,
  id: string,
): Promise<{ tenantId: string; contentType: ImageType } | null> {
  const rows = await ctx.db.query<{ tenantId: string; contentType: ImageType }>(sql`
    select tenant_id as "tenantId", content_type as "contentType" from images where id = ${id}`);
  return rows[0] ?? null;
}

export async function updateReleased(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update images set released_at = ${tx.now()} where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export interface ReleasedImage {
  tenantId: string;
  id: string;
  contentType: ImageType;
  /** Something shows it again, or still. */
  isShown: boolean;
}

/**
 * Pictures of any tenant that were released before a time, the longest ago first, and whether one of the columns shows
 * them. Takes the system's context.
 */
export function selectReleasedImages(
  ctx: Context,
  { before, limit }: { before: Date; limit: number },
  shownIn: readonly HeldColumn[],
): Promise<ReleasedImage[]> {
  const isShown = shownIn.map(
    ({ table, column }) => sql`exists (select from ${raw(table)} holder
      where holder.tenant_id = images.tenant_id and holder.${raw(column)}::text like '%' || images.id || '%')`,
  );
  return ctx.db.query(sql`
    select tenant_id as "tenantId", id, content_type as "contentType", (${join(isShown, ' or ')}) as "isShown"
    from images where released_at < ${before} order by released_at, id limit ${limit}`);
}

export async function updateUnreleased(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`update images set released_at = null where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function deleteImage(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`delete from images where tenant_id = ${tx.tenantId} and id = ${id}`);
}
