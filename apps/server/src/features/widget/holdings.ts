import { keptDays } from '@smile/contract/retention';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const widgetHoldings: Holdings = {
  tables: {
    ui_events: {
      endUser: ['event_name', 'file_type'],
      kept: { days: keptDays, drop: dropRows('ui_events', 'created_at') },
    },
  },
};
