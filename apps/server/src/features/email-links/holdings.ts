import { dropSharedRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { deleteAllEmailLinks } from './queries.ts';

export const emailLinkHoldings: Holdings = {
  tables: {
    email_links: {
      member: ['email_address'],
      hashed: ['token_hash'],
      plain: ['purpose'],
      kept: { days: 1, drop: dropSharedRows('email_links', 'expires_at', 'token_hash') },
    },
  },
  rehash: deleteAllEmailLinks,
};
