import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { expireExports } from './service.ts';

export const accountExportHoldings: Holdings = {
  tables: {
    account_exports: {
      endUser: ['file_name'],
      plain: ['extension_type', 'status', 'file_key', 'md5'],
      kept: { days: keptDays, drop: expireExports },
    },
  },
};
