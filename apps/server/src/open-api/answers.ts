import {
  answersFile,
  type Endpoint,
  type FileEndpoint,
  isRevalidated,
  rateLimitHeaders,
} from '@smile/contract/endpoint';
import { errorsOf } from '@smile/contract/endpoint-errors';
import { type ErrorCode, errorCatalogue } from '@smile/contract/errors';
import { idempotencyHeaders, takesIdempotencyKey } from '@smile/contract/idempotency';
import type { EnvelopeEndpoint } from '../platform/http/answers/serializer.ts';
import { type Json, toJsonSchema } from './schemas.ts';

/** Describes an operation's answers by status: the success schema and each error. */
export function describeAnswers(endpoint: Endpoint, schemas: Json): Json {
  const answers: Json = answersFile(endpoint)
    ? describeFiles(endpoint)
    : describeEnvelope(endpoint as EnvelopeEndpoint, schemas);
  const codes = errorsOf(endpoint);
  for (const status of new Set(codes.map((code) => errorCatalogue[code].status)))
    answers[status] = describeRefusal(
      status,
      codes.filter((code) => errorCatalogue[code].status === status),
    );
  answers[431] = { $ref: '#/components/responses/HeadersTooLarge' };
  return answers;
}

/** Sent before an operation is matched, so any operation may return it. */
export const sharedAnswers: Json = {
  HeadersTooLarge: {
    description: 'The headers of the request are larger than 16 kB; `INVALID_PARAMETERS`.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

function describeRefusal(status: number, codes: ErrorCode[]): Json {
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.join(', '),
    ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' }, ...limitHeaders } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } },
  };
}

/** Rate limit headers, documented for success and for 429. */
const limitHeaders: Json = Object.fromEntries(
  Object.values(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name.replace('-', '')}` }]),
);

function describeFiles({ answer }: FileEndpoint): Json {
  const bytes = { schema: { type: 'string', format: 'binary' } };
  const content = Object.fromEntries(answer.contentTypes.map((type) => [type, bytes]));
  const name = { 'Content-Disposition': { $ref: '#/components/headers/FileName' } };
  const part = { 'Content-Range': { $ref: '#/components/headers/FilePart' } };
  return {
    200: { description: 'The file', headers: name, content },
    ...(!answer.isGenerated && {
      206: { description: 'The part that was asked for', headers: { ...name, ...part }, content },
    }),
  };
}

function describeEnvelope(endpoint: EnvelopeEndpoint, schemas: Json): Json {
  const envelope: Json = {
    type: 'object',
    required: ['code', 'message', 'requestId', ...(endpoint.answer ? ['data'] : [])],
    properties: {
      code: { type: 'string', const: endpoint.code ?? 'OK' },
      message: { type: 'string', const: 'Success' },
      requestId: { type: 'string', format: 'uuid' },
      ...(endpoint.answer && { data: toJsonSchema(endpoint.answer, 'output', schemas) }),
    },
  };
  const content = endpoint.isStream
    ? { 'text/event-stream': { schema: toJsonSchema(endpoint.answer!, 'output', schemas) } }
    : { 'application/json': { schema: envelope } };
  const version = { ETag: { $ref: '#/components/headers/ETag' } };
  const headers = {
    ...(takesIdempotencyKey(endpoint) && {
      [idempotencyHeaders.answer]: { $ref: '#/components/headers/IdempotentReplayed' },
    }),
    ...(isRevalidated(endpoint) && version),
    ...limitHeaders,
  };
  const success = { description: 'Success', headers, content };
  return {
    [endpoint.status ?? 200]: success,
    ...(isRevalidated(endpoint) && { 304: { description: 'Your stored answer is still current', headers: version } }),
  };
}
