import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** Removes all that is due, whoever asks; the schedule finds what was staged and forgotten. */
export const removeFilesJob = jobKind('files.remove', z.strictObject({}));
