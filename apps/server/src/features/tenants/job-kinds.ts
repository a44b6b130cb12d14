import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Deletes everything of a tenant, or goes on with it. */
export const deleteTenantJob = jobKind('tenants.delete', z.strictObject({ tenantId: z.string() }));
