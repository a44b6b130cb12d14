import type { User } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectUser } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getUser(ctx: ModeContext, id: string): Promise<User> {
  const user = await selectUser(ctx, id);
  if (!user) throw missing();
  return user;
}
