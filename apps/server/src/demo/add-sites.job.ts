import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

/** `developerId` is who adds the sites. */
export const addDemoSitesJob = jobKind('demo.add-sites', z.object({ tenantId: z.string(), developerId: z.string() }));
