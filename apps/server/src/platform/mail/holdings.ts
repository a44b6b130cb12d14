import { dropSharedRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';
import { clearTokenHashes } from './mailbox-queries.ts';

const mailboxDays = 7;

export const mailHoldings: Holdings = {
  tables: {
    mailbox_messages: {
      endUser: ['to_address', 'text_body', 'html_body'],
      member: ['to_address', 'text_body', 'html_body'],
      hashed: ['token_hash'],
      plain: ['subject', 'sender_name', 'reply_to'],
      kept: { days: mailboxDays, drop: dropSharedRows('mailbox_messages', 'created_at') },
    },
  },
  rehash: clearTokenHashes,
};
