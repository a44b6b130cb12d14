import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { selectArchive } from '../queries.ts';
import { endArchive } from './end-archive.ts';

/**
 * Ends an archive for good: its files and what was read of them are deleted, it stays listed as REVOKED. Revoking it
 * again changes nothing. @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function revokeArchive(ctx: ModeContext, id: string): Promise<void> {
  const archive = await selectArchive(ctx, id);
  if (!archive) throw missing();
  await requireEraseRight(ctx, archive.userId);
  await inTransaction(ctx, (tx) => endArchive(tx, id, 'archive.revoke'));
}
