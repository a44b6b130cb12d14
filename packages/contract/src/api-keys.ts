import { z } from 'zod';
import { dateTimeSchema, idParams, listOf, modeQuery, modeSchema, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const apiKeyStatusSchema = z.enum(['ACTIVE', 'INACTIVE']).meta({ id: 'ApiKeyStatus' });
export type ApiKeyStatus = z.infer<typeof apiKeyStatusSchema>;

const apiKeySchema = z
  .object({
    id: z.string(),
    tenantId: z.string(),
    mode: modeSchema,
    status: apiKeyStatusSchema,
    apiKey: z.string(),
    apiSecret: z.string(),
    lastUsedAt: dateTimeSchema.nullable().describe('When a call was last signed with the key; null before the first.'),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Keys older than this many days are worth replacing. */
export const apiKeyMaxAgeDays = 180;
export const apiKeyPageSize = 50;

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
