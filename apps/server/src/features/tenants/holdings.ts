import type { Holdings } from '../../platform/holdings/holdings.ts';

export const tenantHoldings: Holdings = {
  tables: {
    tenants: { member: ['profile'], pictures: ['profile'], plain: ['name'], kept: 'for ever' },
    tenant_deletions: { plain: ['name', 'requested_by'], kept: 'for ever' },
  },
};
