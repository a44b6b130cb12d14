import { dropSharedRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';

const deadDays = 60;

export const jobHoldings: Holdings = {
  tables: {
    jobs: {
      plain: ['queue', 'group_key', 'name', 'payload', 'dedupe_key', 'last_error', 'traceparent'],
      kept: { days: deadDays, drop: dropSharedRows('jobs', 'failed_at') },
    },
    schedules: { plain: ['name'], kept: 'for ever' },
  },
};
