import { fieldNames, type ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveReading, ShownField } from '@smile/contract/archive-readings';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { unread } from '../accept-fields.ts';
import { type ArchiveFileRow, type ArchiveRow, selectArchive, selectFiles } from '../queries.ts';
import { type CorrectionRow, type ReadingRow, selectCorrections, selectReadings } from '../reading-queries.ts';

/** Returns an archive's fields with their evidence. @throws ApiError MISSING_RESOURCE */
export async function getReading(ctx: ModeContext, archiveId: string): Promise<ArchiveReading> {
  const archive = await selectArchive(ctx, archiveId);
  if (!archive) throw missing();
  const [reading] = await selectReadings(ctx, [archiveId]);
  const corrections = await selectCorrections(ctx, [archiveId]);
  return showReading(archive, { reading, corrections, files: await selectFiles(ctx, [archiveId]) });
}

function showReading(
  archive: ArchiveRow,
  {
    reading,
    corrections,
    files,
  }: { reading?: ReadingRow | undefined; corrections: CorrectionRow[]; files: ArchiveFileRow[] },
): ArchiveReading {
  return {
    archiveId: archive.id,
    status: archive.status,
    stage: archive.stage,
    confidence: reading?.confidence ?? null,
    pages: (reading?.pages ?? []).flatMap(({ file, pageOfFile, source, otherType = null }) => {
      const fileId = files[file]?.id;
      return fileId ? [{ fileId, pageOfFile, source, otherType }] : [];
    }),
    fields: reading?.readType ? showFields(reading, reading.readType, corrections) : [],
  };
}

/** Fields in the type's order, since jsonb keeps none; corrected fields of other types come last. */
function showFields(reading: ReadingRow, type: ReadableType, corrections: CorrectionRow[]): ShownField[] {
  const ofOthers = corrections.map(({ field }) => field).filter((name) => !(name in reading.fields));
  return [...fieldNames(type), ...ofOthers].map((name): ShownField => {
    const field = reading.fields[name] ?? unread;
    const correction = corrections.find((each) => each.field === name);
    const shown = correction && { value: correction.value, by: correction.by, at: toApiTime(correction.createdAt) };
    return { name, ...field, correction: shown ?? null };
  });
}
