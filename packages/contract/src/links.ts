import type { z } from 'zod';
import { idParams, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { linkPayloadSchema, sourceMetadataSchema, sourceQuery } from './user-data.ts';

const linkSchema = linkPayloadSchema.extend({ metadata: sourceMetadataSchema }).meta({ id: 'Link' });
export type Link = z.infer<typeof linkSchema>;

/** How far back connections to other organizations are counted. */
export const linkWindowDays = 730;

const tag = 'Links';

export const linksApi = {
  list: endpoint({
    operationId: 'listLinks',
    summary: 'List links',
    description: `With how many other participating organizations the account was connected in the ${linkWindowDays} days before, and when last with each.`,
    tag,
    method: 'GET',
    path: '/links',
    auth: 'openApi',
    query: sourceQuery,
    answer: listOf(linkSchema),
  }),
  get: endpoint({
    operationId: 'getLink',
    summary: 'Get a link',
    tag,
    method: 'GET',
    path: '/links/{id}',
    auth: 'openApi',
    params: idParams,
    answer: linkSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
