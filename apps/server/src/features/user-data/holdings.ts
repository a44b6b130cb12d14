import type { Holdings } from '../../platform/holdings/holdings.ts';

export const userDataHoldings: Holdings = {
  tables: {
    user_data: {
      endUser: ['payload'],
      plain: ['datapoint', 'source_type'],
      kept: 'with its account or archive',
    },
  },
};
