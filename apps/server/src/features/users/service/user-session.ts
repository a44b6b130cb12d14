import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { lockUser, updateSessionOrigin } from '../queries.ts';

/** Before anything of the user is locked; nobody else changes what hangs on the user until the transaction ends. */
export async function holdUser(tx: ModeContext, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw missing();
}

/** A known user comes through a site. @throws ApiError MISSING_RESOURCE */
export async function moveUserSession(tx: ModeContext, userId: string, siteId: string): Promise<void> {
  const origin = { channel: 'WinkSite', channelId: siteId } as const;
  if (!(await updateSessionOrigin(tx, userId, origin))) throw missing();
}
