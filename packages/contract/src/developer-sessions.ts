import { z } from 'zod';
import { dateTimeSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const developerSessionSchema = z
  .object({
    id: z.string(),
    isCurrent: z.boolean().describe('Whether it is the current session.'),
    device: z.string().describe('Name of browser and operating system, if the browser sends them.'),
    place: z.enum(['THIS_MACHINE', 'PRIVATE_NETWORK', 'INTERNET']).describe('The network location of the address.'),
    ipAddress: z.string().nullable().describe('The address of the last call.'),
    createdAt: dateTimeSchema.describe('The time of the sign-in.'),
    lastUsedAt: dateTimeSchema,
    expiresAt: dateTimeSchema,
  })
  .meta({ id: 'DeveloperSession' });
export type DeveloperSession = z.infer<typeof developerSessionSchema>;

const tag = 'Sign-in';

export const developerSessionsApi = {
  list: endpoint({
    operationId: 'listDeveloperSessions',
    summary: 'List your own sessions, newest first',
    tag,
    method: 'GET',
    path: '/developerSessions',
    auth: 'developer',
    query: pageQuery(10),
    answer: listOf(developerSessionSchema),
  }),
  remove: endpoint({
    operationId: 'deleteDeveloperSession',
    summary: 'End one of your own sessions with all of its tokens',
    tag,
    method: 'DELETE',
    path: '/developerSessions/{id}',
    auth: 'developer',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  removeOthers: endpoint({
    operationId: 'deleteOtherDeveloperSessions',
    summary: 'End all of your own sessions except the current one',
    tag,
    method: 'DELETE',
    path: '/developerSessions',
    auth: 'developer',
    answer: z.object({ ended: z.number().int() }),
  }),
  logOut: endpoint({
    operationId: 'deleteDeveloperToken',
    summary: 'Sign out: end the current session with all of its tokens',
    tag,
    method: 'DELETE',
    path: '/developerTokens',
    auth: 'developer',
    answer: null,
  }),
} as const;
