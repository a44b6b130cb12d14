import type { ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { noteTakenBack } from '../../site-visits/service/note-activity.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import { deleteSourceData } from '../../user-data/shared-queries.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { erasePayloads } from '../../webhooks/service/erase-events.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../../webhooks/shared-queries.ts';
import { fileKeyOf } from '../file-key.ts';
import { type ArchiveRow, deleteFiles, selectFiles, updateStatus } from '../queries.ts';
import { deleteReading } from '../reading-queries.ts';
import { announceArchive } from './announce-archive.ts';

export type EndAction = 'archive.revoke' | 'archive.expire' | 'archive.erase';

export async function eraseArchive(tx: ModeContext, archive: ArchiveRow, action: EndAction): Promise<void> {
  const { id: archiveId, userId, status } = archive;
  const files = await selectFiles(tx, [archiveId]);
  await deleteFiles(tx, archiveId);
  await deleteReading(tx, archiveId);
  await deleteSourceData(tx, archiveId);
  await erasePayloads(tx, archiveId);
  await deleteSessionPayloads(tx, userId);
  await updateStatus(tx, archiveId, 'REVOKED');
  await tx.files.release(
    tx,
    files.map((file) => fileKeyOf(tx, archiveId, file)),
  );
  for (const task of await selectOpenTasks(tx, archiveId))
    await finishTask(tx, task, { status: 'FAILED', errorCode: 'SYSTEM_ERROR' });
  await publishEvent(tx, 'ARCHIVE_REVOKED', { userId, archiveId });
  await announceArchive(tx, { archiveId, status: 'REVOKED', stage: null });
  await recordAudit(tx, {
    action,
    entityType: 'archive',
    entityId: archiveId,
    before: { status },
    after: { status: 'REVOKED' },
  });
  await updateUserSummary(tx, userId);
  if (archive.providerId === 'user-provided') await noteTakenBack(tx, userId);
}
