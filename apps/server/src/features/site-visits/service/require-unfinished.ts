import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import { ApiError } from '../../../platform/errors.ts';

/** What the event of a visit's success announced stays as it was; it may be revoked. */
const finished: readonly SiteSessionStatus[] = ['SUCCESS', 'REVOKED'];

/** @throws ApiError EDIT_CONFLICT once the visit has succeeded */
export function requireUnfinished({ status }: { status: SiteSessionStatus }): void {
  if (finished.includes(status))
    throw new ApiError('EDIT_CONFLICT', 'This visit has ended. Its answers cannot be changed any more.');
}
