import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { insertDeletion, selectDeletions } from '../deletion-queries.ts';
import { updateSuspended } from '../queries.ts';
import { deleteTenantJob } from './delete-tenant.ts';
import { getTenant } from './get-tenant.ts';

/**
 * Operator command: suspends the tenant and enqueues its irreversible deletion. A repeated request resumes a failed
 * deletion. Needs the system context.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS when the name is not the tenant's
 */
export async function requestDeletion(
  system: Context,
  tenantId: string,
  { name, requestedBy }: { name: string; requestedBy: string },
): Promise<void> {
  await inTransaction(system, async (tx) => {
    const tenant = withTenant(tx, tenantId);
    const [known] = await selectDeletions(tx, tenantId);
    if (known?.finishedAt) return;
    const { name: wanted } = known ?? (await getTenant(tenant));
    if (name !== wanted) throw invalid(`“${name}” is not the name of ${tenantId}. Nothing is deleted.`);
    if (!known) {
      await updateSuspended(tenant, true);
      await insertDeletion(tenant, { name, requestedBy });
      await announceAccessChange(tenant);
    }
    await enqueueJob(tx, deleteTenantJob, { tenantId }, { dedupeKey: tenantId });
  });
}
