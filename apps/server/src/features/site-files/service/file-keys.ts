import type { TenantContext } from '../../../context.ts';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' };

interface Located {
  id: string;
  contentType: string;
  archiveId: string | null;
}

/** Storage key of a file: its archive's, or one among the files of sites. */
export function fileKeyOf(
  { tenantId }: Pick<TenantContext, 'tenantId'>,
  { id, contentType, archiveId }: Located,
): string {
  const folder = archiveId === null ? 'sites/files' : `archives/${archiveId}`;
  return `${tenantId}/${folder}/${id}.${extensions[contentType]}`;
}
