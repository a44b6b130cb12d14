import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Deletes the bytes of files, once the transaction that gave them up has ended. */
export const removeFilesJob = jobKind(
  'archives.remove-files',
  z.object({
    tenantId: z.string(),
    keys: z.array(z.string()),
    /** Not when this archive exists: then the upload was finished. */
    unlessStored: z.string().nullable(),
  }),
);

/** Ends the wait of an archive whose file type nothing is read of. */
export const settleUnreadJob = jobKind(
  'archives.settle-unread',
  z.object({ tenantId: z.string(), mode: modeSchema, archiveId: z.string() }),
);
