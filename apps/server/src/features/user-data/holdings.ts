import type { Holdings } from '../../platform/holdings/holdings.ts';
import { deleteHiddenReadingsBefore } from './staging-queries.ts';

export const userDataHoldings: Holdings = {
  tables: {
    user_data: {
      endUser: ['payload'],
      plain: ['datapoint', 'source_type'],
      kept: 'with its account or archive',
    },
    user_data_readings: {
      // Left behind by a process that ended while it stored them.
      kept: { days: 1, drop: deleteHiddenReadingsBefore },
    },
  },
};
