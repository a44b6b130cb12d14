import type { ArchiveReading } from '@smile/contract/archive-readings';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { isAcceptable, isField } from '../accept-fields.ts';
import { selectArchiveForUpdate } from '../queries.ts';
import { selectReadings, upsertCorrections } from '../reading-queries.ts';
import { applyCorrections } from './apply-corrections.ts';
import { getReading } from './get-reading.ts';

/**
 * Stores a person's correction of a field, which may be a field of another document type.
 * @throws ApiError MISSING_RESOURCE for an archive without a reading; INVALID_PARAMETERS for a value the field cannot
 * have
 */
export async function correctField(
  ctx: DeveloperContext & ModeContext,
  archiveId: string,
  { field, value: given }: { field: string; value: string | number | null },
): Promise<ArchiveReading> {
  const text = typeof given === 'string' ? given.trim() : given;
  const value = text === '' ? null : text;
  await inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    const [reading] = archive ? await selectReadings(tx, [archiveId]) : [];
    if (!archive || !reading?.readType || !isField(field)) throw missing();
    if (!isAcceptable(field, value)) throw invalid(`${field} cannot have this value.`);
    const by = { kind: 'developer' as const, id: ctx.actor.developerId };
    await upsertCorrections(tx, archiveId, { corrections: [{ field, value }], by });
    await applyCorrections(tx, archive);
    await recordAudit(tx, { action: 'archive.correct', entityType: 'archive', entityId: archiveId, after: { field } });
  });
  return getReading(ctx, archiveId);
}
