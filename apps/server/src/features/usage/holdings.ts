import type { Holdings } from '../../platform/holdings/holdings.ts';

export const usageHoldings: Holdings = {
  tables: {
    allowances: { plain: ['action'], kept: 'with the tenant' },
    allowance_notices: { plain: ['action'], kept: 'until the total of the allowance changes' },
    usage_entries: { plain: ['action', 'reference'], kept: 'for ever: nothing in the ledger changes' },
  },
};
