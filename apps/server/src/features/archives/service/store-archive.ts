import { inTransaction, type ModeContext } from '../../../context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { noteSharedSource } from '../../site-visits/service/note-activity.ts';
import { startTask } from '../../tasks/service.ts';
import { spendAllowance } from '../../usage/service/allowances.ts';
import { createUser } from '../../users/service/create-user.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { readArchiveJob } from '../job-kinds.ts';
import {
  type ArchiveRow,
  insertArchive,
  insertFiles,
  type NewArchiveFile,
  selectSubmittedArchive,
} from '../queries.ts';
import { fileKeyOf } from '../show-archive.ts';
import { announceArchive } from './archive-notices.ts';
import { type StagedArchive, unknownType } from './stage-archive.ts';

/**
 * Creates an archive in STARTED from a staged upload; returns the existing one for a repeated submission. `admit` runs
 * in the same transaction and throws when nothing may be stored any more.
 */
export function storeStaged<C extends ModeContext>(
  ctx: C,
  staged: StagedArchive,
  admit?: (tx: C) => Promise<void>,
): Promise<ArchiveRow> {
  return inTransaction(ctx, async (tx) => {
    await admit?.(tx);
    return storeArchive(tx, staged);
  });
}

/** Stores a staged upload within the caller's transaction. */
export async function storeArchive(tx: ModeContext, staged: StagedArchive): Promise<ArchiveRow> {
  const { upload, archiveId, files } = staged;
  const { fileType: declaredType, providerId, submissionKey, purpose } = upload;
  const userId = upload.userId ?? (await createUser(tx, {})).user.id;
  const fileType = declaredType ?? unknownType;
  const newArchive = { id: archiveId, userId, providerId, fileType, declaredType, purpose, submissionKey };
  const archive = await insertArchive(tx, newArchive);
  // A concurrent request stored the same submission; the uncommitted staged files expire.
  if (!archive) return (await selectSubmittedArchive(tx, upload))!;
  const rows = files.map(({ bytes, ...file }): NewArchiveFile => ({ ...file, sizeBytes: bytes.length }));
  await insertFiles(tx, archiveId, rows);
  await tx.files.commit(
    tx,
    files.map((file) => fileKeyOf(tx, archiveId, file)),
  );
  await spendAllowance(tx, 'SubmitArchive', archiveId);
  await publishEvent(tx, 'ARCHIVE_STARTED', { userId, archiveId });
  await updateUserSummary(tx, userId);
  // Only uploads by the end user count as shared in a site visit.
  if (providerId === 'user-provided') await noteSharedSource(tx, userId);
  await startReading(tx, archive);
  return archive;
}

async function startReading(
  tx: ModeContext,
  { id: archiveId, userId, providerId, purpose }: ArchiveRow,
): Promise<void> {
  const type = purpose === 'ANALYZE' ? 'ANALYZE_ARCHIVE' : 'CLASSIFY_ARCHIVE';
  const taskId = await startTask(tx, { type, userId, sourceId: archiveId, sourceType: 'ARCHIVE', providerId });
  const { tenantId, mode } = tx;
  await enqueueJob(tx, readArchiveJob, { tenantId, mode, archiveId, taskId }, { dedupeKey: taskId });
  await announceArchive(tx, { archiveId, status: 'STARTED', stage: null });
}
