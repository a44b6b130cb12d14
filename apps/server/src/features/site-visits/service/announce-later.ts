import type { ModeContext } from '../../../context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { announceJob } from '../job-kinds.ts';

/** The event of a completed session is sent by a job, which waits for the data. */
export function announceLater(tx: ModeContext, sessionId: string): Promise<void> {
  const { tenantId, mode } = tx;
  return enqueueJob(tx, announceJob, { tenantId, mode, sessionId }, { dedupeKey: sessionId });
}
