import type { Datapoint } from '@smile/contract/providers';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { selectFirstItems } from '../queries.ts';
import { maxWebhookItems, toWebhookPayload } from '../webhook-payload.ts';

/** A source's stored data in webhook format; null for data points that were not fetched. */
export async function readWebhookPayload(
  ctx: ModeContext,
  sourceId: string,
  datapoints: readonly Datapoint[],
): Promise<AllDatapointPayload> {
  return toWebhookPayload(ctx, await selectFirstItems(ctx, [sourceId], maxWebhookItems), datapoints);
}

/** `readWebhookPayload` for several sources at once, with their fetched data points and those of corrections. */
export async function readWebhookPayloads(
  ctx: ModeContext,
  sourceIds: readonly string[],
  datapoints: ReadonlyMap<string, readonly Datapoint[]>,
): Promise<(sourceId: string) => AllDatapointPayload> {
  const items = sourceIds.length > 0 ? await selectFirstItems(ctx, sourceIds, maxWebhookItems) : [];
  return (sourceId) => {
    const own = items.filter((item) => item.sourceId === sourceId);
    return toWebhookPayload(ctx, own, [...(datapoints.get(sourceId) ?? []), ...own.map(({ datapoint }) => datapoint)]);
  };
}
