import type { AccountExport } from '@smile/contract/account-exports';
import { keptDays } from '@smile/contract/retention';
import type { TenantContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { signFilePath } from '../../../platform/files/signed-path.ts';
import { linkKeyOf } from '../link-key.ts';
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
