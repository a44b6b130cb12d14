import { z } from 'zod';
import { dateTimeSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { webhookEventTypeSchema } from './events.ts';
import { readWebhookUrl, webhookUrlMessage } from './urls.ts';
import { isSecret, maxSecretCharacters, webhookSecretMessage } from './webhook-secret.ts';

const webhookDisabledReasonSchema = z.enum(['FAILURES', 'GONE']).meta({ id: 'WebhookDisabledReason' });
export type WebhookDisabledReason = z.infer<typeof webhookDisabledReasonSchema>;

const webhookSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    name: z.string(),
    url: z.string(),
    eventTypes: z.array(webhookEventTypeSchema),
    active: z.boolean(),
    includePayload: z.boolean(),
    updatedAt: dateTimeSchema,
    disabledAt: dateTimeSchema
      .nullable()
      .describe('Time at which the platform deactivated it; null while active, or if somebody else deactivated it.'),
    disabledReason: webhookDisabledReasonSchema
      .nullable()
      .describe(
        'Reason why the platform deactivated it: too many attempts in a row failed, or its endpoint answered `410 Gone`.',
      ),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookPageSize = 10;

export const newWebhookSchema = z
  .object({
    name: z.string().trim().min(1, 'name is required.').max(200),
    url: z
      .string()
      .trim()
      .max(500)
      .refine((text) => readWebhookUrl(text) !== null, webhookUrlMessage),
    eventTypes: z.array(webhookEventTypeSchema).min(1, 'Please select at least one event.'),
    active: z.boolean(),
    includePayload: z.boolean().default(false),
    secret: z
      .string()
      .min(1, 'secret is required.')
      .max(maxSecretCharacters, webhookSecretMessage)
      .refine(isSecret, webhookSecretMessage),
  })
  .meta({ id: 'WebhookPostRequest' });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

const tag = 'Webhooks';

export const webhooksApi = {
  list: endpoint({
    operationId: 'listWebhooks',
    summary: 'List webhooks, newest first',
    tag,
    method: 'GET',
    path: '/webhooks',
    auth: 'openApi',
    query: pageQuery(webhookPageSize),
    answer: listOf(webhookSchema),
  }),
  create: endpoint({
    operationId: 'createWebhook',
    summary: 'Create a webhook',
    description: [
      'Events are sent to the URL as `POST` with a JSON body `{ id, version, type, createdAt, data }`. An answer with',
      'status 200 to 299 within 10 seconds ends the delivery; otherwise it is repeated a few times after a while,',
      'later if the answer asks so with `Retry-After`. Events may arrive more than once, with the same id, and in any',
      'order: sort them by the number in the header `Smile-Sequence`, which grows from event to event of your',
      'organization and mode.',
      'The header `Smile-Signature` is the lowercase hex HMAC-SHA512 of the raw body with the secret; the headers of',
      'Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too. The secret is never',
      'returned. With `includePayload`, finished tasks carry the fetched data as `data.payload`, and completed ' +
        'sessions the answers in `data.payload.forms`.',
      'A webhook is deactivated after too many failed attempts in a row, or if its endpoint answers `410 Gone` at',
      'once, without another attempt; the administrators are told by email.',
    ].join(' '),
    tag,
    method: 'POST',
    path: '/webhooks',
    auth: 'openApi',
    body: newWebhookSchema,
    answer: webhookSchema,
    errors: ['UNAUTHORIZED_ACCESS'],
  }),
  get: endpoint({
    operationId: 'getWebhook',
    summary: 'Get a webhook',
    tag,
    method: 'GET',
    path: '/webhooks/{id}',
    auth: 'openApi',
    params: idParams,
    answer: webhookSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  setStatus: endpoint({
    operationId: 'setWebhookStatus',
    summary: 'Make a webhook active or inactive',
    description: 'An inactive webhook gets no events. Pending deliveries continue when it is active again.',
    tag,
    method: 'PUT',
    path: '/webhooks/{id}/status',
    auth: 'openApi',
    params: idParams,
    body: z.object({ active: z.boolean() }).meta({ id: 'WebhookStatusRequest' }),
    answer: webhookSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  remove: endpoint({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    tag,
    method: 'DELETE',
    path: '/webhooks/{id}',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
