import { answersFile, type Endpoint, isRevalidated } from '@smile/contract/endpoint';
import { errorCatalogue } from '@smile/contract/errors';
import {
  idempotencyHeaders,
  idempotencyHours,
  maxIdempotencyKeyLength,
  takesIdempotencyKey,
} from '@smile/contract/idempotency';
import type { z } from 'zod';
import { describeAnswers, sharedAnswers } from './answers.ts';
import { describeParameter, describeProperties } from './describe.ts';
import { showErrors } from './error-examples.ts';
import { maturityBadges } from './maturity.ts';
import { describeOperationInWords } from './operation-words.ts';
import { type Json, toJsonSchema } from './schemas.ts';
import { describeWebhooks } from './webhooks.ts';

export interface OpenApiInfo {
  title: string;
  version: string;
  description: string;
  servers: { url: string; description: string }[];
  /** Description of each tag. */
  tags?: Readonly<Record<string, string>>;
}

/** Generates the OpenAPI 3.1 document from endpoints; nothing is written twice. */
export function buildOpenApiDocument(info: OpenApiInfo, endpoints: Endpoint[]): Json {
  const schemas: Json = { Error: errorSchema };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation = { [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas) };
    paths[endpoint.path] = { ...paths[endpoint.path], ...operation };
  }
  const webhooks = describeWebhooks(schemas);
  const { servers, tags = {}, ...head } = info;
  return {
    openapi: '3.1.0',
    info: { ...head, contact, license: { name: 'MIT', identifier: 'MIT' } },
    servers,
    security: [{ apiKey: [] }, { portalToken: [] }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({
      name,
      ...(tags[name] && { description: tags[name] }),
    })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'basic', description: 'API key as user name, API secret as password.' },
        portalToken: { type: 'http', scheme: 'bearer', description: "The portal's open-API token of the mode." },
        developerToken: { type: 'http', scheme: 'bearer', description: "The portal's developer token." },
      },
      parameters: { IdempotencyKey: idempotencyParameter, Range: rangeParameter, IfNoneMatch: versionParameter },
      headers: {
        IdempotentReplayed: replayedHeader,
        FileName: fileNameHeader,
        FilePart: filePartHeader,
        ETag: versionHeader,
        ...limitHeaders,
      },
      responses: sharedAnswers,
      examples: showErrors(endpoints),
      schemas: Object.fromEntries(
        Object.entries(schemas)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, schema]) => [name, describeProperties(schema, name)]),
      ),
    },
  };
}

/** Placeholder for the operator; the portal shows their real contact. */
const contact: Json = { name: 'The operator of this installation' };

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId', 'data'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string' },
    requestId: { type: 'string', format: 'uuid' },
    data: { type: 'object', example: {} },
  },
};

const idempotencyParameter: Json = {
  name: idempotencyHeaders.request,
  in: 'header',
  required: false,
  description:
    `Makes it safe to repeat the request: the first answer is stored for ${idempotencyHours} hours and repeated, ` +
    `marked with \`${idempotencyHeaders.answer}: true\`. ` +
    'The same key with another request is refused with INVALID_PARAMETERS.',
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength },
  example: '2f1f7c4e-6f1d-4a43-9f0e-0f7c3b7f5f9a',
};

const replayedHeader: Json = {
  description: `\`true\` if this is the stored answer to an earlier request with the same ${idempotencyHeaders.request}.`,
  schema: { type: 'string', enum: ['true'] },
};

const rangeParameter: Json = {
  name: 'Range',
  in: 'header',
  required: false,
  description: 'Requests a part of the file, for example to resume a download. Multiple ranges are not supported.',
  schema: { type: 'string' },
  example: 'bytes=0-1023',
};

const versionParameter: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'One or more `ETag`s of stored answers. If one is still current, the answer is 304 and empty.',
  schema: { type: 'string' },
  example: 'W/"5J4vYq0uT0m3a1b2c3d4e5"',
};

const versionHeader: Json = {
  description: 'Version of the answer, for `If-None-Match`. Sent to servers with an API key, not to browsers.',
  schema: { type: 'string' },
  example: 'W/"5J4vYq0uT0m3a1b2c3d4e5"',
};

const fileNameHeader: Json = {
  description: 'Whether the file is for saving, and its name.',
  schema: { type: 'string' },
  example: 'attachment; filename="smile-data-points.csv"',
};

const filePartHeader: Json = {
  description: 'Range of these bytes, and the size of the file.',
  schema: { type: 'string' },
  example: 'bytes 0-1023/146515',
};

/** Server and security of operations outside the Open API. */
function describePlace({ auth, api }: Endpoint): Json {
  if (api === 'files') return { servers: [linkOrigin], security: [] };
  return auth === 'developer' ? { servers: [portalServer], security: [{ developerToken: [] }] } : {};
}

const portalServer: Json = { url: '/developer/v1', description: 'The portal' };

const linkOrigin: Json = {
  url: '{linkUrl}',
  description: 'Start of the links in answers',
  variables: { linkUrl: { default: 'https://link.example.com', description: 'The link origin of the installation.' } },
};

function describeOperation(endpoint: Endpoint, schemas: Json): Json {
  const parameters = [
    ...describeParameters('path', endpoint, schemas),
    ...describeParameters('query', endpoint, schemas),
    ...(takesIdempotencyKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(isRevalidated(endpoint) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(answersFile(endpoint) && !endpoint.answer.isGenerated ? [{ $ref: '#/components/parameters/Range' }] : []),
  ];
  const operation = {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: describeOperationInWords(endpoint),
    tags: [endpoint.tag],
    ...maturityBadges(endpoint.path),
    ...describePlace(endpoint),
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
  return describeProperties(operation, endpoint.operationId);
}

function bodyTypeOf(endpoint: Endpoint): string {
  return endpoint.bodyType === 'form' ? 'multipart/form-data' : 'application/json';
}

function describeParameters(place: 'path' | 'query', endpoint: Endpoint, schemas: Json): Json[] {
  const object = place === 'path' ? endpoint.params : endpoint.query;
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => {
    const { description, ...json } = toJsonSchema(schema as z.ZodType, 'input', schemas);
    const isRequired = place === 'path' || !(schema as z.ZodType).safeParse(undefined).success;
    const parameter = { name, in: place, required: isRequired, ...(description ? { description } : {}), schema: json };
    return describeParameter(parameter, endpoint.operationId);
  });
}

const seconds = { type: 'integer', minimum: 1 };
const requests = { type: 'integer', minimum: 0 };
const limitHeaders: Json = {
  RetryAfter: { description: 'Seconds until it is worth trying again.', schema: seconds },
  RateLimitLimit: { description: 'Requests of one network address in a second.', schema: requests },
  RateLimitRemaining: { description: 'Remaining requests in this second.', schema: requests },
  RateLimitReset: { description: 'Seconds until the next second begins.', schema: seconds },
};
