import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const recheckJob = jobKind(
  'site-sessions.recheck',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, sessionId: z.string() }),
);

export const announceJob = jobKind(
  'site-sessions.announce',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, sessionId: z.string() }),
);
