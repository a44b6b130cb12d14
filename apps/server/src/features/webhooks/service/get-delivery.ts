import type { WebhookDeliveryDetail } from '@smile/contract/webhook-deliveries';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectDeliveryWithEvent } from '../delivery-log-queries.ts';
import { eventBody } from '../event-body.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getDelivery(
  ctx: ModeContext,
  { id: webhookId, deliveryId }: DeliveryParams,
): Promise<WebhookDeliveryDetail> {
  const found = await selectDeliveryWithEvent(ctx, { webhookId, deliveryId });
  if (!found) throw missing();
  const { delivery, event, includePayload } = found;
  return { ...delivery, requestBody: eventBody(event, { includePayload, isTest: delivery.test }) };
}

export interface DeliveryParams {
  id: string;
  deliveryId: string;
}
