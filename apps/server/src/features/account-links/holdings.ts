import { linkWindowDays } from '@smile/contract/links';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { rehashLinks } from './service.ts';

export const accountLinkHoldings: Holdings = {
  tables: {
    account_links: {
      hashed: ['fingerprint'],
      kept: { days: linkWindowDays, drop: dropRows('account_links', 'linked_at') },
    },
  },
  rehash: rehashLinks,
};
