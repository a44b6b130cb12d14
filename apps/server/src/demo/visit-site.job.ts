import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

export const visitDemoSiteJob = jobKind(
  'demo.visit-site',
  z.object({ tenantId: z.string(), siteId: z.string(), type: z.enum(['DEFAULT', 'LOWCODE']), index: z.number().int() }),
);
