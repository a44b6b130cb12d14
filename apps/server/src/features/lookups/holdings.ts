import type { Holdings } from '../../platform/holdings/holdings.ts';
import { eraseLookupsOfUser } from './service/erase-lookups.ts';

export const lookupHoldings: Holdings = {
  tables: {
    lookups: {
      searched: ['phone', 'email_address', 'request', 'result', 'result_message'],
      plain: ['kind', 'type', 'status', 'result_code'],
      kept: 'until the person is erased: the reference names no end',
    },
  },
  person: { prepareErasure: eraseLookupsOfUser },
};
