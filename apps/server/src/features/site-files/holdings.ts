import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { eraseFilesOfUser, expireFiles } from './service/file-removal.ts';

export const siteFileHoldings: Holdings = {
  tables: {
    site_files: {
      endUser: ['name'],
      plain: ['content_type'],
      kept: { days: keptDays, drop: expireFiles },
    },
  },
  person: { erase: async (tx, userId) => ({ siteFiles: await eraseFilesOfUser(tx, userId) }) },
};
