import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { tokenContext } from './queries.ts';
import { expireInvites } from './service/expire-invites.ts';
import { eraseInviteMails } from './service/invites.ts';

export const inviteHoldings: Holdings = {
  tables: {
    invites: {
      endUser: ['full_name', 'first_name', 'last_name', 'email_address'],
      pictures: ['content'],
      sealed: { token_sealed: tokenContext },
      plain: ['status'],
      kept: { days: keptDays, drop: expireInvites },
    },
    invite_templates: { pictures: ['content'], plain: ['name'], kept: 'until the tenant deletes it' },
    invite_logs: { plain: ['status', 'event'], kept: 'with its invite' },
  },
  person: { erase: eraseInviteMails },
};
