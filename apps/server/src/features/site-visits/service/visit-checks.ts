import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import type { LinkContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectIsEnabled } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';

/** A successful visit is frozen, because its event announced the data; it may be revoked. */
const finished: readonly SiteSessionStatus[] = ['SUCCESS', 'REVOKED'];

/** @throws ApiError EDIT_CONFLICT once the visit has succeeded */
export function requireUnfinished({ status }: { status: SiteSessionStatus }): void {
  if (finished.includes(status))
    throw new ApiError('EDIT_CONFLICT', 'This visit has ended and cannot be changed any more.');
}

/**
 * Before anything is written with the token of a visit; does nothing for users who came by no site.
 * @throws ApiError EDIT_CONFLICT once the visit has succeeded
 */
export async function requireUnfinishedVisit(ctx: LinkContext): Promise<void> {
  const { siteSessionId } = ctx.actor;
  const session = siteSessionId === undefined ? null : await selectSession(ctx, siteSessionId);
  if (session) requireUnfinished(session);
}

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
