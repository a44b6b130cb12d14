import { keptDays } from '@smile/contract/retention';
import { keepInPartitions } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const widgetHoldings: Holdings = {
  tables: {
    ui_events: {
      endUser: ['event_name', 'file_type'],
      kept: keepInPartitions('ui_events', { days: keptDays, partitionDays: 7 }),
    },
  },
};
