import { dropSharedRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';
import { sum } from './job-queries.ts';
import { inQueues } from './queues.ts';

const deadDays = 60;
const dropDead = dropSharedRows('jobs', 'failed_at');

export const jobHoldings: Holdings = {
  tables: {
    jobs: {
      plain: ['queue', 'group_key', 'name', 'payload', 'dedupe_key', 'last_error', 'traceparent'],
      kept: { days: deadDays, drop: async (ctx, old) => sum(await inQueues(ctx, (queue) => dropDead(queue, old))) },
    },
    schedules: { plain: ['name'], kept: 'for ever' },
  },
};
