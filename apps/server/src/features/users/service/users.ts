import type { User } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { lockUser, selectUser, updateSessionOrigin } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getUser(ctx: ModeContext, id: string): Promise<User> {
  const user = await selectUser(ctx, id);
  if (!user) throw missing();
  return user;
}

/**
 * Locks the user, and so all dependent data, until the transaction ends. Call before any other lock on the user's
 * data.
 */
export async function holdUser(tx: ModeContext, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw missing();
}

/**
 * Moves a known user's session to a hosted site.
 * @throws ApiError MISSING_RESOURCE
 */
export async function moveUserSession(tx: ModeContext, userId: string, siteId: string): Promise<void> {
  const origin = { channel: 'WinkSite', channelId: siteId } as const;
  if (!(await updateSessionOrigin(tx, userId, origin))) throw missing();
}
