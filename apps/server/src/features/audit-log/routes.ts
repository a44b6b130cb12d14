import { auditLogApi } from '@smile/contract/audit-log';
import { onReplica } from '../../context.ts';
import { type Router, route } from '../../platform/http/router.ts';
import { selectAuditEntries } from './queries.ts';

export function auditLogRoutes(router: Router): void {
  route(router, auditLogApi.list, async ({ ctx, query }) => selectAuditEntries(await onReplica(ctx), query));
}
