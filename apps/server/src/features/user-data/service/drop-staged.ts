import type { ModeContext } from '../../../context.ts';
import { deleteHiddenReading } from '../staging-queries.ts';
import type { StagedReading } from './stage-reading.ts';

/** Deletes what was staged and not shown. */
export async function dropStaged(ctx: ModeContext, staged: StagedReading | null): Promise<void> {
  if (staged) await deleteHiddenReading(ctx, staged.id);
}
