import type { Mode } from '@smile/contract/common';
import type { EventData } from '@smile/contract/event-data';
import type { WebhookEventType } from '@smile/contract/events';
import { type WebhookDelivery, webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext, modeContext, systemContext, tenantContext } from '../src/context.ts';
import { publishEvent } from '../src/features/webhooks/service/publish-event.ts';
import { request } from './request.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

export interface TestSubscription {
  url: string;
  eventTypes?: WebhookEventType[];
  includePayload?: boolean;
  active?: boolean;
}

/** Creates a webhook for all Sandbox events by default; returns its id. */
export async function createTestWebhook(
  app: TestApp,
  tenant: TestTenant,
  subscription: TestSubscription,
): Promise<string> {
  const body = {
    name: 'Orders',
    eventTypes: ['ALL_EVENTS' as const],
    active: true,
    secret: 'a-secret',
    ...subscription,
  };
  return (await request(app, webhooksApi.create, { authorization: tenant.basic.SANDBOX, body })).data.id;
}

export function testContext(app: TestApp, tenant: TestTenant, mode: Mode = 'SANDBOX'): ModeContext {
  return modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), mode);
}

const testAccount: EventData['ACCOUNT_CREATED'] = { userId: 'user-1', accountId: 'a-1', providers: ['sss_ph'] };

export function publishTestEvent(
  app: TestApp,
  tenant: TestTenant,
  type: 'ACCOUNT_CREATED' | 'ACCOUNT_DISCONNECTED' = 'ACCOUNT_CREATED',
): Promise<void> {
  return inTransaction(testContext(app, tenant), (tx) => publishEvent(tx, type, testAccount));
}

/** Deliveries of a webhook, newest first. */
export async function listTestDeliveries(
  app: TestApp,
  tenant: TestTenant,
  id: string,
  query: Record<string, unknown> = {},
): Promise<WebhookDelivery[]> {
  const input = { authorization: tenant.basic.SANDBOX, params: { id }, query };
  return (await request(app, webhookDeliveriesApi.list, input)).data.items;
}
