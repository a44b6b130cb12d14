import type { ModeContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import { storeSourceData } from '../../user-data/service/store-source-data.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { correctReading } from '../correct-readings.ts';
import { describeEntities } from '../describe-entities.ts';
import type { ArchiveRow } from '../queries.ts';
import { selectCorrections, selectReadings } from '../reading-queries.ts';

/** Replaces identities, employments, incomes and documents of an archive after its fields were corrected. */
export async function restoreEntities(tx: ModeContext, archive: ArchiveRow): Promise<void> {
  const [reading] = await selectReadings(tx, [archive.id]);
  if (archive.status !== 'ANALYZED' || !reading?.readType) return;
  const { fields } = correctReading(reading, await selectCorrections(tx, [archive.id]));
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  await storeSourceData(tx, source, describeEntities(reading.readType, fields, toDay(tx.now())));
  await updateUserSummary(tx, userId);
}
