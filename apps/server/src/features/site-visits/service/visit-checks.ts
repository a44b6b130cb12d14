import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import type { LinkContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectIsEnabled } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';

/**
 * A successful visit cannot change except by revocation, because its event has announced the data. A declined visit
 * cannot change either.
 */
const finished: readonly SiteSessionStatus[] = ['SUCCESS', 'REVOKED'];

/** @throws ApiError EDIT_CONFLICT once the visit has ended */
export function requireUnfinished({ status, isDeclined }: { status: SiteSessionStatus; isDeclined: boolean }): void {
  if (isDeclined || finished.includes(status))
    throw new ApiError('EDIT_CONFLICT', 'This visit has ended and can no longer be changed.');
}

/**
 * Call before writing anything with a visit's token; does nothing for users without a site visit.
 * @throws ApiError EDIT_CONFLICT once the visit has ended
 */
export async function requireUnfinishedVisit(ctx: LinkContext): Promise<void> {
  const { siteSessionId } = ctx.actor;
  const session = siteSessionId === undefined ? null : await selectSession(ctx, siteSessionId);
  if (session) requireUnfinished(session);
}

/**
 * Rejects data for a closed site: a deleted site is closed to everyone, a disabled one to visitors who have not shared
 * or answered anything. Users without a site visit pass.
 * @throws ApiError LINK_EXPIRED; EDIT_CONFLICT once the visit has ended
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
