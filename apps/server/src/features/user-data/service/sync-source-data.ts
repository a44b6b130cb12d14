import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { derivedDatapoints, type SourceData, type StoredDatapoint, storedDatapoints } from '../datapoint-kinds.ts';
import { withDerived } from '../derive-items.ts';
import { mergeItems } from '../merge-items.ts';
import { insertUserData, selectSourceData, type UserDataSource, updateUserData } from '../queries.ts';
import { toRows } from '../to-rows.ts';
import type { Reading } from './complete-reading.ts';
import { deriveInline } from './derive-data.ts';
import { publishAdded, publishUpdated } from './publish-added.ts';
import { readWebhookPayload } from './read-webhook-payload.ts';

/**
 * Merges a new fetch into a source's stored data and publishes additions and changes. Keeps items that the source no
 * longer lists, and computes derived data from all items. Returns all stored data in webhook format.
 */
export async function syncSourceData(
  tx: ModeContext,
  source: UserDataSource,
  reading: Reading,
): Promise<AllDatapointPayload> {
  const isDerived = (datapoint: StoredDatapoint) => derivedDatapoints.some((one) => one === datapoint);
  const read = storedDatapoints.filter((one) => reading.datapoints.includes(one));
  const answered = read.filter((one) => !isDerived(one));
  await mergeSourceData(tx, source, answered, reading.data);
  const derived = reading.derived ?? deriveInline(tx, source.providerId, reading);
  await mergeSourceData(tx, source, read.filter(isDerived), withDerived(reading, derived));
  return readWebhookPayload(tx, source.sourceId, reading.datapoints);
}

async function mergeSourceData(
  tx: ModeContext,
  source: UserDataSource,
  datapoints: StoredDatapoint[],
  data: Partial<SourceData>,
): Promise<void> {
  const stored = await selectSourceData(tx, source.sourceId);
  for (const datapoint of datapoints) {
    const own = stored.filter((item) => item.datapoint === datapoint);
    const { added, changed, moved } = await mergeItems(datapoint, own, await toRows(tx, datapoint, data));
    await insertUserData(tx, source, added);
    await updateUserData(tx, source.sourceId, moved);
    await publishAdded(tx, source, added);
    await publishUpdated(tx, source, datapoint, changed);
  }
}
