import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { storedDatapoints } from '../datapoint-kinds.ts';
import { insertUserData, type UserDataSource } from '../queries.ts';
import { deleteSourceData } from '../shared-queries.ts';
import { toRows } from '../to-rows.ts';
import { toWebhookPayload } from '../webhook-payload.ts';
import type { Reading } from './complete-reading.ts';
import { deriveData } from './derive-data.ts';
import { publishAdded } from './publish-added.ts';

/**
 * Replaces what is stored of a source, publishes what was added, and answers it as webhooks carry it: at most 300 items
 * a list, whose `nextCursor` goes on in the list of the data point for this `sourceId`.
 */
export async function storeSourceData(
  tx: ModeContext,
  source: UserDataSource,
  reading: Reading,
): Promise<AllDatapointPayload> {
  const data = deriveData(tx, source.providerId, reading);
  const items = storedDatapoints.flatMap((datapoint) => toRows(tx, datapoint, data));
  await deleteSourceData(tx, source.sourceId);
  await insertUserData(tx, source, items);
  await publishAdded(tx, source, items);
  return toWebhookPayload(items, reading.datapoints);
}
