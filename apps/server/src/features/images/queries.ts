import type { ImageType } from '@smile/contract/images';
import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';

interface NewImage {
  id: string;
  contentType: ImageType;
  sizeBytes: number;
  createdBy: string | null;
}

export async function insertImage(tx: TenantContext, image: NewImage): Promise<void> {
  await tx.db.query(sql`
    insert into images (tenant_id, id, content_type, size_bytes, created_by, created_at)
    values (${tx.tenantId}, ${image.id}, ${image.contentType}, ${image.sizeBytes}, ${image.createdBy}, ${tx.now()})`);
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
