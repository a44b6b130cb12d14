import { analysisSchemas, type FieldName, fieldNames } from '@smile/contract/archive-analysis';
import type { PayslipPrediction } from '@smile/contract/payslips';
import { toApiTime } from '../../platform/clock.ts';
import type { ArchiveRow } from './queries.ts';
import type { CorrectionRow, ReadingRow } from './reading-queries.ts';

export function showPrediction(
  archive: ArchiveRow,
  reading: ReadingRow,
  corrections: CorrectionRow[],
): PayslipPrediction {
  const corrected = new Map(
    corrections.filter(({ archiveId }) => archiveId === archive.id).map(({ field, value }) => [field, value]),
  );
  const answerOf = (name: FieldName) =>
    (corrected.has(name) ? corrected.get(name) : reading.fields[name]?.value) ?? null;
  const values = fieldNames('PAYSLIP').map((name) => [name, answerOf(name)]);
  return {
    ...analysisSchemas.PAYSLIP.parse(Object.fromEntries(values)),
    matchResult: reading.nameScores,
    metadata: {
      itemCreatedAt: toApiTime(archive.statusUpdatedAt),
      createdAt: toApiTime(archive.createdAt),
      accountId: null,
      sourceId: archive.id,
      sourceType: 'ARCHIVE',
      userId: archive.userId,
      providerId: archive.providerId,
    },
  };
}
