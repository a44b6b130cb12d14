import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import type { LinkContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
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
