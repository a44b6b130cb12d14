import { linkWindowDays } from '@smile/contract/links';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { rehashLinks } from './service/account-links.ts';
import { deleteHiddenReadingsBefore } from './staging-queries.ts';

export const userDataHoldings: Holdings = {
  tables: {
    user_data: {
      endUser: ['payload'],
      plain: ['datapoint', 'source_type'],
      kept: 'with its account or archive',
    },
    account_links: {
      hashed: ['fingerprint'],
      kept: { days: linkWindowDays, drop: dropRows('account_links', 'linked_at') },
    },
    user_data_readings: {
      // Left behind by a process that ended while storing them.
      kept: { days: 1, drop: deleteHiddenReadingsBefore },
    },
  },
  rehash: rehashLinks,
};
