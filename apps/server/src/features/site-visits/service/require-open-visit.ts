import type { LinkContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectIsEnabled } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';
import { requireUnfinished } from './require-unfinished.ts';

/**
 * Before an end user hands over anything, so that nothing goes on from the page of a closed site: a deleted one is
 * closed to all, one that was taken off to whoever has not shared or answered anything yet. Does nothing for users who
 * came by no site. @throws ApiError LINK_EXPIRED; EDIT_CONFLICT once the visit has succeeded
 */
export async function requireOpenVisit(ctx: LinkContext): Promise<void> {
  const { siteSessionId } = ctx.actor;
  if (siteSessionId === undefined) return;
  const session = await selectSession(ctx, siteSessionId);
  const isEnabled = session && (await selectIsEnabled(ctx, session.siteId));
  const isOpen = isEnabled || (isEnabled === false && session?.status !== 'PENDING');
  if (!session || !isOpen) throw new ApiError('LINK_EXPIRED', 'The page of this visit is closed.');
  requireUnfinished(session);
}
