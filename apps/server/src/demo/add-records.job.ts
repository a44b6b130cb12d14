import { z } from 'zod';
import { jobKind } from '../platform/jobs/job.ts';

export const demoRecords = ['CONSENT_TEMPLATE', 'LOOKUPS', 'DOCUMENTS', 'INVITES'] as const;

/** `developerId` is who adds them. */
export const addDemoRecordsJob = jobKind(
  'demo.add-records',
  z.object({ tenantId: z.string(), developerId: z.string(), records: z.enum(demoRecords) }),
);
