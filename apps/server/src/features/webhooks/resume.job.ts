import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Takes up again what waited while a webhook was inactive. */
export const resumeJob = jobKind(
  'webhooks.resume',
  z.object({ tenantId: z.string(), mode: modeSchema, webhookId: z.string() }),
);
