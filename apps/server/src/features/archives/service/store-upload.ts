import type { Archive } from '@smile/contract/archives';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { findFileType } from '../../datasources/service.ts';
import { noteShared } from '../../site-sessions/service/track-session.ts';
import { startTask } from '../../tasks/service.ts';
import { spendAllowance } from '../../usage/service/spend-allowance.ts';
import { requireAllowance } from '../../usage/service/summarize-usage.ts';
import { createUser } from '../../users/service/create-user.ts';
import { getUser } from '../../users/service/list-users.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { fileKeyOf } from '../file-key.ts';
import {
  type ArchiveRow,
  insertArchive,
  insertFiles,
  type NewArchiveFile,
  selectArchiveBySubmission,
} from '../queries.ts';
import { readArchiveJob } from '../read.job.ts';
import { type CheckedFile, type GivenFile, readFiles } from '../read-files.ts';
import { announceArchive } from './live-archives.ts';

/** What an archive is called until its content says what it is. */
const unknownType = 'OTHERS';

export interface NewUpload {
  /** Null makes a new user. */
  userId: string | null;
  providerId: Archive['providerId'];
  /** Null leaves it to the content. */
  fileType: string | null;
  /** Whether its fields are wanted, or only what it is. */
  purpose: 'ANALYZE' | 'CLASSIFY';
  files: GivenFile[];
  submissionKey: string | null;
}

/** An upload whose bytes are staged. */
export interface StagedUpload {
  upload: NewUpload;
  archiveId: string;
  files: (CheckedFile & { id: string })[];
}

/**
 * Checks an upload and keeps its bytes; not for use inside a transaction.
 * @throws ApiError INVALID_PARAMETERS for what may not be uploaded; MISSING_RESOURCE for an unknown user;
 * UNAUTHORIZED_ACCESS when no archive is left
 */
export async function stageUpload(ctx: ModeContext, upload: NewUpload): Promise<StagedUpload> {
  const fileType = findFileType(ctx, upload.fileType ?? unknownType);
  if (!fileType) throw invalid(`There is no file type "${upload.fileType}" that can be uploaded.`);
  const checked = readFiles(fileType, upload.files);
  if (upload.userId !== null) await getUser(ctx, upload.userId);
  await requireAllowance(ctx, 'SubmitArchive');
  const archiveId = ctx.newId('archive');
  const files = checked.map((file) => ({ ...file, id: ctx.newId('file') }));
  await storeBytes(ctx, archiveId, files);
  return { upload, archiveId, files };
}

/** Stores a staged upload as an archive in STARTED; one that was submitted before is answered as it is. */
export function storeStaged(ctx: ModeContext, staged: StagedUpload): Promise<ArchiveRow> {
  return inTransaction(ctx, (tx) => storeArchive(tx, staged));
}

/** The archive that the same submission made before. */
export async function findSubmitted(
  ctx: ModeContext,
  { userId, submissionKey }: Pick<NewUpload, 'userId' | 'submissionKey'>,
): Promise<ArchiveRow | null> {
  return userId && submissionKey ? selectArchiveBySubmission(ctx, userId, submissionKey) : null;
}

async function storeBytes(ctx: ModeContext, archiveId: string, files: (CheckedFile & { id: string })[]): Promise<void> {
  await ctx.files.stage(
    ctx,
    files.map((file) => ({
      key: fileKeyOf(ctx, archiveId, file),
      body: file.bytes,
      contentType: contentTypeOf(file.format),
    })),
  );
}

function contentTypeOf(format: CheckedFile['format']): string {
  if (format === 'PDF') return 'application/pdf';
  return format === 'PNG' ? 'image/png' : 'image/jpeg';
}

async function storeArchive(tx: ModeContext, staged: StagedUpload): Promise<ArchiveRow> {
  const { upload, archiveId, files } = staged;
  const { fileType: declaredType, providerId, submissionKey, purpose } = upload;
  const userId = upload.userId ?? (await createUser(tx, {})).user.id;
  const fileType = declaredType ?? unknownType;
  const given = { id: archiveId, userId, providerId, fileType, declaredType, purpose, submissionKey };
  const archive = await insertArchive(tx, given);
  if (!archive) return (await findSubmitted(tx, upload))!;
  const rows = files.map(({ bytes, ...file }): NewArchiveFile => ({ ...file, sizeBytes: bytes.length }));
  await insertFiles(tx, archiveId, rows);
  await tx.files.commit(
    tx,
    files.map((file) => fileKeyOf(tx, archiveId, file)),
  );
  await spendAllowance(tx, 'SubmitArchive', archiveId);
  await publishEvent(tx, 'ARCHIVE_STARTED', { userId, archiveId });
  await updateUserSummary(tx, userId);
  if (providerId === 'user-provided') await noteShared(tx, userId);
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
