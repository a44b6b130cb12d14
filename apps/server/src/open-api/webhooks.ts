import { eventDataSchemas } from '@smile/contract/event-data';
import { eventExamples } from '@smile/contract/event-examples';
import { type EventType, eventTypes } from '@smile/contract/events';
import { describeProperties } from './describe.ts';
import { eventMeanings } from './glossary/events.ts';
import { type Json, toJsonSchema } from './schemas.ts';

const eventId = 'et-3b7a9c5e1d2f4860b4a8c6e0f2d41357';

/** The document's `webhooks`: each event as it is sent to subscribed URLs. */
export function describeWebhooks(schemas: Json): Json {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: describeEvent(type, schemas) }]));
}

function describeEvent(type: EventType, schemas: Json): Json {
  const data = describeProperties(toJsonSchema(eventDataSchemas[type], 'output', schemas), `${type}Event`);
  return {
    operationId: `on${toPascalCase(type)}`,
    summary: type,
    description: eventMeanings[type],
    tags: ['Webhooks'],
    // Webhooks are signed, so they need no authentication.
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: describeBody(type, data), example: exampleOf(type) } },
    },
    responses: {
      '2XX': { description: 'Received. Any other answer, or none within ten seconds, is tried again.' },
      '4XX': { description: 'Not received; the event is sent again later.' },
    },
  };
}

function describeBody(type: EventType, data: Json): Json {
  return {
    type: 'object',
    required: ['id', 'version', 'type', 'createdAt', 'data'],
    properties: {
      id: { type: 'string', description: 'The same in every attempt: keep the ids you have seen.', example: eventId },
      version: { type: 'integer', const: 1, description: 'Version of this form.' },
      type: { type: 'string', const: type, description: 'Which event it is.' },
      createdAt: { type: 'string', format: 'date-time', description: 'When it happened, UTC.' },
      data: { ...data, description: 'What happened.' },
    },
  };
}

function exampleOf(type: EventType): Json {
  return { id: eventId, version: 1, type, createdAt: '2026-01-31T08:30:00Z', data: eventExamples[type] };
}

const headers: Json[] = [
  header(
    'Smile-Signature',
    'Lowercase hex HMAC-SHA512 of the raw body, keyed with the secret of the webhook.',
    'b3f1…',
  ),
  header(
    'Smile-Sequence',
    'A number that grows from event to event, the same in every attempt: sort by it. Events may arrive out of order.',
    '1769848200123456',
  ),
  header('webhook-id', 'The id of the event, as Standard Webhooks names it.', eventId),
  header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.', '1769848200'),
  header('webhook-signature', 'Signature of id, timestamp and body, as Standard Webhooks defines it.', 'v1,K5oZ…'),
];

function header(name: string, description: string, example: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example };
}

function toPascalCase(type: string): string {
  return type.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
