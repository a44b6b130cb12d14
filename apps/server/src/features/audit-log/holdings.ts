import { keepInPartitions } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { depersonalizeAudit } from './service.ts';

const auditDays = 400;

export const auditHoldings: Holdings = {
  tables: {
    audit_log: {
      endUser: ['ip'],
      member: ['ip'],
      plain: ['action', 'actor_kind', 'entity_type', 'before', 'after'],
      kept: keepInPartitions('audit_log', { days: auditDays, partitionDays: 30 }),
    },
  },
  person: { erase: depersonalizeAudit },
};
