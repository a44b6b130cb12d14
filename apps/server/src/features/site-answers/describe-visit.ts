import type { SiteOutcome } from '@smile/contract/site-answers';
import { toApiTime } from '../../platform/clock.ts';
import type { AnsweredVisit } from './queries.ts';

export function outcomeOf({ status, isDeclined }: Pick<AnsweredVisit, 'status' | 'isDeclined'>): SiteOutcome {
  return status === 'FAILURE' && isDeclined ? 'DECLINED' : status;
}

export function describeVisit(visit: AnsweredVisit) {
  return {
    sessionId: visit.id,
    userId: visit.userId,
    version: visit.version,
    outcome: outcomeOf(visit),
    createdAt: toApiTime(visit.createdAt),
    finishedAt: visit.finishedAt && toApiTime(visit.finishedAt),
  };
}
