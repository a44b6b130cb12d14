import type { Datapoint } from '@smile/contract/providers';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { selectFirstItems } from '../queries.ts';
import { maxWebhookItems, toWebhookPayload } from './store-source-data.ts';

/** What is stored of a source, as webhooks carry it; null for the data points that were not read. */
export async function readWebhookPayload(
  ctx: ModeContext,
  sourceId: string,
  datapoints: readonly Datapoint[],
): Promise<AllDatapointPayload> {
  return toWebhookPayload(await selectFirstItems(ctx, sourceId, maxWebhookItems), datapoints);
}
