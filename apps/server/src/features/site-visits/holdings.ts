import { keptDays } from '@smile/contract/retention';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { expireSessions, forgetResumeKeys } from './queries.ts';

/** Longer than the visit's data: a step holds no answers, only screens and the names of refused fields. */
const stepDays = 400;

export const siteVisitHoldings: Holdings = {
  tables: {
    wink_site_sessions: {
      endUser: ['url_params', 'path', 'calculated'],
      hashed: ['resume_hash'],
      plain: ['site_name', 'status'],
      kept: { days: keptDays, drop: expireSessions },
    },
    wink_site_steps: {
      plain: ['kind', 'screen', 'fields'],
      kept: { days: stepDays, drop: dropRows('wink_site_steps', 'created_at') },
    },
  },
  rehash: forgetResumeKeys,
};
