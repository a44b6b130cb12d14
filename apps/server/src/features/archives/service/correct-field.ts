import { isReadable, type ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveReading } from '@smile/contract/archive-readings';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { isAcceptable } from '../accept-fields.ts';
import { selectArchiveForUpdate } from '../queries.ts';
import { selectReadings, upsertCorrections } from '../reading-queries.ts';
import { getReading } from './get-reading.ts';

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
