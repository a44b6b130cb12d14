import type { Holdings } from '../../platform/holdings/holdings.ts';
import { secretContext } from './queries.ts';

export const adapterHoldings: Holdings = {
  tables: {
    adapters: {
      sealed: { secret_sealed: (_tenantId, id) => secretContext(id) },
      plain: ['url', 'only_providers', 'health_status', 'health_message'],
      kept: 'until the operator removes it',
    },
    adapter_providers: { plain: ['login_options', 'entry'], kept: 'with its adapter' },
  },
};
