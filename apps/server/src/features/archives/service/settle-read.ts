import type { ReadableType } from '@smile/contract/archive-analysis';
import type { ModeContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import { unreadableMessage } from '../../document-reading/service.ts';
import { storeSourceData } from '../../user-data/service/store-source-data.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { acceptFields } from '../accept-fields.ts';
import { correctFields } from '../correct-readings.ts';
import { describeEntities } from '../describe-entities.ts';
import { type ArchiveRow, updateFileType, updateStatus } from '../queries.ts';
import { insertReading, selectCorrections } from '../reading-queries.ts';
import { summarizeReading, typeOf } from '../summarize-reading.ts';
import type { KnownUser } from '../validation/known-user.ts';
import { scoreNames } from '../validation/score-names.ts';
import { validateArchive } from '../validation/validate-archive.ts';
import { endFailedReading, endReading, type ReadingJob } from './end-reading.ts';

/**
 * Stores a readable document's fields, with corrections made meanwhile, and its data points; fails the archive when no
 * field was recognised.
 */
export async function settleRead(
  tx: ModeContext,
  archive: ArchiveRow,
  {
    job,
    reading,
    readType,
    known,
  }: { job: ReadingJob; reading: DocumentReading; readType: ReadableType; known: KnownUser },
): Promise<void> {
  const fields = acceptFields(readType, reading.fields ?? {});
  if (Object.values(fields).every(({ value }) => value === null)) {
    const errorMessage = unreadableMessage;
    await endFailedReading(tx, archive, { job, errorCode: 'FILE_UNABLE_TO_RECOGNIZE', errorMessage });
    return;
  }
  const corrected = correctFields(fields, await selectCorrections(tx, [archive.id]));
  await insertReading(tx, {
    ...summarizeReading(archive, reading),
    readType,
    fields,
    validation: validateArchive(archive, { reading, readType, fields: corrected, known }),
    nameScores: scoreNames(corrected, known),
    auxiliaryFields: reading.auxiliaryFields,
  });
  await updateFileType(tx, archive.id, typeOf(tx, archive, reading));
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const described = describeEntities(readType, corrected, toDay(tx.now()));
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  await updateStatus(tx, archive.id, 'ANALYZED');
  await publishEvent(tx, 'ARCHIVE_ANALYZED', { userId, archiveId: archive.id });
  const payload = await storeSourceData(tx, source, described);
  await endReading(tx, archive, { job, result: { status: 'SUCCEEDED', datapoints: described.datapoints, payload } });
}
