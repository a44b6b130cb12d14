import { handleJob } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { refreshAdapters, refreshAdaptersJob } from './service/refresh-adapters.ts';

export const adapterJobs = [handleJob(refreshAdaptersJob, refreshAdapters)];

export const adapterSchedules: Schedule[] = [{ kind: refreshAdaptersJob, pattern: '* * * * *' }];
