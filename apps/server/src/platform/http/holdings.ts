import { dropRows } from '../holdings/drop-queries.ts';
import type { Holdings } from '../holdings/holdings.ts';
import { deleteAllKeys } from './idempotency/idempotency-queries.ts';

export const requestHoldings: Holdings = {
  tables: {
    idempotency_keys: {
      sealed: { answer_sealed: 'dropped' },
      hashed: ['key_hash'],
      plain: ['owner', 'request_hash'],
      kept: { days: 0, drop: dropRows('idempotency_keys', 'expires_at') },
    },
  },
  rehash: deleteAllKeys,
};
