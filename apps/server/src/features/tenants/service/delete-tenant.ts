import { z } from 'zod';
import { type Context, inTransaction, type TenantContext, tenantContext, withTenant } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import type { Holdings } from '../../../platform/holdings/holdings.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { deleteJobsOfTenant } from '../../../platform/jobs/backlog-queries.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import {
  addDeletedFiles,
  deletePart,
  finishDeletion,
  selectDeletions,
  selectTenantTables,
} from '../deletion-queries.ts';
import { updateSuspended } from '../queries.ts';

/** Deletes all of a tenant's data, or resumes the deletion. */
export const deleteTenantJob = jobKind('tenants.delete', z.strictObject({ tenantId: z.string() }));

const partSize = 1000;
/** Retry interval while files are left: uploads in progress at the suspension expire within the hour. */
const filesLeftSeconds = 60;

/**
 * Deletes a tenant in small batches, each in its own transaction, so that a killed process can resume. Deletes the
 * tenant's row last. Needs the system context.
 */
export async function deleteTenant(system: Context, tenantId: string, holdings: readonly Holdings[]): Promise<void> {
  const [deletion] = await selectDeletions(system, tenantId);
  if (!deletion || deletion.finishedAt) return;
  const ctx = withTenant(system, tenantId);
  await updateSuspended(ctx, true);
  for (const { tenant } of holdings) await tenant?.prepareDeletion(tenantContext(system, tenantId));
  await deleteJobsOfTenant(system, tenantId, deleteTenantJob.name);
  const tables = await selectTenantTables(system);
  for (const table of tables) while ((await deletePart(ctx, table, partSize)) > 0);
  while ((await releasePart(ctx)) > 0);
  await system.files.removeDue(system);
  if (await finish(ctx, tables)) {
    system.log.warn({ tenantId, name: deletion.name, requestedBy: deletion.requestedBy }, 'tenant deleted');
    return;
  }
  const runAt = addSeconds(system.now(), filesLeftSeconds);
  await enqueueJob(system, deleteTenantJob, { tenantId }, { runAt });
}

function releasePart(ctx: TenantContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const count = await tx.files.releaseSome(tx, partSize);
    await addDeletedFiles(tx, count);
    return count;
  });
}

/** Returns false while files are waiting for removal: without its row, a file would be orphaned. */
function finish(ctx: TenantContext, tables: readonly string[]): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await finishDeletion(tx, tables))) return false;
    await announceAccessChange(tx);
    return true;
  });
}
