import type { Holdings } from '../../platform/holdings/holdings.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { deleteTenant, deleteTenantJob } from './service/delete-tenant.ts';

export function tenantJobs(holdings: readonly Holdings[]): JobHandler[] {
  return [handleJob(deleteTenantJob, (ctx, { tenantId }) => deleteTenant(ctx, tenantId, holdings))];
}
