import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { insertUserData, type UserDataSource } from '../queries.ts';
import { deleteSourceRows, showReading } from '../staging-queries.ts';
import { toWebhookPayload } from '../webhook-payload.ts';
import type { Reading } from './complete-reading.ts';
import { listRows } from './list-rows.ts';
import { publishAdded } from './publish-added.ts';
import type { StagedReading } from './stage-reading.ts';

/**
 * Replaces a source's stored data, publishes "added" events and returns the data in webhook format: at most 300 items
 * per list, whose `nextCursor` continues in that data point's list for this `sourceId`.
 */
export async function storeSourceData(
  tx: ModeContext,
  source: UserDataSource,
  reading: Reading,
  staged: StagedReading | null = null,
): Promise<AllDatapointPayload> {
  const rows = staged?.rows ?? (await listRows(tx, source, reading));
  await deleteSourceRows(tx, source.sourceId, staged?.id ?? null);
  if (staged) await showReading(tx, staged.id);
  else await insertUserData(tx, source, rows);
  await publishAdded(tx, source, rows);
  return toWebhookPayload(tx, rows, reading.datapoints);
}
