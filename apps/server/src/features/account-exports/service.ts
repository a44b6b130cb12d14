import type { AccountExport } from '@smile/contract/account-exports';
import { keptDays } from '@smile/contract/retention';
import { type Context, inTransaction, type TenantContext, tenantContext, withTenant } from '../../context.ts';
import { addSeconds, toApiTime } from '../../platform/clock.ts';
import { missing } from '../../platform/errors.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { isSignedFile, type LinkSignature, signFilePath } from '../../platform/files/signed-path.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';
import { deleteAccountExports, deleteOldExports } from './queries.ts';
import { type ExportRow, selectExport } from './shared-queries.ts';

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

/**
 * Opens the file of a download link.
 * @throws ApiError MISSING_RESOURCE for an invalid, expired or deleted link
 */
export async function openExport(
  ctx: Context,
  { tenantId, file: name }: { tenantId: string; file: string },
  signature: LinkSignature,
): Promise<NamedFile> {
  if (!isSignedFile(ctx.vault, linkKeyOf(tenantId, name), signature, ctx.now())) throw missing();
  const row = await selectExport(tenantContext(ctx, tenantId), name.replace(/\.\w+$/, ''));
  const stored = row?.status === 'READY' ? await ctx.files.get(row.fileKey) : null;
  if (!stored) throw missing();
  return { ...stored, name: row?.fileName ?? name };
}

/** Deletes an account's exports with its data: links stop working at once, files are removed later. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await tx.files.release(tx, await deleteAccountExports(tx, accountId));
}

/** Deletes exports older than their links. Needs the system context. */
export function expireExports(ctx: Context, batch: ExpiredBatch): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const files = await deleteOldExports(tx, batch);
    for (const { tenantId, fileKey } of files) await tx.files.release(withTenant(tx, tenantId), [fileKey]);
    return files.length;
  });
}

const topic = 'account-exports';

/** On commit, notifies waiting requests that an export was written, failed or was deleted. */
export function announceExport(tx: TenantContext, exportId: string): Promise<void> {
  return tx.db.notify(topic, exportId);
}

/** Listens for exports; `next` resolves with the next notification about one. */
export function listenToExports(ctx: TenantContext): { next: (exportId: string) => Promise<void>; stop: () => void } {
  let tell = (_exportId: string) => {};
  const stop = ctx.database.onNotify(topic, (exportId) => tell(exportId));
  return {
    next: (wanted) =>
      new Promise((resolve) => {
        tell = (exportId) => {
          if (exportId === wanted) resolve();
        };
      }),
    stop,
  };
}

/**
 * Key that download links are signed for. It differs from the file's key, so that a link stops working with its
 * export.
 */
function linkKeyOf(tenantId: string, fileName: string): string {
  return `exports/${tenantId}/${fileName}`;
}
