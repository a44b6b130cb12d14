import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const developerSessionHoldings: Holdings = {
  tables: {
    developer_sessions: {
      member: ['user_agent', 'ip'],
      plain: ['stage', 'challenge'],
      kept: { days: 1, drop: dropRows('developer_sessions', 'expires_at') },
    },
  },
};
