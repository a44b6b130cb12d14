import { isReadable, type ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveReading, ShownField } from '@smile/contract/archive-readings';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { isAcceptable } from '../accept-fields.ts';
import {
  type ArchiveFileRow,
  type ArchiveRow,
  selectArchive,
  selectArchiveForUpdate,
  selectFiles,
} from '../queries.ts';
import {
  type CorrectionRow,
  type ReadingRow,
  selectCorrections,
  selectReadings,
  upsertCorrections,
} from '../reading-queries.ts';

/** The fields of an archive with their evidence. @throws ApiError MISSING_RESOURCE */
export async function getReading(ctx: ModeContext, archiveId: string): Promise<ArchiveReading> {
  const archive = await selectArchive(ctx, archiveId);
  if (!archive) throw missing();
  const [reading] = await selectReadings(ctx, [archiveId]);
  const corrections = await selectCorrections(ctx, [archiveId]);
  return showReading(archive, { reading, corrections, files: await selectFiles(ctx, [archiveId]) });
}

/**
 * Keeps what a person found in place of what was read.
 * @throws ApiError MISSING_RESOURCE for what was not read; INVALID_PARAMETERS for a value the field cannot have
 */
export async function correctField(
  ctx: DeveloperContext & ModeContext,
  archiveId: string,
  { field, value }: { field: string; value: string | number | null },
): Promise<ArchiveReading> {
  await inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    const [reading] = archive ? await selectReadings(tx, [archiveId]) : [];
    if (!reading?.readType || !(field in reading.fields)) throw missing();
    requireAcceptable(reading.readType, field, value);
    const by = { kind: 'developer' as const, id: ctx.actor.developerId };
    await upsertCorrections(tx, archiveId, { corrections: [{ field, value }], by });
    await recordAudit(tx, { action: 'archive.correct', entityType: 'archive', entityId: archiveId, after: { field } });
  });
  return getReading(ctx, archiveId);
}

/** @throws ApiError INVALID_PARAMETERS */
function requireAcceptable(type: ReadableType, field: string, value: unknown): void {
  if (!isReadable(type) || !isAcceptable(type, field, value)) throw invalid(`${field} cannot have this value.`);
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
    pages: (reading?.pages ?? []).flatMap(({ file, pageOfFile, source }) => {
      const fileId = files[file]?.id;
      return fileId ? [{ fileId, pageOfFile, source }] : [];
    }),
    fields: Object.entries(reading?.fields ?? {}).map(([name, field]): ShownField => {
      const correction = corrections.find((each) => each.field === name);
      return {
        name,
        ...field,
        correction: correction
          ? { value: correction.value, by: correction.by, at: toApiTime(correction.createdAt) }
          : null,
      };
    }),
  };
}
