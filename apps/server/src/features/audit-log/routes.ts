import { auditLogApi } from '@smile/contract/audit-log';
import { type Router, route } from '../../platform/http/router.ts';
import { selectAuditEntries } from './queries.ts';

export function auditLogRoutes(router: Router): void {
  route(router, auditLogApi.list, ({ ctx, query }) => selectAuditEntries(ctx, query));
}
