import { dropRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';
import { deleteRateWindows } from './permits.ts';
import { deleteThrottles } from './throttle.ts';

export const databaseHoldings: Holdings = {
  tables: {
    schema_migrations: { plain: ['name', 'checksum'], kept: 'for ever' },
    settings: { plain: ['name', 'value'], kept: 'for ever' },
    throttles: {
      plain: ['action'],
      hashed: ['subject'],
      kept: { days: 1, drop: dropRows('throttles', 'window_start') },
    },
    rate_windows: {
      hashed: ['subject'],
      kept: { days: 1, drop: dropRows('rate_windows', 'window_start') },
    },
  },
  async rehash(tx) {
    await deleteThrottles(tx);
    await deleteRateWindows(tx.db);
  },
};
