import type { ArchiveErrorCode } from '@smile/contract/archives';
import type { ModeContext } from '../../../context.ts';
import { finishTask, type TaskResult } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { type ArchiveRow, selectArchiveForUpdate, updateFailed } from '../queries.ts';
import { announceArchive } from './archive-notices.ts';

export interface ReadingJob {
  archiveId: string;
  taskId: string;
}

/** Ends the reading's task and announces the archive. Call after the archive's status is stored. */
export async function endReading(
  tx: ModeContext,
  { id, userId }: ArchiveRow,
  { job, result }: { job: ReadingJob; result: TaskResult },
) {
  const task = (await selectOpenTasks(tx, id)).find((open) => open.id === job.taskId);
  if (task) await finishTask(tx, task, result);
  await updateUserSummary(tx, userId);
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive) await announceArchive(tx, { archiveId: id, status: archive.status, stage: null });
}

export async function endFailedReading(
  tx: ModeContext,
  archive: ArchiveRow,
  { job, errorCode, errorMessage }: { job: ReadingJob; errorCode: ArchiveErrorCode; errorMessage: string },
): Promise<void> {
  await updateFailed(tx, archive.id, { errorCode, errorMessage });
  await publishEvent(tx, 'ARCHIVE_FAILED', { userId: archive.userId, archiveId: archive.id, errorCode, errorMessage });
  await endReading(tx, archive, { job, result: { status: 'FAILED', errorCode } });
}
