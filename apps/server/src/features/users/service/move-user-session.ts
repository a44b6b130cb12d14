import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { updateSessionOrigin } from '../queries.ts';

/**
 * Moves a known user's session to a hosted site.
 * @throws ApiError MISSING_RESOURCE
 */
export async function moveUserSession(tx: ModeContext, userId: string, siteId: string): Promise<void> {
  const origin = { channel: 'WinkSite', channelId: siteId } as const;
  if (!(await updateSessionOrigin(tx, userId, origin))) throw missing();
}
