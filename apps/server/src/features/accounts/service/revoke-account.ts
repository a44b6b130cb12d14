import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { selectAccount } from '../queries.ts';
import { endAccount } from './end-account.ts';

/**
 * Ends a connection for good and erases its data; the account stays listed as DISCONNECTED. Revoking it again changes
 * nothing. @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function revokeAccount(ctx: ModeContext, id: string): Promise<void> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  await requireEraseRight(ctx, account.userId);
  await endAccount(ctx, id, 'account.revoke');
}
