import { type Context, inTransaction, modeContext, tenantContext } from '../../../context.ts';
import { selectArchivesUploadedBefore } from '../queries.ts';
import { endArchive } from './end-archive.ts';

/** Ends archives that were uploaded before a time, as end users are promised. Takes the system's context. */
export async function expireArchives(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  const due = await selectArchivesUploadedBefore(ctx, old);
  for (const { tenantId, mode, id } of due) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => endArchive(tx, id, 'archive.expire'));
  }
  return due.length;
}
