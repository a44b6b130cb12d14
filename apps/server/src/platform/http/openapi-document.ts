import type { Endpoint } from '@smile/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@smile/contract/errors';
import {
  idempotencyHeaders,
  idempotencyHours,
  maxIdempotencyKeyLength,
  takesIdempotencyKey,
} from '@smile/contract/idempotency';
import { z } from 'zod';

type Json = Record<string, unknown>;

export interface OpenApiInfo {
  title: string;
  version: string;
  description: string;
  servers: { url: string; description: string }[];
  /** What each tag is about. */
  tags?: Readonly<Record<string, string>>;
}

/** The OpenAPI 3.1 document of endpoints; nothing in it is written a second time. */
export function buildOpenApiDocument(info: OpenApiInfo, endpoints: Endpoint[]): Json {
  const schemas: Json = { Error: errorSchema };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation = { [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas) };
    paths[endpoint.path] = { ...paths[endpoint.path], ...operation };
  }
  const { servers, tags = {}, ...head } = info;
  return {
    openapi: '3.1.0',
    info: { ...head, license: { name: 'MIT', identifier: 'MIT' } },
    servers,
    security: [{ apiKey: [] }, { portalToken: [] }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({
      name,
      ...(tags[name] && { description: tags[name] }),
    })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'basic', description: 'API key as user name, API secret as password.' },
        portalToken: { type: 'http', scheme: 'bearer', description: "The portal's open-API token of the mode." },
      },
      parameters: { IdempotencyKey: idempotencyParameter },
      headers: { IdempotentReplayed: replayedHeader },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId', 'data'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string' },
    requestId: { type: 'string', format: 'uuid' },
    data: { type: 'object' },
  },
};

const idempotencyParameter: Json = {
  name: idempotencyHeaders.request,
  in: 'header',
  required: false,
  description: `Makes it safe to send the request again: the first answer is kept for ${idempotencyHours} hours and repeated, marked with \`${idempotencyHeaders.answer}: true\`. The same key with another request is refused with INVALID_PARAMETERS.`,
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength },
  example: '2f1f7c4e-6f1d-4a43-9f0e-0f7c3b7f5f9a',
};

const replayedHeader: Json = {
  description: `\`true\` where this is the stored answer to an earlier request with the same ${idempotencyHeaders.request}.`,
  schema: { type: 'string', enum: ['true'] },
};

function describeOperation(endpoint: Endpoint, schemas: Json): Json {
  const parameters = [
    ...describeParameters('path', endpoint.params, schemas),
    ...describeParameters('query', endpoint.query, schemas),
    ...(takesIdempotencyKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: endpoint.description ?? `${endpoint.summary}.`,
    tags: [endpoint.tag],
    ...(endpoint.isDeprecated && { deprecated: true }),
    ...(parameters.length && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: { [bodyTypeOf(endpoint)]: { schema: toJsonSchema(endpoint.body, 'input', schemas) } },
      },
    }),
    responses: describeAnswers(endpoint, schemas),
  };
}

function bodyTypeOf(endpoint: Endpoint): string {
  return endpoint.bodyType === 'form' ? 'multipart/form-data' : 'application/json';
}

function describeParameters(place: 'path' | 'query', object: z.ZodObject | undefined, schemas: Json): Json[] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => {
    const { description, ...json } = toJsonSchema(schema as z.ZodType, 'input', schemas);
    const isRequired = place === 'path' || !(schema as z.ZodType).safeParse(undefined).success;
    return { name, in: place, required: isRequired, ...(description ? { description } : {}), schema: json };
  });
}

function describeAnswers(endpoint: Endpoint, schemas: Json): Json {
  const envelope: Json = {
    type: 'object',
    required: ['code', 'message', 'requestId', ...(endpoint.answer ? ['data'] : [])],
    properties: {
      code: { type: 'string', const: 'OK' },
      message: { type: 'string', const: 'Success' },
      requestId: { type: 'string', format: 'uuid' },
      ...(endpoint.answer && { data: toJsonSchema(endpoint.answer, 'output', schemas) }),
    },
  };
  const content = endpoint.isStream
    ? { 'text/event-stream': { schema: toJsonSchema(endpoint.answer!, 'output', schemas) } }
    : { 'application/json': { schema: envelope } };
  const headers = takesIdempotencyKey(endpoint)
    ? { headers: { [idempotencyHeaders.answer]: { $ref: '#/components/headers/IdempotentReplayed' } } }
    : {};
  const answers: Json = { [endpoint.status ?? 200]: { description: 'Success', ...headers, content } };
  for (const code of errorsOf(endpoint)) {
    const { status } = errorCatalogue[code];
    const earlier = (answers[status] as { description: string } | undefined)?.description;
    answers[status] = {
      description: earlier ? `${earlier}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

/** Errors that the auth kind and the inputs imply, and the endpoint's own. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.params || endpoint.query || endpoint.body || takesIdempotencyKey(endpoint))
    codes.add('INVALID_PARAMETERS');
  if (endpoint.auth === 'openApi') codes.add('INVALID_CREDENTIALS');
  if (endpoint.auth !== 'public') codes.add('INVALID_TOKEN');
  if (endpoint.role) codes.add('UNAUTHORIZED_ACCESS');
  if (endpoint.body) codes.add('UNSUPPORTED_TYPE');
  for (const code of ['REQUEST_LIMIT_EXCEEDED', 'SERVER_ERROR', 'SERVER_UNAVAILABLE'] as const) codes.add(code);
  return [...codes];
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  for (const [name, definition] of Object.entries(($defs as Json) ?? {})) schemas[name] = tidy(definition);
  const id = (json as { id?: string }).id;
  if (!id) return tidy(json) as Json;
  schemas[id] = tidy(json);
  return { $ref: `#/components/schemas/${id}` };
}

/** Refs into components, and without what readers of the document do not need. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, id: _, additionalProperties, propertyNames: __, ...rest } = value as Json;
  if (typeof $ref === 'string') return { $ref: $ref.replace('#/$defs/', '#/components/schemas/') };
  if (rest.format) delete rest.pattern;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const entries = Object.entries(rest).map(([key, entry]) => [
    key,
    key === 'properties' ? tidyProperties(entry as Json) : tidy(entry),
  ]);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: tidy(additionalProperties) }) };
}

/** Properties may be named like the keywords of a schema. */
function tidyProperties(properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, tidy(schema)]));
}
