import type { Holdings } from '../../platform/holdings/holdings.ts';

export const taskHoldings: Holdings = {
  tables: {
    tasks: { plain: ['type', 'status', 'source_type', 'datapoints', 'error_code'], kept: 'with the end user' },
  },
};
