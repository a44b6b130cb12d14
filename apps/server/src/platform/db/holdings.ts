import type { Holdings } from '../holdings/holdings.ts';

export const databaseHoldings: Holdings = {
  tables: {
    schema_migrations: { plain: ['name', 'checksum'], kept: 'for ever' },
    settings: { plain: ['name', 'value'], kept: 'for ever' },
  },
};
