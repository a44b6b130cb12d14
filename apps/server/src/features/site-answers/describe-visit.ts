import type { SiteOutcome } from '@smile/contract/site-answers';
import { toApiTime } from '../../platform/clock.ts';
import type { AnsweredVisit } from './queries.ts';

/** Answers show a decline as an outcome of its own; sessions store it as a failure with a flag. */
export function toSiteOutcome({ status, isDeclined }: Pick<AnsweredVisit, 'status' | 'isDeclined'>): SiteOutcome {
  return status === 'FAILURE' && isDeclined ? 'DECLINED' : status;
}

/** Fields of a visit that the list and the details of answers share. */
export function describeVisit(visit: AnsweredVisit) {
  return {
    sessionId: visit.id,
    userId: visit.userId,
    version: visit.version,
    outcome: toSiteOutcome(visit),
    createdAt: toApiTime(visit.createdAt),
    finishedAt: visit.finishedAt && toApiTime(visit.finishedAt),
  };
}
