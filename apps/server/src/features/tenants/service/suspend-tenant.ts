import { inTransaction, systemContext, type TenantContext } from '../../../context.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectDeletions } from '../deletion-queries.ts';
import { updateSuspended } from '../queries.ts';
import { selectIsSuspended } from '../shared-queries.ts';
import { getTenant } from './get-tenant.ts';

const message = 'This organization is suspended. Please contact support.';

/**
 * Operator command: suspends a tenant, which rejects all its callers, or lifts the suspension. Keeps data, events and
 * deliveries.
 * @throws ApiError MISSING_RESOURCE
 */
export async function setSuspended(ctx: TenantContext, isSuspended: boolean): Promise<void> {
  if (!isSuspended) await refuseDeleted(ctx);
  await inTransaction(ctx, async (tx) => {
    await getTenant(tx);
    if (!(await updateSuspended(tx, isSuspended))) return;
    const action = isSuspended ? 'tenant.suspend' : 'tenant.resume';
    await recordAudit(tx, { action, entityType: 'tenant', entityId: tx.tenantId });
    await announceAccessChange(tx);
  });
}

/** @throws ApiError INVALID_PARAMETERS */
async function refuseDeleted(ctx: TenantContext): Promise<void> {
  const [deletion] = await selectDeletions(systemContext(ctx), ctx.tenantId);
  if (deletion) throw invalid(`${ctx.tenantId} is being deleted and cannot be resumed.`);
}

/** @throws ApiError UNAUTHORIZED_ACCESS for a suspended tenant */
export function refuseSuspended(isSuspended: boolean): void {
  if (isSuspended) throw new ApiError('UNAUTHORIZED_ACCESS', message);
}

/** Rejects a suspended tenant in a context without an actor. */
export async function refuseSuspendedTenant(ctx: TenantContext): Promise<void> {
  refuseSuspended(await selectIsSuspended(ctx));
}
