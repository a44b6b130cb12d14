import { inTransaction, type ModeContext } from '../../../context.ts';
import { selectArchiveForUpdate, updateStatus } from '../queries.ts';

/** Nothing is read of archives of this type: they are kept as they are. */
export function settleUnread(ctx: ModeContext, archiveId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    if (archive?.status === 'STARTED') await updateStatus(tx, archiveId, 'UNSUPPORTED');
  });
}
