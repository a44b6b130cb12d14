import type { TenantContext } from '../../../context.ts';
import { deleteAccountExports } from '../queries.ts';

/** With the data of an account its exports go: their links are dead at once, their files follow. */
export async function eraseExports(tx: TenantContext, accountId: string): Promise<void> {
  await tx.files.release(tx, await deleteAccountExports(tx, accountId));
}
