import { z } from 'zod';
import { handleJob, jobKind } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { dropOldLinks } from './service/link-network.ts';

const dropOldLinksJob = jobKind('links.drop-old', z.strictObject({}));

export const linkJobs = [handleJob(dropOldLinksJob, (ctx) => dropOldLinks(ctx))];
export const linkSchedules: Schedule[] = [{ kind: dropOldLinksJob, pattern: '17 3 * * *' }];
