import type { Datapoint } from '@smile/contract/providers';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { selectFirstItems } from '../queries.ts';
import { maxWebhookItems, toWebhookPayload } from '../webhook-payload.ts';

/** Returns a source's stored data as webhooks carry it; null for data points that were not read. */
export async function readWebhookPayload(
  ctx: ModeContext,
  sourceId: string,
  datapoints: readonly Datapoint[],
): Promise<AllDatapointPayload> {
  return toWebhookPayload(ctx, await selectFirstItems(ctx, [sourceId], maxWebhookItems), datapoints);
}

/** As `readWebhookPayload`, of several sources at once, by the data points that were read of each. */
export async function readWebhookPayloads(
  ctx: ModeContext,
  sourceIds: readonly string[],
  datapoints: ReadonlyMap<string, readonly Datapoint[]>,
): Promise<(sourceId: string) => AllDatapointPayload> {
  const items = sourceIds.length > 0 ? await selectFirstItems(ctx, sourceIds, maxWebhookItems) : [];
  const itemsOf = (sourceId: string) => items.filter((item) => item.sourceId === sourceId);
  return (sourceId) => toWebhookPayload(ctx, itemsOf(sourceId), datapoints.get(sourceId) ?? []);
}
