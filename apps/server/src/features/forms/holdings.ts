import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { expireForms } from './service.ts';
import { deleteFormsOfUser } from './shared-queries.ts';

export const formHoldings: Holdings = {
  tables: {
    forms: {
      endUser: ['data'],
      plain: ['name', 'reference'],
      kept: { days: keptDays, drop: expireForms },
    },
  },
  person: { erase: async (tx, userId) => ({ forms: await deleteFormsOfUser(tx, userId) }) },
};
