import type { FileFormat } from '@smile/contract/archives';
import type { TenantContext } from '../../context.ts';

/** Where the bytes of an archive's file are. */
export function fileKeyOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  archiveId: string,
  file: { id: string; format: FileFormat },
): string {
  return `${ctx.tenantId}/archives/${archiveId}/${file.id}.${file.format.toLowerCase()}`;
}
