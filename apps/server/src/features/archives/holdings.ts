import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { eraseArchivesOfUser, expireArchives } from './service/archive-removal.ts';

export const archiveHoldings: Holdings = {
  tables: {
    archives: {
      plain: ['file_type', 'declared_type', 'purpose', 'status', 'stage', 'error_code', 'error_message'],
      kept: { days: keptDays, drop: expireArchives },
    },
    archive_files: { endUser: ['name'], plain: ['sub_type', 'format'], kept: 'until its archive is revoked' },
    archive_readings: {
      endUser: ['fields', 'asides'],
      plain: ['document_type', 'read_type', 'pages', 'validation', 'name_scores'],
      kept: 'until its archive is revoked',
    },
    archive_corrections: { endUser: ['value'], plain: ['field', 'actor_kind'], kept: 'until its archive is revoked' },
    payslip_checks: { plain: ['checked_fields', 'actor_kind'], kept: 'until its archive is revoked' },
  },
  person: { erase: eraseArchivesOfUser },
};
