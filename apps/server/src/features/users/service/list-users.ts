import type { List } from '@smile/contract/common';
import type { User } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectUser, selectUsers, type UserFilter, updateUserSummary } from '../queries.ts';

export function listUsers(ctx: ModeContext, filter: UserFilter): Promise<List<User>> {
  return selectUsers(ctx, filter);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getUser(ctx: ModeContext, id: string): Promise<User> {
  const user = await selectUser(ctx, id);
  if (!user) throw missing();
  return user;
}

/** After accounts, archives or identities of a user changed, in the same transaction. */
export function refreshUserSummary(tx: ModeContext, userId: string): Promise<void> {
  return updateUserSummary(tx, userId);
}
