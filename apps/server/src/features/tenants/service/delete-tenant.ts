import { z } from 'zod';
import { actingFor, type Context, inTransaction, type TenantContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import type { Holdings } from '../../../platform/holdings/holdings.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { deleteJobsOfTenant } from '../../../platform/jobs/backlog-queries.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import {
  addDeletedFiles,
  deletePart,
  deleteRest,
  lockTenant,
  selectDeletions,
  selectTenantTables,
} from '../deletion-queries.ts';
import { updateSuspended } from '../queries.ts';

/** Deletes everything of a tenant, or goes on with it. */
export const deleteTenantJob = jobKind('tenants.delete', z.strictObject({ tenantId: z.string() }));

const partSize = 1000;
/** Uploads under way when the tenant was suspended are given up within the hour. */
const filesLeftSeconds = 60;

/**
 * Deletes a tenant in small parts, each committed by itself, so that a killed process goes on where it was. The
 * tenant's own row goes last. Needs the system context.
 */
export async function deleteTenant(system: Context, tenantId: string, holdings: readonly Holdings[]): Promise<void> {
  const [deletion] = await selectDeletions(system, tenantId);
  if (!deletion || deletion.finishedAt) return;
  const ctx = actingFor(system, tenantId);
  await updateSuspended(ctx, true);
  for (const { tenant } of holdings) await tenant?.leave(tenantContext(system, tenantId));
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

/** False while files wait for their removal: a file without a row would never be found. */
function finish(ctx: TenantContext, tables: readonly string[]): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockTenant(tx);
    if (await tx.files.hasAny(tx)) return false;
    await deleteRest(tx, tables);
    await announceAccessChange(tx);
    return true;
  });
}
