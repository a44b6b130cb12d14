import type { AccountExport } from '@smile/contract/account-exports';
import { keptDays } from '@smile/contract/retention';
import type { TenantContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { signFilePath } from '../../../platform/files/signed-path.ts';
import type { ExportRow } from '../shared-queries.ts';

export function showExport(ctx: TenantContext, row: ExportRow): AccountExport {
  const { id, accountId, extensionType, createdAt } = row;
  const path = signFilePath(
    ctx.vault,
    linkKeyOf(ctx.tenantId, `${id}.${extensionType.toLowerCase()}`),
    addSeconds(createdAt, keptDays * 24 * 3600),
  );
  return {
    id,
    accountId,
    exportExtensionType: extensionType,
    createdAt: toApiTime(createdAt),
    downloadUrl: `${ctx.config.linkUrl}${path}`,
    md5: row.md5 ?? '',
  };
}

/** What a download link is signed for: not the key of the file, so that the link works only while the export is there. */
export function linkKeyOf(tenantId: string, fileName: string): string {
  return `exports/${tenantId}/${fileName}`;
}
