import { z } from 'zod';
import { dateTimeSchema, idParams, listOf, modeQuery, modeSchema, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const apiKeyStatusSchema = z.enum(['ACTIVE', 'INACTIVE']).meta({ id: 'ApiKeyStatus' });
export type ApiKeyStatus = z.infer<typeof apiKeyStatusSchema>;

const replacementSchema = z
  .object({
    id: z.string(),
    apiKey: z.string(),
    status: apiKeyStatusSchema,
    lastUsedAt: dateTimeSchema.nullable(),
    createdAt: dateTimeSchema.describe('Start of the rotation.'),
  })
  .meta({ id: 'ApiKeyReplacement' });

const apiKeySchema = z
  .object({
    id: z.string(),
    tenantId: z.string(),
    mode: modeSchema,
    status: apiKeyStatusSchema,
    apiKey: z.string(),
    apiSecret: z.string(),
    lastUsedAt: dateTimeSchema.nullable().describe('Time of the last call signed with the key; null before the first.'),
    createdAt: dateTimeSchema,
    replacement: replacementSchema.nullable().describe('The key that replaces it, from `rotateApiKey`.'),
    endsAt: dateTimeSchema.nullable().describe('The key is refused from this time; null without an end.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Recommended maximum age of a key in days. */
export const apiKeyMaxAgeDays = 180;
export const apiKeyPageSize = 50;
/** Grace period of a replaced key in days: default and maximum. */
export const defaultGraceDays = 7;
const maxGraceDays = 90;
const graceDaysSchema = z.number().int().min(0).max(maxGraceDays);

const tag = 'API keys';

export const apiKeysApi = {
  list: endpoint({
    operationId: 'listApiKeys',
    summary: 'List the API keys of a mode, newest first',
    tag,
    method: 'GET',
    path: '/apiKeys',
    auth: 'developer',
    query: pageQuery(apiKeyPageSize).extend(modeQuery.shape),
    answer: listOf(apiKeySchema),
  }),
  create: endpoint({
    operationId: 'createApiKey',
    summary: 'Create an API key',
    tag,
    method: 'POST',
    path: '/apiKeys',
    auth: 'developer',
    role: 'ADMIN',
    body: z.object({ mode: modeSchema }),
    status: 201,
    answer: apiKeySchema,
  }),
  setStatus: endpoint({
    operationId: 'updateApiKeyStatus',
    summary: 'Activate or deactivate an API key',
    tag,
    method: 'PUT',
    path: '/apiKeys/{id}/status',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    body: z.object({ mode: modeSchema, status: apiKeyStatusSchema }),
    answer: apiKeySchema,
    errors: ['MISSING_RESOURCE'],
  }),
  rotate: endpoint({
    operationId: 'rotateApiKey',
    summary: 'Create a key that replaces another',
    description: 'Both work until the grace period ends; then the old one is INACTIVE.',
    tag,
    method: 'POST',
    path: '/apiKeys/{id}/rotate',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    body: z.object({ mode: modeSchema, graceDays: graceDaysSchema.default(defaultGraceDays) }),
    status: 201,
    answer: apiKeySchema,
    errors: ['MISSING_RESOURCE'],
  }),
  setEnd: endpoint({
    operationId: 'setApiKeyEnd',
    summary: 'Set, move or remove the end of an active API key',
    tag,
    method: 'PUT',
    path: '/apiKeys/{id}/end',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    body: z.object({
      mode: modeSchema,
      graceDays: graceDaysSchema.min(1).nullable().describe('Days from now; null for no end.'),
    }),
    answer: apiKeySchema,
    errors: ['MISSING_RESOURCE'],
  }),
  remove: endpoint({
    operationId: 'deleteApiKey',
    summary: 'Delete an inactive API key',
    tag,
    method: 'DELETE',
    path: '/apiKeys/{id}',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
