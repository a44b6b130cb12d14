import type { TenantContext } from '../../../context.ts';
import { deleteSessions } from '../../developer-sessions/shared-queries.ts';
import { updatePassword } from '../shared-queries.ts';

/** A new password ends every session. */
export async function setPassword(tx: TenantContext, developerId: string, passwordHash: string): Promise<void> {
  await updatePassword(tx, developerId, passwordHash);
  await deleteSessions(tx, developerId);
}
