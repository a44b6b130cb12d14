import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { selectAccount } from '../queries.ts';
import { endAccount } from './end-account.ts';

/**
 * Ends a connection permanently and erases its data; the account stays listed as DISCONNECTED. Idempotent.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer without the right to erase
 */
export async function revokeAccount(ctx: ModeContext, id: string): Promise<void> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  await requireEraseRight(ctx, account.userId);
  await endAccount(ctx, id, 'account.revoke');
}
