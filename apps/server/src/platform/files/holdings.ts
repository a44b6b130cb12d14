import type { Holdings } from '../holdings/holdings.ts';

export const fileHoldings: Holdings = {
  tables: { files: { plain: ['key', 'state'], kept: 'until its bytes are removed' } },
};
