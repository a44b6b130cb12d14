import { analysisSchemas, fieldNames } from '@smile/contract/archive-analysis';
import type { PayslipPrediction } from '@smile/contract/payslips';
import { toApiTime } from '../../platform/clock.ts';
import { correctReading } from './correct-readings.ts';
import type { ArchiveRow } from './queries.ts';
import type { CorrectionRow, ReadingRow } from './reading-queries.ts';

export function showPrediction(
  archive: ArchiveRow,
  reading: ReadingRow,
  corrections: CorrectionRow[],
): PayslipPrediction {
  const { fields } = correctReading(reading, corrections);
  const values = fieldNames('PAYSLIP').map((name) => [name, fields[name]?.value ?? null]);
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
