import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const startSyncsJob = jobKind('accounts.start-syncs', z.strictObject({}));
