import type { Holdings } from '../../platform/holdings/holdings.ts';

export const usageHoldings: Holdings = {
  tables: {
    allowances: { plain: ['action'], kept: 'with the tenant' },
    usage_entries: { plain: ['action', 'reference'], kept: 'for ever: nothing in the ledger changes' },
  },
};
