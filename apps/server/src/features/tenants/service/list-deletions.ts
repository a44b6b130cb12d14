import type { Context } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectJobOfTenant } from '../../../platform/jobs/backlog-queries.ts';
import { selectDeletions, type TenantDeletion } from '../deletion-queries.ts';
import { deleteTenantJob } from './delete-tenant.ts';

export interface ListedDeletion extends TenantDeletion {
  state: 'waiting' | 'running' | 'stopped' | 'finished';
  /** First line of the last failure; null without one. */
  reason: string | null;
}

/**
 * Tenant deletions, oldest first; only one tenant's when an id is given. Needs the system context.
 * @throws ApiError MISSING_RESOURCE for a tenant that was not deleted
 */
export async function listDeletions(ctx: Context, tenantId: string | null = null): Promise<ListedDeletion[]> {
  const deletions = await selectDeletions(ctx, tenantId);
  if (tenantId !== null && deletions.length === 0) throw missing();
  const listed: ListedDeletion[] = [];
  for (const deletion of deletions) listed.push({ ...deletion, ...(await readState(ctx, deletion)) });
  return listed;
}

async function readState(ctx: Context, deletion: TenantDeletion): Promise<Pick<ListedDeletion, 'state' | 'reason'>> {
  if (deletion.finishedAt) return { state: 'finished', reason: null };
  const job = await selectJobOfTenant(ctx, deleteTenantJob.name, deletion.tenantId);
  if (!job) return { state: 'stopped', reason: 'its job is gone' };
  const reason = job.lastError?.split('\n')[0] ?? null;
  if (job.isDead) return { state: 'stopped', reason };
  return { state: deletion.rows + deletion.files > 0 ? 'running' : 'waiting', reason };
}
