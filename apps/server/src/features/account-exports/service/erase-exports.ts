import type { TenantContext } from '../../../context.ts';
import { deleteAccountExports } from '../queries.ts';

/** Deletes an account's exports with its data: links stop working at once, files are removed later. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await tx.files.release(tx, await deleteAccountExports(tx, accountId));
}
