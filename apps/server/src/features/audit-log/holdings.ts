import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { depersonalizeAudit } from './service.ts';

const auditDays = 400;

export const auditHoldings: Holdings = {
  tables: {
    audit_log: {
      endUser: ['ip'],
      member: ['ip'],
      plain: ['action', 'actor_kind', 'entity_type', 'before', 'after'],
      kept: { days: auditDays, drop: dropRows('audit_log', 'created_at') },
    },
  },
  person: { erase: depersonalizeAudit },
};
