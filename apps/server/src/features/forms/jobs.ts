import { z } from 'zod';
import { handleJob, jobKind } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { expireForms } from './service.ts';

export const expireFormsJob = jobKind('forms.expire', z.strictObject({}));

export const formJobs = [handleJob(expireFormsJob, expireForms)];
export const formSchedules: Schedule[] = [{ kind: expireFormsJob, pattern: '43 * * * *' }];
