import { dropSharedRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';
import { deleteRateWindows } from './permit-queries.ts';
import { deleteThrottles } from './throttle-queries.ts';

export const limitHoldings: Holdings = {
  tables: {
    throttles: {
      plain: ['action'],
      hashed: ['subject'],
      kept: { days: 1, drop: dropSharedRows('throttles', 'window_start') },
    },
    rate_windows: {
      hashed: ['subject'],
      kept: { days: 1, drop: dropSharedRows('rate_windows', 'window_start') },
    },
  },
  async rehash(tx) {
    await deleteThrottles(tx);
    await deleteRateWindows(tx.db);
  },
};
