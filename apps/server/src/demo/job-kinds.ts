import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

export const visitDemoSiteJob = jobKind(
  'demo.visit-site',
  z.object({ tenantId: z.string(), siteId: z.string(), type: z.enum(['DEFAULT', 'LOWCODE']), index: z.number().int() }),
);

export const linkDemoUserJob = jobKind('demo.link-user', z.object({ tenantId: z.string(), index: z.number().int() }));

/** `developerId` is the developer who adds the sites. */
export const addDemoSitesJob = jobKind('demo.add-sites', z.object({ tenantId: z.string(), developerId: z.string() }));

export const demoRecords = ['TEMPLATE', 'CONSENT_TEMPLATE', 'LOOKUPS', 'DOCUMENTS', 'INVITES'] as const;

/** `developerId` is the developer who adds the records. */
export const addDemoRecordsJob = jobKind(
  'demo.add-records',
  z.object({ tenantId: z.string(), developerId: z.string(), records: z.enum(demoRecords) }),
);
