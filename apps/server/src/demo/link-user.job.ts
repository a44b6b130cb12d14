import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

export const linkDemoUserJob = jobKind('demo.link-user', z.object({ tenantId: z.string(), index: z.number().int() }));
