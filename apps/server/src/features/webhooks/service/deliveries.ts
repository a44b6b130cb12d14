import type { List } from '@smile/contract/common';
import type {
  DeliveryQuery,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@smile/contract/webhook-deliveries';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { deliverJob } from '../deliver.job.ts';
import {
  selectAttempts,
  selectDeliveries,
  selectDeliveryForUpdate,
  selectDeliveryWithEvent,
  updateRestarted,
} from '../delivery-log-queries.ts';
import { eventBody } from '../event-body.ts';
import { announceDelivery } from './live-deliveries.ts';
import { getWebhook } from './manage-webhooks.ts';

interface DeliveryParams {
  id: string;
  deliveryId: string;
}

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
export async function getDelivery(
  ctx: ModeContext,
  { id: webhookId, deliveryId }: DeliveryParams,
): Promise<WebhookDeliveryDetail> {
  const found = await selectDeliveryWithEvent(ctx, { webhookId, deliveryId });
  if (!found) throw missing();
  const { delivery, event, includePayload } = found;
  return { ...delivery, requestBody: eventBody(event, { includePayload, isTest: delivery.test }) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function listAttempts(ctx: ModeContext, params: DeliveryParams): Promise<List<WebhookAttempt>> {
  await getDelivery(ctx, params);
  return { nextCursor: null, items: await selectAttempts(ctx, params.deliveryId) };
}

/**
 * Sends a finished delivery again, with the usual retries; a test again once.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS while it is under way or its webhook inactive
 */
export async function resendDelivery(
  ctx: ModeContext,
  { id: webhookId, deliveryId }: DeliveryParams,
): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (tx) => {
    const delivery = await selectDeliveryForUpdate(tx, { webhookId, deliveryId });
    if (!delivery) throw missing();
    const { active } = await getWebhook(tx, webhookId);
    if (!active && !delivery.test) throw invalid('The webhook is not active. Activate it before you resend.');
    if (delivery.state === 'PENDING') throw invalid('The delivery is still under way.');
    const { tenantId, mode } = tx;
    const attempt = delivery.attemptCount + 1;
    await enqueueJob(tx, deliverJob, { tenantId, mode, webhookId, deliveryId, attempt, isRequested: true });
    await announceDelivery(tx, webhookId);
    return updateRestarted(tx, deliveryId);
  });
}
