import type { Datapoint } from '@smile/contract/providers';
import type { ModeContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import type { TaskResult } from '../../tasks/service.ts';
import { storeSourceData } from '../../user-data/service/store-source-data.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { describeEntities } from '../describe-entities.ts';
import { type ArchiveRow, updateFileType, updateStatus } from '../queries.ts';
import { insertReading } from '../reading-queries.ts';
import { summarizeReading, typeOf } from '../summarize-reading.ts';
import { noNameScores } from '../validation/score-names.ts';
import { endReading, type ReadingJob } from './end-reading.ts';

interface Settling {
  job: ReadingJob;
  reading: DocumentReading;
}

/** Ends the reading of an upload that was only to be classified. */
export async function settleClassified(
  tx: ModeContext,
  archive: ArchiveRow,
  { job, reading }: Settling,
): Promise<void> {
  await storeUnread(tx, archive, reading);
  await updateStatus(tx, archive.id, 'ANALYZED');
  await publishEvent(tx, 'ARCHIVE_ANALYZED', { userId: archive.userId, archiveId: archive.id });
  await endReading(tx, archive, { job, result: await storeNoData(tx, archive) });
}

/** Ends the reading of a document whose type has no fields that can be read. */
export async function settleUnread(tx: ModeContext, archive: ArchiveRow, { job, reading }: Settling): Promise<void> {
  await storeUnread(tx, archive, reading);
  await updateStatus(tx, archive.id, 'UNSUPPORTED');
  await endReading(tx, archive, { job, result: await storeNoData(tx, archive) });
}

async function storeUnread(tx: ModeContext, archive: ArchiveRow, reading: DocumentReading): Promise<void> {
  const nothing = { readType: null, fields: {}, validation: null, nameScores: noNameScores, auxiliaryFields: null };
  await insertReading(tx, { ...summarizeReading(archive, reading), ...nothing });
  await updateFileType(tx, archive.id, typeOf(tx, archive, reading));
}

/** Replaces the archive's data points by none; without fields, every type describes none. */
async function storeNoData(tx: ModeContext, archive: ArchiveRow): Promise<TaskResult> {
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  const datapoints: Datapoint[] = [];
  const { data } = describeEntities('PAYSLIP', {}, toDay(tx.now()));
  const payload = await storeSourceData(tx, source, { data: { ...data, documents: [] }, datapoints });
  return { status: 'SUCCEEDED', datapoints, payload };
}
