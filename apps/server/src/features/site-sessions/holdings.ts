import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

/** Longer than what people share: steps say nothing of anybody. */
const stepDays = 400;

export const siteSessionHoldings: Holdings = {
  tables: {
    wink_site_sessions: {
      endUser: ['url_params', 'path'],
      plain: ['site_name', 'status', 'resume_hash'],
      kept: 'with the end user',
    },
    wink_site_steps: {
      plain: ['kind', 'screen', 'fields'],
      kept: { days: stepDays, drop: dropRows('wink_site_steps', 'created_at') },
    },
  },
};
