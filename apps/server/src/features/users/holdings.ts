import { systemContext } from '../../context.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

import { deleteMailsAmong } from '../../platform/mail/mail.ts';
import { everyUserId } from './queries.ts';

export const userHoldings: Holdings = {
  tables: {
    users: {
      endUser: ['external_metadata', 'full_name', 'head_image_url'],
      plain: ['channel', 'session_status', 'outcome', 'created_by', 'emulated_by'],
      kept: 'until the tenant erases the person',
    },
  },
  tenant: { prepareDeletion: (ctx) => deleteMailsAmong(systemContext(ctx), everyUserId(ctx)) },
};
