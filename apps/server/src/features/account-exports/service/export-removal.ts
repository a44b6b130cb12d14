import { actingFor, type Context, inTransaction, type TenantContext } from '../../../context.ts';
import { deleteAccountExports, deleteOldExports } from '../queries.ts';

/** Deletes an account's exports with its data: links stop working at once, files are removed later. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await tx.files.release(tx, await deleteAccountExports(tx, accountId));
}

/** Deletes exports older than their links. Needs the system context. */
export function expireExports(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const files = await deleteOldExports(tx, old);
    for (const { tenantId, fileKey } of files) await tx.files.release(actingFor(tx, tenantId), [fileKey]);
    return files.length;
  });
}
