import type { ModeContext } from '../../../context.ts';
import { selectItemCounts } from '../queries.ts';
import { deleteHiddenReading } from '../staging-queries.ts';
import type { StagedReading } from './stage-reading.ts';

/** Number of stored items for each of a user's sources, by source id. */
export async function countUserData(ctx: ModeContext, userId: string): Promise<Map<string, number>> {
  const rows = await selectItemCounts(ctx, userId);
  return new Map(rows.map(({ sourceId, count }) => [sourceId, count]));
}

/** Deletes staged items that were never shown. */
export async function deleteStagedReading(ctx: ModeContext, staged: StagedReading | null): Promise<void> {
  if (staged) await deleteHiddenReading(ctx, staged.id);
}
