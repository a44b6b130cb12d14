import { isReadable, type ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveValidation } from '@smile/contract/archive-results';
import type { ArchiveErrorCode } from '@smile/contract/archives';
import type { Datapoint } from '@smile/contract/providers';
import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { findFileType } from '../../datasources/service/datasources.ts';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import { type ReadOutcome, unreadableMessage } from '../../document-reading/service.ts';
import { finishTask, type TaskResult } from '../../tasks/service.ts';
import { selectAbandonedTasks, selectOpenTasks } from '../../tasks/shared-queries.ts';
import { storeSourceData } from '../../user-data/service/store-source-data.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { acceptFields } from '../accept-fields.ts';
import { describeEntities } from '../describe-entities.ts';
import { readArchiveJob } from '../job-kinds.ts';
import { type ArchiveRow, selectArchiveForUpdate, updateFailed, updateFileType, updateStatus } from '../queries.ts';
import { insertReading } from '../reading-queries.ts';
import { checkComputation } from '../validation/check-computation.ts';
import { checkIdentity } from '../validation/check-identity.ts';
import { checkLocation } from '../validation/check-location.ts';
import { checkMetadata } from '../validation/check-metadata.ts';
import type { Fields } from '../validation/field-values.ts';
import type { KnownUser } from '../validation/known-user.ts';
import { noNameScores, scoreNames } from '../validation/score-names.ts';
import { announceArchive } from './archive-notices.ts';

interface Job {
  archiveId: string;
  taskId: string;
}

/** Stores what came of reading an archive, in one transaction with its status, entities, events and task. */
export async function settleReading(
  tx: ModeContext,
  job: Job,
  { outcome, known }: { outcome: ReadOutcome; known: KnownUser },
): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, job.archiveId);
  if (archive?.status !== 'STARTED') return;
  if (outcome.status === 'REFUSED') {
    await failArchive(tx, archive, { job, errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage: outcome.message });
    return;
  }
  const { reading } = outcome;
  if (archive.purpose === 'CLASSIFY') await settleClassified(tx, archive, { job, reading });
  else if (!reading.fields || !isReadable(reading.fileType)) await settleUnread(tx, archive, { job, reading });
  else await settleRead(tx, archive, { job, reading, readType: reading.fileType, known });
}

/** Ends readings that nobody ends any more: their job is gone or dead. Takes the system's context. */
export async function settleAbandonedReadings(ctx: Context): Promise<void> {
  const startedBefore = addSeconds(ctx.now(), -60);
  for (const type of ['ANALYZE_ARCHIVE', 'CLASSIFY_ARCHIVE'] as const) {
    const abandoned = await selectAbandonedTasks(ctx, {
      type,
      jobName: readArchiveJob.name,
      startedBefore,
      limit: 500,
    });
    for (const { tenantId, mode, id: taskId, sourceId: archiveId } of abandoned) {
      const own = modeContext(tenantContext(ctx, tenantId), mode);
      await inTransaction(own, (tx) => giveUp(tx, { archiveId, taskId }));
    }
  }
}

async function giveUp(tx: ModeContext, job: Job): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, job.archiveId);
  if (archive?.status !== 'STARTED') return;
  const errorMessage = 'The document could not be read because of a problem on our side.';
  await failArchive(tx, archive, { job, errorCode: 'SYSTEM_ERROR', errorMessage });
}

interface Settling {
  job: Job;
  reading: DocumentReading;
}

async function settleRead(
  tx: ModeContext,
  archive: ArchiveRow,
  { job, reading, readType, known }: Settling & { readType: ReadableType; known: KnownUser },
): Promise<void> {
  const fields = acceptFields(readType, reading.fields ?? {});
  if (Object.values(fields).every(({ value }) => value === null)) {
    const errorMessage = unreadableMessage;
    await failArchive(tx, archive, { job, errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage });
    return;
  }
  const validation = validate(archive, { reading, readType, fields, known });
  await insertReading(tx, {
    ...describe(archive, reading),
    readType,
    fields,
    validation,
    nameScores: scoreNames(fields, known),
  });
  await updateFileType(tx, archive.id, typeOf(tx, archive, reading));
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const described = describeEntities(readType, fields, toDay(tx.now()));
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  await updateStatus(tx, archive.id, 'ANALYZED');
  await publishEvent(tx, 'ARCHIVE_ANALYZED', { userId, archiveId: archive.id });
  const payload = await storeSourceData(tx, source, described);
  await end(tx, archive, { job, result: { status: 'SUCCEEDED', datapoints: described.datapoints, payload } });
}

function validate(
  { declaredType }: ArchiveRow,
  {
    reading,
    readType,
    fields,
    known,
  }: { reading: DocumentReading; readType: ReadableType; fields: Fields; known: KnownUser },
): ArchiveValidation {
  return {
    fileType: readType,
    metadata: checkMetadata(reading.signs, declaredType, reading.classification, reading.pages),
    computation: checkComputation(fields, reading.asides),
    identity: checkIdentity(fields, known),
    location: checkLocation(fields, known),
  };
}

async function settleClassified(tx: ModeContext, archive: ArchiveRow, { job, reading }: Settling): Promise<void> {
  await storeUnread(tx, archive, reading);
  await updateStatus(tx, archive.id, 'ANALYZED');
  await publishEvent(tx, 'ARCHIVE_ANALYZED', { userId: archive.userId, archiveId: archive.id });
  await end(tx, archive, { job, result: await readNothing(tx, archive) });
}

async function settleUnread(tx: ModeContext, archive: ArchiveRow, { job, reading }: Settling): Promise<void> {
  await storeUnread(tx, archive, reading);
  await updateStatus(tx, archive.id, 'UNSUPPORTED');
  await end(tx, archive, { job, result: await readNothing(tx, archive) });
}

async function storeUnread(tx: ModeContext, archive: ArchiveRow, reading: DocumentReading): Promise<void> {
  const nothing = { readType: null, fields: {}, validation: null, nameScores: noNameScores };
  await insertReading(tx, { ...describe(archive, reading), ...nothing });
  await updateFileType(tx, archive.id, typeOf(tx, archive, reading));
}

async function readNothing(tx: ModeContext, archive: ArchiveRow): Promise<TaskResult> {
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  const datapoints: Datapoint[] = [];
  const { data } = describeEntities('PAYSLIP', {}, toDay(tx.now()));
  const payload = await storeSourceData(tx, source, { data: { ...data, documents: [] }, datapoints });
  return { status: 'SUCCEEDED', datapoints, payload };
}

function describe({ id }: ArchiveRow, { classification, pages }: DocumentReading) {
  return {
    archiveId: id,
    documentType: classification.fileType,
    confidence: Math.round(classification.confidence),
    pages,
  };
}

/** Returns the declared type, else the found one if such a type exists. */
function typeOf(tx: ModeContext, { declaredType }: ArchiveRow, { classification }: DocumentReading): string {
  return declaredType ?? findFileType(tx, classification.fileType)?.type ?? 'OTHERS';
}

async function failArchive(
  tx: ModeContext,
  archive: ArchiveRow,
  { job, errorCode, errorMessage }: { job: Job; errorCode: ArchiveErrorCode; errorMessage: string },
): Promise<void> {
  await updateFailed(tx, archive.id, { errorCode, errorMessage });
  await publishEvent(tx, 'ARCHIVE_FAILED', { userId: archive.userId, archiveId: archive.id, errorCode, errorMessage });
  await end(tx, archive, { job, result: { status: 'FAILED', errorCode } });
}

async function end(tx: ModeContext, { id, userId }: ArchiveRow, { job, result }: { job: Job; result: TaskResult }) {
  const task = (await selectOpenTasks(tx, id)).find((open) => open.id === job.taskId);
  if (task) await finishTask(tx, task, result);
  await updateUserSummary(tx, userId);
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive) await announceArchive(tx, { archiveId: id, status: archive.status, stage: null });
}
