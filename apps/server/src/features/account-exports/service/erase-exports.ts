import { actingFor, type Context, inTransaction, type TenantContext } from '../../../context.ts';
import { deleteAccountExports, deleteOldExports } from '../queries.ts';

/** With the data of an account its exports go: their links are dead at once, their files follow. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await tx.files.release(tx, await deleteAccountExports(tx, accountId));
}

/** Erases what is older than its links last. Takes the system's context. */
export function expireExports(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const files = await deleteOldExports(tx, old);
    for (const { tenantId, fileKey } of files) await tx.files.release(actingFor(tx, tenantId), [fileKey]);
    return files.length;
  });
}
