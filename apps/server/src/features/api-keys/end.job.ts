import { jobKind } from '../../platform/jobs/job.ts';
import { keyEndSchema } from './key-end.ts';

export const endKeyJob = jobKind('api-keys.end', keyEndSchema);
