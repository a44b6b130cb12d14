import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const settleAbandonedJob = jobKind('accounts.settle-abandoned', z.strictObject({}));
