import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

export const startJob = jobKind('retention.start', z.strictObject({}));
