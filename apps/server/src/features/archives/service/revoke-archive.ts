import { archiveRetentionDays } from '@smile/contract/archives';
import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { eraseSourceData } from '../../user-data/service/store-source-data.ts';
import { refreshUserSummary } from '../../users/service/list-users.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { erasePayloads, eraseSessionPayloads } from '../../webhooks/service/keep-events.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { fileKeyOf } from '../file-key.ts';
import { removeFilesJob } from '../job-kinds.ts';
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

const batch = 100;
const daySeconds = 24 * 3600;

type EndAction = 'archive.revoke' | 'archive.expire' | 'archive.erase';

/**
 * Ends an archive for good: its files and what was read of them are deleted, it stays listed as REVOKED. Revoking it
 * again changes nothing. @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function revokeArchive(ctx: ModeContext, id: string): Promise<void> {
  const archive = await selectArchive(ctx, id);
  if (!archive) throw missing();
  await requireEraseRight(ctx, archive.userId);
  await inTransaction(ctx, (tx) => endArchive(tx, id, 'archive.revoke'));
}

/** Ends every archive of a user, in the transaction that erases the user. */
export async function eraseArchivesOfUser(tx: ModeContext, userId: string): Promise<void> {
  for (const archive of await selectKeptArchivesOfUser(tx, userId)) await eraseArchive(tx, archive, 'archive.erase');
}

/**
 * Ends every archive that is older than sixty days, as end users are promised. Takes the system's context; a repeated
 * run goes on where the last one stopped.
 */
export async function expireArchives(ctx: Context): Promise<void> {
  const before = addSeconds(ctx.now(), -archiveRetentionDays * daySeconds);
  for (;;) {
    const due = await selectArchivesUploadedBefore(ctx, { before, limit: batch });
    for (const { tenantId, mode, id } of due) {
      const own = modeContext(tenantContext(ctx, tenantId), mode);
      await inTransaction(own, (tx) => endArchive(tx, id, 'archive.expire'));
    }
    if (due.length < batch) return;
  }
}

async function endArchive(tx: ModeContext, id: string, action: EndAction): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive && archive.status !== 'REVOKED') await eraseArchive(tx, archive, action);
}

async function eraseArchive(tx: ModeContext, archive: ArchiveRow, action: EndAction): Promise<void> {
  const { id: archiveId, userId, status } = archive;
  const files = await selectFiles(tx, [archiveId]);
  await deleteFiles(tx, archiveId);
  await eraseSourceData(tx, archiveId);
  await erasePayloads(tx, archiveId);
  await eraseSessionPayloads(tx, userId);
  await updateStatus(tx, archiveId, 'REVOKED');
  await enqueueJob(tx, removeFilesJob, {
    tenantId: tx.tenantId,
    keys: files.map((file) => fileKeyOf(tx, archiveId, file)),
    unlessStored: null,
  });
  await publishEvent(tx, 'ARCHIVE_REVOKED', { userId, archiveId });
  await recordAudit(tx, {
    action,
    entityType: 'archive',
    entityId: archiveId,
    before: { status },
    after: { status: 'REVOKED' },
  });
  await refreshUserSummary(tx, userId);
}
