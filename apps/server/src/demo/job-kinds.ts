import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

const tenantId = z.string();

export const linkDemoUserJob = jobKind('demo.link-user', z.object({ tenantId, index: z.number().int() }));

/** `developerId` is who adds the sites. */
export const addDemoSitesJob = jobKind('demo.add-sites', z.object({ tenantId, developerId: z.string() }));

export const visitDemoSiteJob = jobKind(
  'demo.visit-site',
  z.object({ tenantId, siteId: z.string(), type: z.enum(['DEFAULT', 'LOWCODE']), index: z.number().int() }),
);
