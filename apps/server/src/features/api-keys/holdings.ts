import type { Holdings } from '../../platform/holdings/holdings.ts';
import { clearReplacements, rehashApiKeys, secretContext } from './queries.ts';

export const apiKeyHoldings: Holdings = {
  tables: {
    api_keys: {
      sealed: { secret_sealed: secretContext },
      plain: ['status', 'api_key', 'created_by', 'replaced_by'],
      kept: 'until the tenant deletes it',
    },
    api_key_lookups: { hashed: ['key_hash'], kept: 'with its API key' },
  },
  tenant: { prepareDeletion: clearReplacements },
  rehash: rehashApiKeys,
};
