import { jobKind } from '../../platform/jobs/job.ts';
import { keyEndSchema } from './key-end.ts';

export const warnOfKeyEndJob = jobKind('api-keys.warn-of-end', keyEndSchema);
