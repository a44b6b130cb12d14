import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { ExpiredBatch } from '../../../platform/holdings/holdings.ts';
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

/**
 * Revokes an archive: deletes its files and readings, and keeps it listed as REVOKED. Idempotent.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function revokeArchive(ctx: ModeContext, id: string): Promise<void> {
  const archive = await selectArchive(ctx, id);
  if (!archive) throw missing();
  await requireEraseRight(ctx, archive.userId);
  await inTransaction(ctx, (tx) => revokeById(tx, id, 'archive.revoke'));
}

/** Revokes archives kept longer than promised to end users (`keptDays`). Needs the system context. */
export async function expireArchives(ctx: Context, batch: ExpiredBatch): Promise<number> {
  const due = await selectArchivesUploadedBefore(ctx, batch);
  for (const { tenantId, mode, id } of due) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => revokeById(tx, id, 'archive.expire'));
  }
  return due.length;
}

async function revokeById(tx: ModeContext, id: string, action: RevocationAction): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive && archive.status !== 'REVOKED') await revokeStored(tx, archive, action);
}

/** Why an archive is revoked, as the audit log calls it: by request, by age, or with its user. */
type RevocationAction = 'archive.revoke' | 'archive.expire' | 'archive.erase';

async function revokeStored(tx: ModeContext, archive: ArchiveRow, action: RevocationAction): Promise<void> {
  const { id: archiveId, userId, status } = archive;
  const files = await selectFiles(tx, [archiveId]);
  await deleteFiles(tx, archiveId);
  await deleteReading(tx, archiveId);
  await deleteSourceData(tx, archiveId);
  await erasePayloads(tx, archiveId);
  // The event of a completed session holds all of the user's sources in one payload.
  await deleteSessionPayloads(tx, userId);
  await updateStatus(tx, archiveId, 'REVOKED');
  await tx.files.release(
    tx,
    files.map((file) => fileKeyOf(tx, archiveId, file)),
  );
  // No error code means revoked; a reading job that still runs finds the status and stores nothing.
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
  // Only uploads by the end user count as shared in a site visit.
  if (archive.providerId === 'user-provided') await noteRevokedSource(tx, userId);
}

/** Revokes all archives of a user, in the transaction that erases the user. */
export async function eraseArchivesOfUser(tx: ModeContext, userId: string): Promise<{ archives: number }> {
  const archives = await selectKeptArchivesOfUser(tx, userId);
  for (const archive of archives) await revokeStored(tx, archive, 'archive.erase');
  return { archives: archives.length };
}
