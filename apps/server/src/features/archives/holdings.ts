import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { eraseArchivesOfUser, expireArchives } from './service/revoke-archive.ts';

export const archiveHoldings: Holdings = {
  tables: {
    archives: {
      plain: ['file_type', 'status', 'error_code', 'error_message'],
      kept: { days: keptDays, drop: expireArchives },
    },
    archive_files: { endUser: ['name'], plain: ['sub_type', 'format'], kept: 'until its archive is revoked' },
  },
  person: { erase: eraseArchivesOfUser },
};
