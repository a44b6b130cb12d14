import { z } from 'zod';
import { dateTimeSchema, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { deliveryStates, eventTypes } from './events.ts';

const eventTypeSchema = z.enum(eventTypes).meta({ id: 'WebhookEventName' });

const deliverySchema = z
  .object({
    id: z.string(),
    webhookId: z.string(),
    eventId: z.string().describe('The id that the event carries in its body; every attempt has the same.'),
    eventType: eventTypeSchema,
    state: z.enum(deliveryStates),
    test: z.boolean().describe('A test event with invented data.'),
    attemptCount: z.number().int(),
    lastStatusCode: z
      .number()
      .int()
      .nullable()
      .describe('HTTP status of the last attempt; null if there was no attempt or no answer.'),
    nextAttemptAt: dateTimeSchema.nullable().describe('Null if no attempt follows.'),
    createdAt: dateTimeSchema,
    finishedAt: dateTimeSchema.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const deliveryDetailSchema = deliverySchema
  .extend({ requestBody: z.string().describe('The JSON text that is signed and sent.') })
  .meta({ id: 'WebhookDeliveryDetail' });
export type WebhookDeliveryDetail = z.infer<typeof deliveryDetailSchema>;

const attemptSchema = z
  .object({
    number: z.number().int(),
    startedAt: dateTimeSchema,
    durationMs: z.number().int(),
    statusCode: z.number().int().nullable().describe('Null if there was no answer.'),
    error: z
      .string()
      .nullable()
      .describe(
        'Why the answer is missing or incomplete, in one sentence. An answer with a status of 200 to 299 delivers the event even if its body is cut off.',
      ),
    requestHeaders: z.record(z.string(), z.string()).describe('Headers as sent, without the signatures.'),
    responseHeaders: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
    responseBody: z.string().nullable().describe('The first 16 kB.'),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof attemptSchema>;

const deliveryQuery = pageQuery(20).extend({
  state: z.enum(deliveryStates).optional(),
  eventType: eventTypeSchema.optional(),
  createdFrom: dateTimeSchema.optional(),
  createdTo: dateTimeSchema.optional(),
  eventId: idSchema.optional(),
  deliveryId: idSchema.optional(),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

const maxTestDataBytes = 65_536;
const testEventSchema = z
  .object({
    eventType: eventTypeSchema,
    data: z
      .record(z.string(), z.unknown())
      .refine(
        (data) => JSON.stringify(data).length <= maxTestDataBytes,
        `data is longer than ${maxTestDataBytes} bytes`,
      )
      .optional()
      .describe('The event’s `data`; defaults to an example of its type.'),
  })
  .meta({ id: 'WebhookTestRequest' });
export type TestEvent = z.output<typeof testEventSchema>;

const webhookParams = z.object({ id: idSchema });
const deliveryParams = z.object({ id: idSchema, deliveryId: idSchema });
const shared = { tag: 'Webhooks', auth: 'openApi', errors: ['MISSING_RESOURCE'] } as const;

export const webhookDeliveriesApi = {
  list: endpoint({
    ...shared,
    operationId: 'listWebhookDeliveries',
    summary: 'List the deliveries of a webhook, newest first',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    params: webhookParams,
    query: deliveryQuery,
    answer: listOf(deliverySchema),
  }),
  get: endpoint({
    ...shared,
    operationId: 'getWebhookDelivery',
    summary: 'Get a delivery with the body that it sends',
    method: 'GET',
    path: '/webhooks/{id}/deliveries/{deliveryId}',
    params: deliveryParams,
    answer: deliveryDetailSchema,
  }),
  listAttempts: endpoint({
    ...shared,
    operationId: 'listWebhookAttempts',
    summary: 'List the attempts of a delivery, first to last',
    method: 'GET',
    path: '/webhooks/{id}/deliveries/{deliveryId}/attempts',
    params: deliveryParams,
    answer: listOf(attemptSchema),
  }),
  resend: endpoint({
    ...shared,
    operationId: 'resendWebhookDelivery',
    summary: 'Send a finished delivery again',
    description:
      'Sends the same event with the same id, at once and with the usual retries; new attempts are added to the earlier ones.',
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/resend',
    params: deliveryParams,
    answer: deliverySchema,
  }),
  sendTest: endpoint({
    ...shared,
    operationId: 'sendTestEvent',
    summary: 'Send a test event to a webhook',
    description:
      'One attempt, with the header `smile-test: true`, also to a webhook that is not active. Its result does not affect the webhook: it neither disables it nor ends a streak of failures.',
    method: 'POST',
    path: '/webhooks/{id}/test',
    params: webhookParams,
    body: testEventSchema,
    answer: deliverySchema,
  }),
  live: endpoint({
    ...shared,
    operationId: 'listenToWebhookDeliveries',
    summary: 'Stream deliveries',
    description:
      'Server-sent events: each names a webhook of which a delivery or its state has changed since the last. The stream ends after some minutes; open it again then. You can have ten at a time.',
    method: 'GET',
    path: '/webhooks/live',
    answer: z.object({ webhookId: z.string() }),
    isStream: true,
    errors: [],
  }),
} as const;
