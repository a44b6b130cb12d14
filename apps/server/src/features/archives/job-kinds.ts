import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Ends the wait of an archive whose file type nothing is read of. */
export const settleUnreadJob = jobKind(
  'archives.settle-unread',
  z.object({ tenantId: z.string(), mode: modeSchema, archiveId: z.string() }),
);
