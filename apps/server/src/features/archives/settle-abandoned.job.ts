import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const settleAbandonedReadingsJob = jobKind('archives.settle-abandoned', z.strictObject({}));
