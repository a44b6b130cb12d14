import type { Organization, Tenant } from '@smile/contract/tenants';
import { inTransaction, type TenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectTenantDetails, updateTenantDetails } from '../queries.ts';
import { getTenantDetails } from './get-tenant.ts';

/**
 * Keeps omitted details unchanged.
 * @throws ApiError MISSING_RESOURCE
 */
export async function updateTenant(ctx: TenantContext, details: Organization): Promise<Tenant> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectTenantDetails(tx, { lock: true });
    if (!before) throw missing();
    await updateTenantDetails(tx, details);
    const after = await getTenantDetails(tx);
    await recordAudit(tx, {
      action: 'tenant.update',
      entityType: 'tenant',
      entityId: tx.tenantId,
      ...describeChange(before, after),
    });
    return after;
  });
}

const contactFields: readonly string[] = ['phoneNumber', 'emailAddress', 'streetAddress1', 'streetAddress2'];

/** Changed details for the audit log; contact details without values, since they may be personal. */
function describeChange(before: Tenant, after: Tenant) {
  const fields = (Object.keys(after) as (keyof Tenant)[]).filter(
    (field) => field !== 'updatedAt' && before[field] !== after[field],
  );
  const shown = fields.filter((field) => !contactFields.includes(field));
  const valuesOf = (tenant: Tenant) => Object.fromEntries(shown.map((field) => [field, tenant[field]]));
  return { before: valuesOf(before), after: { ...valuesOf(after), fields } };
}
