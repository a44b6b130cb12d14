import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** Removes all due files; the schedule also finds expired staged files. */
export const removeFilesJob = jobKind('files.remove', z.strictObject({}));
