import type { Holdings } from '../../platform/holdings/holdings.ts';

export const userHoldings: Holdings = {
  tables: {
    users: {
      endUser: ['external_metadata', 'full_name', 'head_image_url'],
      plain: ['channel', 'session_status', 'outcome', 'created_by', 'emulated_by'],
      kept: 'until the tenant erases the person',
    },
  },
};
