import type { List } from '@smile/contract/common';
import type { DeliveryQuery, WebhookAttempt, WebhookDelivery } from '@smile/contract/webhook-deliveries';
import type { ModeContext } from '../../../context.ts';
import { selectAttempts, selectDeliveries } from '../delivery-log-queries.ts';
import { type DeliveryParams, getDelivery } from './get-delivery.ts';
import { getWebhook } from './webhooks.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function listDeliveries(
  ctx: ModeContext,
  webhookId: string,
  query: DeliveryQuery,
): Promise<List<WebhookDelivery>> {
  await getWebhook(ctx, webhookId);
  return selectDeliveries(ctx, webhookId, query);
}

/** @throws ApiError MISSING_RESOURCE */
export async function listAttempts(ctx: ModeContext, params: DeliveryParams): Promise<List<WebhookAttempt>> {
  await getDelivery(ctx, params);
  return { nextCursor: null, items: await selectAttempts(ctx, params.deliveryId) };
}
