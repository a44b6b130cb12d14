import { z } from 'zod';
import { handleJob, jobKind } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { collectImages } from './service.ts';

export const collectImagesJob = jobKind('images.collect', z.strictObject({}));

export const imageJobs = [handleJob(collectImagesJob, collectImages)];
export const imageSchedules: Schedule[] = [{ kind: collectImagesJob, pattern: '47 * * * *' }];
