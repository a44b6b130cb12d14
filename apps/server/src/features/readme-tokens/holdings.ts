import { dropSharedRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { deleteAllReadmeTokens } from './queries.ts';

export const readmeTokenHoldings: Holdings = {
  tables: {
    readme_tokens: {
      hashed: ['token_hash'],
      // Expired tokens go at once.
      kept: { days: 0, drop: dropSharedRows('readme_tokens', 'expires_at', 'token_hash') },
    },
  },
  rehash: deleteAllReadmeTokens,
};
