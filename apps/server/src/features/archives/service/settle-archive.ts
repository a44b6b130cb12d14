import { inTransaction, type ModeContext, type TenantContext } from '../../../context.ts';
import { isArchiveStored, selectArchiveForUpdate, updateStatus } from '../queries.ts';

/** Nothing is read of archives of this type: they are kept as they are. */
export function settleUnread(ctx: ModeContext, archiveId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    if (archive?.status === 'STARTED') await updateStatus(tx, archiveId, 'UNSUPPORTED');
  });
}

/** Deletes files nobody refers to any more. */
export async function removeFiles(
  ctx: TenantContext,
  { keys, unlessStored }: { keys: string[]; unlessStored: string | null },
): Promise<void> {
  if (unlessStored !== null && (await isArchiveStored(ctx, unlessStored))) return;
  for (const key of keys) await ctx.files.remove(key);
}
