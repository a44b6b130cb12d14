import type { Holdings } from '../../platform/holdings/holdings.ts';
import { tokenContext } from './queries.ts';

export const inviteHoldings: Holdings = {
  tables: {
    invites: {
      endUser: ['full_name', 'first_name', 'last_name', 'email_address'],
      pictures: ['content'],
      sealed: { token_sealed: tokenContext },
      plain: ['status'],
      kept: 'with the end user',
    },
    invite_logs: { plain: ['status'], kept: 'with its invite' },
  },
};
