import type { ModeContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import { correctSourceData } from '../../user-data/service/correct-source-data.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { correctReading } from '../correct-readings.ts';
import { describeEntities } from '../describe-entities.ts';
import type { ArchiveRow } from '../queries.ts';
import { type ReadingRow, selectCorrections, selectReadings, updateValidation } from '../reading-queries.ts';
import { scoreNames } from '../validation/score-names.ts';
import { checkFields } from '../validation/validate-archive.ts';
import { collectKnown } from './collect-known.ts';

/** Validates an archive again and updates its identities, employments, incomes and documents after a correction. */
export async function applyCorrections(tx: ModeContext, archive: ArchiveRow): Promise<void> {
  const [reading] = await selectReadings(tx, [archive.id]);
  if (archive.status !== 'ANALYZED' || !reading?.readType) return;
  const corrected = correctReading(reading, await selectCorrections(tx, [archive.id]));
  await validateAgain(tx, archive, corrected);
  const { id: sourceId, userId, providerId, createdAt } = archive;
  const source = { userId, sourceId, sourceType: 'ARCHIVE' as const, providerId, createdAt };
  // As on the day of the reading: a correction on a later day changes no date that no field gives.
  const dayOfReading = toDay(archive.statusUpdatedAt);
  await correctSourceData(tx, source, describeEntities(reading.readType, corrected.fields, dayOfReading));
  await updateUserSummary(tx, userId);
}

/** Keeps the tampering signs, which depend on the file and not on its fields. */
async function validateAgain(tx: ModeContext, archive: ArchiveRow, { archiveId, ...reading }: ReadingRow) {
  const { fields, validation, auxiliaryFields } = reading;
  if (!validation) return;
  const known = await collectKnown(tx, archive);
  const checks = checkFields(fields, { auxiliaryFields: auxiliaryFields ?? {}, known });
  // Old readings have no auxiliary fields (amounts used only by this check); rechecking without them would lose findings.
  const computation = auxiliaryFields ? checks.computation : validation.computation;
  await updateValidation(tx, {
    archiveId,
    validation: { ...validation, ...checks, computation },
    nameScores: scoreNames(fields, known),
  });
}
