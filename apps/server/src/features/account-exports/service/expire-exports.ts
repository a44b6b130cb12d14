import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { deleteOldExports } from '../queries.ts';

/** Deletes exports older than their links. Needs the system context. */
export function expireExports(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const files = await deleteOldExports(tx, old);
    for (const { tenantId, fileKey } of files) await tx.files.release(actingFor(tx, tenantId), [fileKey]);
    return files.length;
  });
}
