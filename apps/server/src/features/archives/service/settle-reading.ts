import { isReadable } from '@smile/contract/archive-analysis';
import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import type { ReadOutcome } from '../../document-reading/service.ts';
import { selectAbandonedTasks } from '../../tasks/shared-queries.ts';
import { readArchiveJob } from '../job-kinds.ts';
import { selectArchiveForUpdate } from '../queries.ts';
import type { KnownUser } from '../validation/known-user.ts';
import { endFailedReading, type ReadingJob } from './end-reading.ts';
import { settleRead } from './settle-read.ts';
import { settleClassified, settleUnread } from './settle-unread.ts';

/** Stores a reading's outcome with the archive's status, data points, events and task, in the caller's transaction. */
export async function settleReading(
  tx: ModeContext,
  job: ReadingJob,
  { outcome, known }: { outcome: ReadOutcome; known: KnownUser },
): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, job.archiveId);
  if (archive?.status !== 'STARTED') return;
  if (outcome.status === 'REFUSED') {
    await endFailedReading(tx, archive, { job, errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage: outcome.message });
    return;
  }
  const { reading } = outcome;
  if (archive.purpose === 'CLASSIFY') await settleClassified(tx, archive, { job, reading });
  else if (!reading.fields || !isReadable(reading.fileType)) await settleUnread(tx, archive, { job, reading });
  else await settleRead(tx, archive, { job, reading, readType: reading.fileType, known });
}

/** The job of a younger task may not be queued yet. */
const graceSeconds = 60;

/** Fails readings whose job is lost or dead. Needs the system context. */
export async function settleAbandonedReadings(ctx: Context): Promise<void> {
  const startedBefore = addSeconds(ctx.now(), -graceSeconds);
  for (const type of ['ANALYZE_ARCHIVE', 'CLASSIFY_ARCHIVE'] as const) {
    const abandoned = await selectAbandonedTasks(ctx, {
      type,
      jobName: readArchiveJob.name,
      startedBefore,
      limit: 500,
    });
    for (const { tenantId, mode, id: taskId, sourceId: archiveId } of abandoned) {
      const tenant = modeContext(tenantContext(ctx, tenantId), mode);
      await inTransaction(tenant, (tx) => failAbandoned(tx, { archiveId, taskId }));
    }
  }
}

async function failAbandoned(tx: ModeContext, job: ReadingJob): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, job.archiveId);
  if (archive?.status !== 'STARTED') return;
  const errorMessage = 'The document could not be read because of a problem on our side.';
  await endFailedReading(tx, archive, { job, errorCode: 'SYSTEM_ERROR', errorMessage });
}
