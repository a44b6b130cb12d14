import type { TenantContext } from '../../../context.ts';
import { deleteSignIn, insertSignIn } from '../sign-in-queries.ts';

/** Returns false when the new address already signs in. */
export async function changeSignInAddress(
  tx: TenantContext,
  developerId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (from.toLowerCase() === to.toLowerCase()) return true;
  if (!(await insertSignIn(tx, { emailAddress: to, tenantId: tx.tenantId, developerId }))) return false;
  await deleteSignIn(tx, from);
  return true;
}
