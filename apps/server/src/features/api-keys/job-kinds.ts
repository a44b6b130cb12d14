import { jobKind } from '../../platform/jobs/job.ts';
import { keyEndSchema } from './key-end.ts';

export const warnOfKeyEndJob = jobKind('api-keys.warn-of-end', keyEndSchema);

export const endKeyJob = jobKind('api-keys.end', keyEndSchema);
