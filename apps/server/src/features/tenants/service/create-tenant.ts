import type { TenantContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { insertTenant } from '../queries.ts';

export async function createTenant(tx: TenantContext, tenant: { name: string }): Promise<void> {
  await insertTenant(tx, tenant);
  await recordAudit(tx, { action: 'tenant.create', entityType: 'tenant', entityId: tx.tenantId });
}
