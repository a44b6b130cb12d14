import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { routeStream } from '../../platform/http/answers/event-stream.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectWebhooks } from './queries.ts';
import { listenToDeliveries } from './service/delivery-notices.ts';
import { getDelivery } from './service/get-delivery.ts';
import { listAttempts, listDeliveries } from './service/list-deliveries.ts';
import { resendDelivery } from './service/resend-delivery.ts';
import { sendTestEvent } from './service/send-test-event.ts';
import { createWebhook, getWebhook, removeWebhook, setWebhookStatus } from './service/webhooks.ts';

export function webhookRoutes(router: Router): void {
  route(router, webhooksApi.list, ({ ctx, query }) => selectWebhooks(ctx, query));
  route(router, webhooksApi.create, ({ ctx, body }) => createWebhook(ctx, body));
  route(router, webhooksApi.get, ({ ctx, params }) => getWebhook(ctx, params.id));
  route(router, webhooksApi.setStatus, ({ ctx, params, body }) => setWebhookStatus(ctx, params.id, body.active));
  route(router, webhooksApi.remove, ({ ctx, params }) => removeWebhook(ctx, params.id));
  route(router, webhookDeliveriesApi.list, ({ ctx, params, query }) => listDeliveries(ctx, params.id, query));
  route(router, webhookDeliveriesApi.get, ({ ctx, params }) => getDelivery(ctx, params));
  route(router, webhookDeliveriesApi.listAttempts, ({ ctx, params }) => listAttempts(ctx, params));
  route(router, webhookDeliveriesApi.resend, ({ ctx, params }) => resendDelivery(ctx, params));
  route(router, webhookDeliveriesApi.sendTest, ({ ctx, params, body }) => sendTestEvent(ctx, params.id, body));
  routeStream(router, webhookDeliveriesApi.live, ({ ctx }, send) => listenToDeliveries(ctx, send));
}
