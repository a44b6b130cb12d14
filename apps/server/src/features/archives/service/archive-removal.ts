import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { noteRevokedSource } from '../../site-visits/service/note-activity.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import { deleteSourceData } from '../../user-data/shared-queries.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { erasePayloads } from '../../webhooks/service/erase-events.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../../webhooks/shared-queries.ts';
import {
  type ArchiveRow,
  deleteFiles,
  selectArchive,
  selectArchiveForUpdate,
  selectArchivesUploadedBefore,
  selectFiles,
  selectKeptArchivesOfUser,
  updateStatus,
} from '../queries.ts';
import { deleteReading } from '../reading-queries.ts';
import { fileKeyOf } from '../show-archive.ts';
import { announceArchive } from './archive-notices.ts';

async function endArchive(tx: ModeContext, id: string, action: EndAction): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive && archive.status !== 'REVOKED') await eraseArchive(tx, archive, action);
}

/**
 * Ends an archive permanently: deletes its files and readings, and keeps it listed as REVOKED. Idempotent.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function revokeArchive(ctx: ModeContext, id: string): Promise<void> {
  const archive = await selectArchive(ctx, id);
  if (!archive) throw missing();
  await requireEraseRight(ctx, archive.userId);
  await inTransaction(ctx, (tx) => endArchive(tx, id, 'archive.revoke'));
}

/** Revokes archives uploaded before a time, as promised to end users. Needs the system context. */
export async function expireArchives(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  const due = await selectArchivesUploadedBefore(ctx, old);
  for (const { tenantId, mode, id } of due) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => endArchive(tx, id, 'archive.expire'));
  }
  return due.length;
}

type EndAction = 'archive.revoke' | 'archive.expire' | 'archive.erase';

async function eraseArchive(tx: ModeContext, archive: ArchiveRow, action: EndAction): Promise<void> {
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
  if (archive.providerId === 'user-provided') await noteRevokedSource(tx, userId);
}

/** Ends all archives of a user, in the transaction that erases the user. */
export async function eraseArchivesOfUser(tx: ModeContext, userId: string): Promise<{ archives: number }> {
  const archives = await selectKeptArchivesOfUser(tx, userId);
  for (const archive of archives) await eraseArchive(tx, archive, 'archive.erase');
  return { archives: archives.length };
}
